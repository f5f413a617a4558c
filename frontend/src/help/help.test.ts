import '../words/speaking.testing'
import { expect, test } from 'vitest'
import type { GameName } from '../net/types'
import { LANGUAGES } from '../settings.svelte'
import { say, speak } from '../words/words.svelte'
import { parse } from './markdown'
import { rulesOf } from './rules'
import { found, groupsIn, sectionsOf } from './search'

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

/** Words that people use, in all languages, and the section that answers: its English heading. */
const ASKED: [GameName, Record<(typeof LANGUAGES)[number], string>, string][] = [
  ['cincinnati', { en: 'tie', it: 'pareggio', fr: 'égalité', de: 'Gleichstand' }, 'What if two are equally good?'],
  ['cincinnati', { en: 'draw', it: 'parità', fr: 'match nul', de: 'unentschieden' }, 'What if two are equally good?'],
  ['cincinnati', { en: 'score', it: 'punteggio', fr: 'score', de: 'Punktzahl' }, 'Who wins in the end?'],
  ['cincinnati', { en: 'winner', it: 'vincitore', fr: 'gagnant', de: 'Sieger' }, 'Who wins in the end?'],
  ['cincinnati', { en: 'ranking', it: 'classifica', fr: 'classement', de: 'Rangfolge' }, 'Which hand is better?'],
  ['cincinnati', { en: 'joker', it: 'jolly', fr: 'joker', de: 'Joker' }, 'Which cards are there?'],
  ['cincinnati', { en: 'shortcuts', it: 'scorciatoie', fr: 'raccourcis', de: 'Tasten' }, 'How do I play with the keyboard?'],
  ['twins', { en: 'tie', it: 'pareggio', fr: 'ex æquo, égalité', de: 'unentschieden' }, 'What happens in a tie?'],
  ['twins', { en: 'bankrupt', it: 'fallimento', fr: 'ruine', de: 'bankrott' }, 'When is somebody bankrupt?'],
  ['twins', { en: 'how long', it: 'durata', fr: 'durée', de: 'Dauer' }, 'How does the game end, and who wins?'],
  ['twins', { en: 'winner', it: 'vincitore', fr: 'vainqueur', de: 'Gewinner' }, 'How does the game end, and who wins?'],
  ['twins', { en: 'price', it: 'acquistare', fr: 'prix', de: 'Preis' }, 'What does buying cost?'],
  ['twins', { en: 'joker', it: 'matta', fr: 'joker', de: 'Joker' }, 'What is on the cards?'],
  ['diceland', { en: 'undo', it: 'annullare', fr: 'annuler', de: 'rückgängig' }, 'What can be taken back?'],
  ['diceland', { en: 'winner', it: 'vincitore', fr: 'gagnant', de: 'Gewinner' }, 'When does the game end, and who wins?'],
  ['diceland', { en: 'reroll', it: 'ritirare', fr: 'relancer', de: 'weiterwerfen' }, 'How likely is it that rolling again succeeds?'],
  ['diceland', { en: 'star', it: 'bonus', fr: 'étoile', de: 'Stern' }, 'What is a bonus cell, and what is a bonus roll?'],
]

test.each(LANGUAGES)('words that people use are found: %s', async (language) => {
  await speak(language)
  const alike = groupsIn(say('web-help-alike'))
  for (const [game, words, heading] of ASKED) {
    const number = sectionsOf(await rulesOf(game, 'en')).findIndex((section) => section.heading === heading)
    const sections = sectionsOf(await rulesOf(game, language))
    const shown = found(sections, words[language], alike).slice(0, 4).map((section) => section.heading)
    expect(shown, `${game}: ${words[language]}`).toContain(sections[number]!.heading)
  }
})
