import { expect, it } from 'vitest'
import type { CommandKey } from '#contract/ids.ts'
import { aDevice, anna, ben, someUuids } from '../../../test/builders/outbox.ts'
import { readHistory, remember } from './history.ts'

const uuid = someUuids(3)
const aRating = (owner = anna) => ({ owner, key: uuid() as CommandKey, kind: 'rateTitle', slot: 'movies/m-1/rating' })

it('tells of each that left at the same time, in order, and whose it was', async () => {
  const { db } = aDevice()
  const entries = [aRating(), aRating(), aRating()]
  await remember(db, entries, 'done', 5)
  await remember(db, [aRating(ben)], 'discarded', 6)
  const past = await readHistory(db)
  expect(past.map(({ key }) => key)).toEqual([...entries.map(({ key }) => key), expect.any(String)])
  expect(past.map(({ owner, outcome, at }) => [owner, outcome, at])).toEqual([
    ...Array(3).fill([anna, 'done', 5]),
    [ben, 'discarded', 6],
  ])
})

it('forgets the oldest, and keeps the last two hundred times', async () => {
  const { db } = aDevice()
  for (let time = 1; time <= 500; time += 1) await remember(db, [aRating()], 'done', time)
  const times = (await readHistory(db)).map(({ at }) => at)
  expect(times.at(-1)).toBe(500)
  expect(times).toEqual(Array.from({ length: times.length }, (_, index) => 501 - times.length + index))
  expect(times.length).toBeGreaterThanOrEqual(200)
  expect(times.length).toBeLessThan(220)
})
