import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import { toTvDate } from '#contract/tv.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { offers } from '../../db/schema/consumption.ts'
import { dateFilms } from '../films/datedFilm.ts'
import { readDemoWorld } from '../world.ts'
import { rollOffers } from './service.ts'

const TODAY = '2026-11-21'
const world = await readDemoWorld()
const films = dateFilms(world.films, TODAY)

describeOnBothDatabases('offers outside cinemas', (server) => {
  const fortnight = (from: string) => Array.from({ length: 14 }, (_, day) => addDays(from, day))
  const roll = (today: string, days: string[]) =>
    server().database.db.transaction((tx) => rollOffers(tx, fromBerlin(today, '00:05'), days, films, world))
  const all = () => server().database.db.select().from(offers).orderBy(asc(offers.id))

  it('are there for a fortnight of television, and the same when rolled again', async () => {
    await roll(TODAY, fortnight(TODAY))
    const before = await all()
    const days = new Set(
      before.flatMap(({ kind, startsAt }) => (kind === 'tv' && startsAt ? [toBerlinDate(startsAt)] : [])),
    )
    expect([...days].sort().slice(1, 15)).toEqual(fortnight(TODAY))
    // A minute past midnight is still in the TV day before.
    const ofThisNight = before.filter(({ startsAt }) => startsAt && toTvDate(startsAt) === addDays(TODAY, -1))
    expect(new Set(ofThisNight.map(({ providerSlug }) => providerSlug)).size).toBeGreaterThanOrEqual(8)
    await roll(TODAY, [])
    expect(await all()).toEqual(before)
  })

  it('go on as the days pass: licences and broadcasts that are over are gone, new ones are there', async () => {
    const later = addDays(TODAY, 40)
    await roll(later, fortnight(later))
    const left = await all()
    expect(left.filter(({ availableUntil }) => availableUntil !== null && availableUntil < later)).toEqual([])
    const shows = await server().database.db.select().from(offers).where(eq(offers.kind, 'tv'))
    expect(shows.length).toBeGreaterThan(200)
    expect(shows.filter(({ endsAt }) => endsAt && toBerlinDate(endsAt) < addDays(later, -1))).toEqual([])
    expect(
      left.filter(({ availableFrom }) => availableFrom !== null && availableFrom > TODAY && availableFrom <= later)
        .length,
    ).toBeGreaterThan(50)
  })
})
