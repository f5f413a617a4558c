import { expect, test } from 'vitest'
import { namesIn } from './names'

test('bots in a record have the names they had at the table', () => {
  expect(namesIn(['Anna', 'Bot 2 (medium)', 'Bot 3 (expert)'])).toEqual(['Anna', 'Bruno', 'Clara'])
})

test('a bot is not called as a person at its table', () => {
  expect(namesIn(['bruno', 'Bot 2 (easy)', 'Bot'])).toEqual(['bruno', 'Hugo', 'Bot'])
})
