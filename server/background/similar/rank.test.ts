import { expect, it } from 'vitest'
import { type Candidates, type Likeness, rankSimilar, type Shared } from './rank.ts'

const title = (id: string, rest: Partial<Likeness> = {}): Likeness => {
  return { id, year: 1947, genres: ['Krimi', 'Drama'], countries: ['USA'], popularity: 10, ...rest }
}
const own = title('m-own')
const none: Candidates = { shared: [], alike: [], listed: [] }
const by = (id: string, rest: Partial<Shared> = {}): Shared => {
  return { ...title(id), personId: 'fritz-lang', job: 'director', place: 0, ...rest }
}
const reasons = (candidates: Partial<Candidates>) => rankSimilar(own, { ...none, ...candidates })

it('prefers a maker to a lead, this to lists, and lists to a genre', () => {
  const found = reasons({
    alike: [title('m-genre')],
    listed: [{ id: 'm-lists', count: 2 }],
    shared: [by('m-lead', { personId: 'joan-bennett', job: 'cast' }), by('m-maker')],
  })
  expect(found.map(({ id }) => id)).toEqual(['m-maker', 'm-lead', 'm-lists', 'm-genre'])
  expect(found.map(({ reason }) => reason)).toEqual([
    { kind: 'person', job: 'director', personId: 'fritz-lang' },
    { kind: 'person', job: 'cast', personId: 'joan-bennett' },
    { kind: 'lists', count: 2 },
    { kind: 'genre', genre: 'Krimi', decade: 1940, country: 'USA' },
  ])
})

it('names decade and country only where both are from them', () => {
  const found = reasons({
    alike: [title('m-1', { year: 1951 }), title('m-2', { countries: ['Frankreich'], year: null })],
  })
  expect(found).toEqual([
    { id: 'm-1', reason: { kind: 'genre', genre: 'Krimi', decade: null, country: 'USA' } },
    { id: 'm-2', reason: { kind: 'genre', genre: 'Krimi', decade: null, country: null } },
  ])
})

it('puts a title with two reasons first, once, with the stronger one', () => {
  const listed = [{ id: 'm-2', count: 9 }]
  const shared = [by('m-1'), by('m-2', { personId: 'joan-bennett', job: 'cast' })]
  expect(reasons({ listed, shared }).map(({ id, reason }) => [id, reason.kind])).toEqual([
    ['m-2', 'person'],
    ['m-1', 'person'],
  ])
})

it('shows no more than three for the same person while there are others, and eight in all', () => {
  const shared = ['m-1', 'm-2', 'm-3', 'm-4', 'm-5'].map((id) => by(id))
  const alike = ['m-6', 'm-7', 'm-8'].map((id) => title(id, { countries: [] }))
  const ids = (candidates: Partial<Candidates>) => reasons(candidates).map(({ id }) => id)
  expect(ids({ shared, alike })).toEqual(['m-1', 'm-2', 'm-3', 'm-6', 'm-7', 'm-8', 'm-4', 'm-5'])
  expect(ids({ alike: Array.from({ length: 12 }, (_, index) => title(`m-${index}`)) })).toHaveLength(8)
})

it('finds nothing in titles without a genre in common', () => {
  expect(reasons({ alike: [title('m-1', { genres: ['Musik'] })] })).toEqual([])
})
