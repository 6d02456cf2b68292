import { expect, it } from 'vitest'
import { mixTitles } from './mixTitles.ts'

const aTitle = (id: number, year: number | null, ...genres: string[]) => ({ id, year, genres })
const idsOf = (titles: readonly { id: number }[]) => titles.map(({ id }) => id)

it('puts titles of other genres and decades between those that are alike', () => {
  const dramas = Array.from({ length: 6 }, (_, id) => aTitle(id, 1994, 'Drama'))
  const others = [aTitle(6, 2010, 'Komödie'), aTitle(7, 1972, 'Krimi'), aTitle(8, 1985, 'Western')]
  const mixed = mixTitles([...dramas, ...others])
  expect(idsOf(mixed).slice(0, 2)).toEqual([0, 6])
  expect(idsOf(mixed).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('leaves titles that differ in their order', () => {
  const titles = [aTitle(1, 1994, 'Drama'), aTitle(2, 2010, 'Komödie'), aTitle(3, null, 'Krimi'), aTitle(4, 1972)]
  expect(mixTitles(titles)).toEqual(titles)
})

it('begins with the best known, whatever follows', () => {
  const titles = Array.from({ length: 30 }, (_, id) => aTitle(id, 1950 + id * 2, id % 3 === 0 ? 'Drama' : 'Krimi'))
  expect(mixTitles(titles)[0]).toBe(titles[0])
  expect(mixTitles(titles)).toEqual(mixTitles(titles))
  expect(mixTitles([])).toEqual([])
})
