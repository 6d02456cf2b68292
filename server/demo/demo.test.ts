import { and, asc, count, eq, inArray, lte } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { addDays, toBerlinDate } from '#contract/berlin.ts'
import { loginCall } from '#contract/session.ts'
import { describeInDemoWorld, type TestServer } from '../../test/server.ts'
import { movies } from '../db/schema/catalogue.ts'
import { cinemas, cities, showtimes } from '../db/schema/cinema.ts'
import { comments } from '../db/schema/comments.ts'
import { listItems, lists } from '../db/schema/lists.ts'
import { marks } from '../db/schema/marks.ts'
import { meta } from '../db/schema/meta.ts'
import { ratings } from '../db/schema/ratings.ts'
import { users } from '../db/schema/users.ts'
import { createJobs } from '../jobs/service.ts'
import { loadDemo, rollShowtimes, startDemo } from './service.ts'
import { readDemoWorld } from './world.ts'

const silent = { info: () => {} }
const world = await readDemoWorld()

async function load(server: TestServer) {
  const { database, jobs } = server
  await loadDemo({ world, database, clock: () => server.clock.now, logger: silent, jobs })
}

const countOf = async (server: TestServer, table: typeof movies | typeof cinemas | typeof cities | typeof showtimes) =>
  (await server.database.db.select({ number: count() }).from(table))[0]?.number

describeInDemoWorld(
  'the demo world',
  (server) => {
    const days = async () => {
      const rows = await server()
        .database.db.selectDistinct({ date: showtimes.date })
        .from(showtimes)
        .orderBy(asc(showtimes.date))
      return rows.map((row) => row.date)
    }
    const roll = () => rollShowtimes({ world, database: server().database, clock: () => server().clock.now })

    it('has at least 310 films, 120 cinemas, 24 cities and 14 days of showtimes', async () => {
      expect(await countOf(server(), movies)).toBeGreaterThanOrEqual(310)
      expect(await countOf(server(), cinemas)).toBeGreaterThanOrEqual(120)
      expect(await countOf(server(), cities)).toBeGreaterThanOrEqual(24)
      expect(await days()).toEqual(Array.from({ length: 14 }, (_, day) => addDays('2026-11-21', day)))
    })

    it('is loaded once', async () => {
      const before = await countOf(server(), showtimes)
      await load(server())
      expect(await countOf(server(), showtimes)).toBe(before)
    })

    it('completes an older one, and keeps what people have made of it', async () => {
      const { database } = server()
      const [shows, films] = [await countOf(server(), showtimes), await countOf(server(), movies)]
      const member = await server().member()
      await member.command('PUT', '/api/movies/casablanca/rating', { rating: { value: 3, top: false, flop: false } })
      await database.db.delete(movies).where(eq(movies.permalink, 'die-odyssee'))
      await database.db
        .update(meta)
        .set({ value: { version: 1, until: '2026-12-04' } })
        .where(eq(meta.key, 'demo'))
      await load(server())
      expect(await countOf(server(), movies)).toBe(films)
      expect(await countOf(server(), showtimes)).toBe(shows)
      const { changes } = (await member.get('/api/me/changes')).json()
      expect(changes).toMatchObject([
        { kind: 'rating', rating: { value: 3 } },
        { kind: 'mark', name: 'watched', id: 'm-casablanca' },
      ])
    })

    it('lets its five members sign in', async () => {
      for (const username of ['kinofan', 'neuling', 'kritik', 'moderation', 'admin']) {
        const answer = await server().visitor().signIn(username, 'popcorn-im-dunkeln')
        expect(answer.statusCode, username).toBe(200)
        expect(loginCall.answer.parse(answer.json())).toMatchObject({ type: 'RegisteredUser', username })
      }
    })

    it('lets none of them give 3 or less, so that journeys find it to be a change on every film', async () => {
      const low = and(inArray(ratings.userId, ['u-kinofan', 'u-neuling', 'u-kritik']), lte(ratings.value, 3))
      expect(await server().database.db.select().from(ratings).where(low)).toEqual([])
    })

    it('counts the members among those who rated, the critic among the critics', async () => {
      const { db } = server().database
      for (const film of await db.select().from(movies)) {
        const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
        expect(total(film.communityDistribution)).toBe(film.communityCount)
        expect(total(film.criticsDistribution)).toBe(film.criticsCount)
        expect(film.communitySum).toBeLessThanOrEqual(film.communityCount * 10)
        const own = await db.select().from(ratings).where(eq(ratings.itemId, film.id))
        expect(film.communityCount).toBeGreaterThanOrEqual(own.filter((rating) => !rating.critic).length)
      }
      const rated = await db.select().from(ratings).where(eq(ratings.userId, 'u-kinofan'))
      expect(rated.length).toBeGreaterThan(60)
      const [kinofan] = await db.select().from(users).where(eq(users.id, 'u-kinofan'))
      const marked = await db.select().from(marks).where(eq(marks.userId, 'u-kinofan'))
      const listed = await db.select().from(lists).where(eq(lists.userId, 'u-kinofan'))
      const onLists = await db.select().from(listItems).where(eq(listItems.userId, 'u-kinofan'))
      const changes = [...rated, ...marked, ...listed, ...onLists].map(({ changeSeq }) => changeSeq)
      expect(new Set(changes).size).toBe(changes.length)
      expect(kinofan?.changeSeq).toBeGreaterThanOrEqual(Math.max(...changes))
    })

    it('counts the diggs and votes of its members, and takes one of them back', async () => {
      const { db } = server().database
      const digg = and(eq(marks.userId, 'u-kinofan'), eq(marks.kind, 'digg'), eq(marks.itemType, 'comments'))
      const [mark] = await db.select().from(marks).where(digg).limit(1)
      const digged = eq(comments.id, mark?.itemId ?? '')
      const diggs = async () => (await db.select().from(comments).where(digged))[0]?.diggsCount ?? 0
      const before = await diggs()
      expect(before).toBeGreaterThan(0)
      const kinofan = server().visitor()
      await kinofan.signIn('kinofan', 'popcorn-im-dunkeln')
      const cleared = await kinofan.command('DELETE', `/api/comments/${mark?.itemId}/digg`)
      expect(cleared.json()).toMatchObject({ applied: true, current: { id: mark?.id, set: false } })
      expect(await diggs()).toBe(before - 1)
    })

    it('has lists that everybody may read, and five of kinofan, of which one is his alone', async () => {
      const kinofan = server().visitor()
      await kinofan.signIn('kinofan', 'popcorn-im-dunkeln')
      expect((await kinofan.get('/api/session')).json().lists).toBe(5)
      expect((await kinofan.get('/api/movies/das-apartment/user_lists')).json()).toMatchObject([
        { name: 'Berlin im Film', item_on_list: false },
        { name: 'Darauf freue ich mich', item_on_list: false },
        { name: 'Filme für Regentage', item_on_list: true, items_count: 13 },
        { name: 'Meine ewigen Zehn', item_on_list: true },
        { name: 'Mit Papa schauen', item_on_list: false },
      ])
      expect((await kinofan.get('/api/lists/mit-papa-schauen')).statusCode).toBe(200)
      expect((await server().visitor().get('/api/lists/mit-papa-schauen')).statusCode).toBe(404)
      const { items, nextPage } = (await server().visitor().get('/api/lists')).json()
      expect([items.length, nextPage]).toEqual([24, 2])
      expect(items.every(({ posters }: { posters: unknown[] }) => posters.length === 4)).toBe(true)
    })

    it('adds missed days, keeps the ids of the others and forgets what is older than yesterday', async () => {
      const { db } = server().database
      const idsOn = async (date: string) =>
        (
          await db.select({ id: showtimes.id }).from(showtimes).where(eq(showtimes.date, date)).orderBy(showtimes.id)
        ).map((row) => row.id)
      const kept = await idsOn('2026-11-25')
      server().clock.advance(3 * 86_400_000)
      await roll()
      expect(toBerlinDate(server().clock.now)).toBe('2026-11-24')
      expect(await days()).toEqual(Array.from({ length: 15 }, (_, day) => addDays('2026-11-23', day)))
      expect(await idsOn('2026-11-25')).toEqual(kept)

      server().clock.advance(60 * 86_400_000)
      await roll()
      expect(await days()).toEqual(Array.from({ length: 14 }, (_, day) => addDays('2027-01-23', day)))
    })

    it('keeps the starts of the day of loading, and shows a film from its start on', async () => {
      const { db } = server().database
      const [film] = await db.select().from(movies).where(eq(movies.permalink, 'narnia-the-magicians-nephew'))
      expect(film).toMatchObject({ releaseDate: '2027-02-11', communityCount: 0, criticsCount: 0 })
      const showDays = async () =>
        db
          .selectDistinct({ date: showtimes.date })
          .from(showtimes)
          .where(eq(showtimes.movieId, film?.id ?? ''))
          .orderBy(asc(showtimes.date))
      server().clock.advance(5 * 86_400_000)
      await roll()
      expect(await days()).toContain('2027-02-10')
      expect(await showDays()).toEqual([])
      server().clock.advance(3 * 86_400_000)
      await roll()
      expect((await showDays()).map((row) => row.date)).toEqual(['2027-02-11', '2027-02-12', '2027-02-13'])
    })

    it('plans no show of a film that the catalogue has lost', async () => {
      const { db } = server().database
      await db.delete(movies).where(eq(movies.permalink, 'casablanca'))
      server().clock.advance(10 * 86_400_000)
      await roll()
      expect((await days()).at(-1)).toBe(addDays(toBerlinDate(server().clock.now), 13))
    })

    it('keeps the newcomer new', async () => {
      await roll()
      const [newcomer] = await server().database.db.select().from(users).where(eq(users.username, 'neuling'))
      expect(newcomer?.createdAt).toEqual(server().clock.now)
    })

    it('is loaded once by two processes that start together', async () => {
      const { database } = server()
      await database.db.delete(showtimes)
      await database.db.delete(meta)
      await Promise.all([load(server()), load(server())])
      expect(await countOf(server(), cinemas)).toBe(world.cinemas.length)
      expect((await days()).length).toBe(14)
    })

    it('rolls every night by itself', async () => {
      const { database, clock, jobs } = server()
      // Pictures are drawn by the media's jobs, which this test leaves alone.
      const rolling = createJobs({ database, clock: () => clock.now, logger: pino({ level: 'silent' }) })
      await startDemo({ database, clock: () => clock.now, logger: silent, jobs: { ...jobs, ...rolling } })
      for (let night = 0; night < 3; night++) {
        clock.advance(86_400_000)
        await rolling.runDue()
        expect((await days()).at(-1)).toBe(addDays(toBerlinDate(clock.now), 13))
      }
    })
  },
  { sweep: true },
)
