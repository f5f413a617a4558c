/** Puts messages into words as the browser does: reads {language: {files, cases}} and writes {language: texts}. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { FluentBundle, FluentNumber, FluentResource } = createRequire(process.argv[2])('@fluent/bundle')

/** As the app does: words.svelte.ts. */
function worded(value) {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: 'always' })
  return typeof value === 'object' ? new FluentNumber(value.percent, { style: 'percent', maximumFractionDigits: 0 }) : value
}

function textsOf(language, { files, cases }) {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, 'utf-8')))
  return cases.map(({ message, values }) => {
    const worded_ = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, worded(value)]))
    const errors = []
    const [id, attribute] = message.split('.')
    const found = bundle.getMessage(id)
    const text = bundle.formatPattern(attribute ? found.attributes[attribute] : found.value, worded_, errors)
    return errors.length ? `${text} (${errors.join('; ')})` : text
  })
}

const asked = JSON.parse(readFileSync(0, 'utf-8'))
const told = Object.entries(asked).map(([language, of]) => [language, textsOf(language, of)])
process.stdout.write(JSON.stringify(Object.fromEntries(told)))
