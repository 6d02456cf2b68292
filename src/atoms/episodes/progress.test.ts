// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { countSeen, toBroadcast, toNextEpisode } from './progress.ts'

const seasons = [
  { number: 1, year: 2017, episodes: 3 },
  { number: 2, year: 2019, episodes: 2 },
  { number: 3, year: null, episodes: null },
]
const seen = (...places: [number, number[]][]) => places.map(([season, numbers]) => ({ season, numbers }))

describe('the next episode', () => {
  it.each([
    ['is the first where none is seen', seen(), { season: 1, number: 1 }],
    ['follows the latest seen one', seen([1, [1, 2]]), { season: 1, number: 3 }],
    ['is the first of the next season after the last of one', seen([1, [3]]), { season: 2, number: 1 }],
    [
      'lies behind the latest seen one, whatever was left out before',
      seen([1, [1]], [2, [1]]),
      { season: 2, number: 2 },
    ],
    [
      'is the first that was left out where the last one is seen',
      seen([1, [1, 3]], [2, [2]]),
      { season: 1, number: 2 },
    ],
    ['is none where all are seen', seen([1, [1, 2, 3]], [2, [1, 2]]), null],
    ['does not count what the catalogue does not know', seen([1, [1, 9]]), { season: 1, number: 2 }],
  ])('%s', (_what, episodes, next) => expect(toNextEpisode(episodes, seasons)).toEqual(next))
})

it('counts the seen episodes that a season has', () => {
  expect(countSeen(seen([1, [1, 3, 9]]), 1, 3)).toBe(2)
  expect(countSeen(seen([1, [1]]), 2, 3)).toBe(0)
})

describe('the broadcast episodes', () => {
  const episodes = (...days: (string | null)[]) =>
    days.map((airDate, index) => ({ number: index + 1, title: null, airDate, runtime: null }))

  it('are those until today', () => {
    expect(toBroadcast(episodes('2026-11-26', '2026-11-27', '2026-11-28'), '2026-11-27')).toEqual([1, 2])
  })

  it('hold those of unknown days, but for what follows one to come', () => {
    expect(toBroadcast(episodes(null, null), '2026-11-27')).toEqual([1, 2])
    expect(toBroadcast(episodes(null, '2026-11-28', null), '2026-11-27')).toEqual([1])
  })
})
