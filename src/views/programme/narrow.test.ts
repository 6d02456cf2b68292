import { expect, it } from 'vitest'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aCinemaMovie, aCinemaShowtimes, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { narrow, toNarrowing } from './narrow.ts'

const DATE = '2026-11-21'
const at = (...starts: string[]) =>
  aCinemaShowtimes({ showtimes: starts.map((startsAt, index) => aShowtimeBrief({ id: `st-${index}`, startsAt })) })
const starts = (items: ReturnType<typeof narrow>) =>
  items.map(({ cinemas }) => cinemas.map(({ showtimes }) => showtimes.map(({ startsAt }) => startsAt)))

it('leaves a programme alone that nothing narrows', () => {
  const items = [aCinemaMovie()]
  expect(narrow(items, {}, DATE, null)).toEqual(items)
})

it('keeps what begins at six in Berlin or later, and past midnight; cinemas and films without such go', () => {
  const [noon, six, night] = ['2026-11-21T11:00:00.000Z', '2026-11-21T17:00:00.000Z', '2026-11-21T23:15:00.000Z']
  const items = [aCinemaMovie({ cinemas: [at(noon), at(noon, six, night)] }), aCinemaMovie({ cinemas: [at(noon)] })]
  expect(starts(narrow(items, { ab: '18' }, DATE, null))).toEqual([[[six, night]]])
})

it('keeps what stands on the watchlist', () => {
  const [one, other] = ['m-eins', 'm-zwei'].map((id) => aCinemaMovie({ movie: aMovieSummary({ id }) }))
  if (!one || !other) throw new Error('two films')
  expect(narrow([one, other], { merkliste: '1' }, DATE, new Set(['m-zwei']))).toEqual([other])
})

it('reads an address, and leaves out what it does not understand', () => {
  expect(toNarrowing({ ab: '18', merkliste: '1' })).toEqual({ ab: '18', merkliste: '1' })
  expect(toNarrowing({ ab: '20', merkliste: 'ja' })).toEqual({})
})
