// @vitest-environment node

import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { FEWEST_VIEWERS } from '#contract/viewers.ts'
import { toMemberRows } from '../memberRows.ts'
import { withSeriesRatings } from '../series/memberRatings.ts'
import { readDemoWorld } from '../world.ts'
import { toWatchingRows } from './watchingRows.ts'

const now = new Date('2026-11-21T12:00:00Z')

it('gives the demo diaries and ticked episodes, from the ratings, none of them in the future, and the newcomer none', async () => {
  const world = await readDemoWorld()
  const members = withSeriesRatings(toMemberRows(world, { known: '', unknown: '' }, now), world, now)
  const rows = toWatchingRows(world, members.ratings, now)
  expect(rows.diary.length).toBeGreaterThan(200)
  expect(new Set(rows.diary.map(({ userId, id }) => `${userId}/${id}`)).size).toBe(rows.diary.length)
  expect(rows.diary.every(({ id }) => z.uuid().safeParse(id).success)).toBe(true)
  expect(rows.diary.every(({ watchedOn }) => watchedOn <= '2026-11-21')).toBe(true)
  expect([...rows.diary, ...rows.episodes, ...rows.shown].some(({ userId }) => userId === 'u-neuling')).toBe(false)
  const viewers = new Map<string, number>()
  for (const { seriesId, season, number } of rows.episodes)
    viewers.set(`${seriesId}/${season}/${number}`, (viewers.get(`${seriesId}/${season}/${number}`) ?? 0) + 1)
  expect(Math.max(...viewers.values())).toBeGreaterThan(FEWEST_VIEWERS)
  expect(toWatchingRows(world, members.ratings, now)).toEqual(rows)
})
