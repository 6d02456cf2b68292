import { expect, it } from 'vitest'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import { toSearchPageSearch } from './searchPage.ts'

it('reads the text, the kinds and the page', () => {
  expect(toSearchPageSearch({ q: ' der pate ', class: ['Cinema', 'Movie'], page: '3' })).toEqual({
    q: 'der pate',
    class: ['Movie', 'Cinema'],
    page: 3,
  })
})

it('leaves out what is not understood', () => {
  for (const raw of [
    {},
    { q: '   ', class: [], page: '1' },
    { q: ['x'], class: 'Movie', page: '-2' },
    { class: ['User'], page: 'x' },
  ]) {
    expect(toSearchPageSearch(raw)).toEqual({ q: undefined, class: undefined, page: undefined })
  }
})

it('asks for no more than the server takes', () => {
  expect(toSearchPageSearch({ q: 'x'.repeat(500) }).q).toHaveLength(SEARCH_MAX_LENGTH)
})

it('reads the filters of a kind, and none where no kind is asked for alone', () => {
  const filters = { genre: ['Drama', ' Krimi ', 7, 'x'.repeat(41)], year: '1990-1999', job: 'director', city: 'Köln' }
  expect(toSearchPageSearch({ q: 'x', class: ['Movie'], ...filters })).toEqual({
    ...{ q: 'x', class: ['Movie'], genre: ['Drama', 'Krimi'], year: '1990-1999', job: 'director', city: 'Köln' },
    page: undefined,
  })
  expect(toSearchPageSearch({ q: 'x', ...filters })).toEqual({ q: 'x' })
  expect(toSearchPageSearch({ class: ['Movie'], year: '94', job: 'grip', city: ' ', genre: [] })).toEqual({
    class: ['Movie'],
  })
})
