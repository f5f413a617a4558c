/** Parses the subset of Markdown in which the rules are written. */

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
export type Block =
  | { kind: 'heading'; level: number; id: string; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'figure'; name: string; caption: string }

const HEADING = /^(#{1,3}) (.+)$/
const FIGURE = /^!\[(.*)\]\(([\w-]+)\)$/
const ITEM = /^(?:[-*]|(\d+)\.) +(.*)$/
const RULER = /^\|[\s:|-]+\|$/
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g

export function parse(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap((part) => blocksOf(part.trim().split('\n'))).filter((block) => block !== null)
}

/** The blocks in lines without an empty one. A heading may stand directly above a text. */
function blocksOf(lines: string[]): (Block | null)[] {
  const [first = '', ...rest] = lines
  const heading = HEADING.exec(first)
  if (heading) return [headingOf(heading[1]!.length, heading[2]!), ...(rest.length ? blocksOf(rest) : [])]
  return [blockOf(lines)]
}

function blockOf(lines: string[]): Block | null {
  const first = lines[0]!
  if (!first) return null
  const figure = FIGURE.exec(first)
  if (figure) return { kind: 'figure', caption: figure[1]!, name: figure[2]! }
  if (first.startsWith('|') && RULER.test(lines[1] ?? '')) return tableOf(lines)
  if (ITEM.test(first)) return listOf(lines)
  return { kind: 'paragraph', inlines: inlinesOf(lines.join(' ')) }
}

function headingOf(level: number, text: string): Block {
  return { kind: 'heading', level, text, id: idOf(text) }
}

export const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** A line that does not begin an item continues the one before. */
function listOf(lines: string[]): Block {
  const items: string[] = []
  for (const line of lines.map((one) => one.trim())) {
    const item = ITEM.exec(line)
    if (item) items.push(item[2]!)
    else items[items.length - 1] += ` ${line}`
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0]!), items: items.map(inlinesOf) }
}

function tableOf(lines: string[]): Block {
  const cells = (line: string) => line.replaceAll(/^\||\|$/g, '').split('|').map((cell) => inlinesOf(cell.trim()))
  return { kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) }
}

export function inlinesOf(text: string): Inline[] {
  const found: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    const [, strong, em, code] = match
    found.push({ kind: strong ? 'strong' : em ? 'em' : 'code', text: (strong ?? em ?? code)! })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}

const plain = (inlines: Inline[]) => inlines.map((inline) => inline.text).join('')

export function textOf(block: Block): string {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'paragraph') return plain(block.inlines)
  if (block.kind === 'list') return block.items.map(plain).join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join(' ')
  return block.caption
}
