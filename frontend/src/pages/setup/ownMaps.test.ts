import { expect, test } from 'vitest'
import { forSeats, readMaps } from './ownMaps'

const ROWS = Array.from({ length: 9 }, (_, row) => 'OEEEoEE#WRBY'.slice(row % 3).padEnd(12, 'Y'))

test('a map is read as the terminal writes it, as rows and as lines', () => {
  const map = { rows: ROWS }
  expect(readMaps(JSON.stringify({ name: '7', seed: 7, rows: ROWS }))).toEqual([map])
  expect(readMaps(JSON.stringify(ROWS))).toEqual([map])
  expect(readMaps(` ${ROWS.join('\n ')}\n`)).toEqual([map])
  expect(readMaps(JSON.stringify([map, ROWS]))).toEqual([map, map])
})

test('what is no map is not read', () => {
  for (const text of ['{', '{}', '[1, 2]', '[[]', '[]', 'abc', ROWS.slice(1).join('\n'), ROWS.join('')]) expect(readMaps(text)).toBeNull()
})

test('every seat has a map', () => {
  const [first, second] = [{ rows: ['A'] }, { rows: ['B'] }]
  expect(forSeats([first!, second!], 3)).toEqual([first, second, first])
})
