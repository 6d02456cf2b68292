import { expect, it } from 'vitest'
import { aTitleSummary, aTvBroadcast } from '../../../../test/builders/atHome.ts'
import { toShowState } from './showState.ts'
import { toShown } from './toShown.ts'

const channel = (slug: string) => ({ slug, name: slug, url: null })
const series = aTitleSummary({ type: 'series', id: 'se-dark' })
const unknownEnd = aTvBroadcast({ id: 'offen', startsAt: '2026-11-21T19:15:00Z', endsAt: null })
const next = aTvBroadcast({
  id: 'danach',
  startsAt: '2026-11-21T19:30:00Z',
  endsAt: '2026-11-21T20:00:00Z',
  title: series,
})

it('shows the chosen channels, and films alone where these are wanted', () => {
  const channels = [
    { channel: channel('eins'), broadcasts: [unknownEnd, next] },
    { channel: channel('zwei'), broadcasts: [] },
  ]
  expect(toShown(channels, { sender: ['zwei'] }).map((each) => each.channel.slug)).toEqual(['zwei'])
  expect(toShown(channels, { type: 'movies' })[0]?.broadcasts.map(({ id }) => id)).toEqual(['offen'])
})

it.each([
  ['where another begins, also one that is not shown', [unknownEnd, next], '2026-11-21T19:30:00Z'],
  ['an hour after its start where nothing follows', [unknownEnd], '2026-11-21T20:15:00Z'],
])('ends a broadcast without an end %s', (_where, broadcasts, until) => {
  const [shown] = toShown([{ channel: channel('eins'), broadcasts }], { type: 'movies' })[0]?.broadcasts ?? []
  expect(shown?.until).toBe(Date.parse(until))
  const at = (offset: number) => shown && toShowState(shown, new Date(Date.parse(until) + offset))
  expect([at(-1)?.is, at(0)?.is]).toEqual(['running', 'over'])
  expect(at(-1)).toMatchObject({ left: null })
})
