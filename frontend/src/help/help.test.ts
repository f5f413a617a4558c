import { expect, test } from 'vitest'
import { parse } from './markdown'
import { found, sectionsOf } from './search'

const TEXT = `# The game

Throw *five* dice and **keep** some.

## Duels
Whoever holds a duel card
challenges somebody.

- first item
  goes on
- second

| Hand | Dice |
|---|---|
| pair | 4 4 |

![Five dice](five)

## The end
The game ends after twelve rounds. What counts is money.
`

test('headings, paragraphs, lists, tables and figures', () => {
  const blocks = parse(TEXT)
  expect(blocks.map((block) => block.kind)).toEqual([
    'heading', 'paragraph', 'heading', 'paragraph', 'list', 'table', 'figure', 'heading', 'paragraph',
  ])
  expect(blocks[1]).toEqual({
    kind: 'paragraph',
    inlines: [
      { kind: 'text', text: 'Throw ' },
      { kind: 'em', text: 'five' },
      { kind: 'text', text: ' dice and ' },
      { kind: 'strong', text: 'keep' },
      { kind: 'text', text: ' some.' },
    ],
  })
  expect(blocks[2]).toMatchObject({ id: 'duels', level: 2 })
  expect(blocks[4]).toMatchObject({ ordered: false, items: [[{ text: 'first item goes on' }], [{ text: 'second' }]] })
  expect(blocks[5]).toMatchObject({ head: [[{ text: 'Hand' }], [{ text: 'Dice' }]], rows: [[[{ text: 'pair' }], [{ text: '4 4' }]]] })
  expect(blocks[6]).toEqual({ kind: 'figure', name: 'five', caption: 'Five dice' })
})

test('a question finds the section about its rarest word', () => {
  const sections = sectionsOf(parse(TEXT))
  expect(found(sections, 'what is a duel?')[0]?.heading).toBe('Duels')
  expect(found(sections, 'when does the game end')[0]?.heading).toBe('The end')
  expect(found(sections, 'xylophone')).toEqual([])
  expect(found(sections, ' ')).toEqual(sections)
})
