import { describe, expect, it } from 'vitest'
import { type Footer, footerCall } from '#contract/footer.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { addCinema } from '../../test/cinemaRows.ts'
import { describeOnBothDatabases, type TestServer } from '../../test/server.ts'
import { credits, people } from '../db/schema/catalogue.ts'
import { showtimes } from '../db/schema/cinema.ts'
import { offers, providers } from '../db/schema/consumption.ts'
import { seriesCredits } from '../db/schema/series.ts'

const FIVE_MINUTES = 5 * 60_000
const read = async (server: TestServer): Promise<Footer> => {
  const answer = await server.visitor().get('/api/footer')
  expect(answer.statusCode).toBe(200)
  return footerCall.answer.parse(answer.json())
}
/** The answer once the cached one is stale: the first request still gets the old answer, the second the new one. */
const readAnew = async (server: TestServer): Promise<Footer> => {
  server.clock.advance(FIVE_MINUTES)
  await read(server)
  return read(server)
}
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)

async function addShow(server: TestServer, movieId: string, cinemaId: string, startsAt: Date) {
  await server.database.db.insert(showtimes).values({
    id: `s-${movieId}`,
    movieId,
    cinemaId,
    auditorium: 1,
    startsAt,
    date: startsAt.toISOString().slice(0, 10),
    version: 'DF',
    features: [],
  })
}

describeOnBothDatabases(
  'the footer',
  (server) => {
    it('is empty in an empty world, but for what the operator links', async () => {
      expect(await read(server())).toEqual({
        hot: [],
        stars: [],
        upcoming: [],
        links: [{ kind: 'jobs', label: 'Jobs', url: 'https://jobs.example' }],
        classicUrl: 'https://klassisch.example/',
      })
    })

    it('may be kept for five minutes, by anybody', async () => {
      const answer = await server().visitor().get('/api/footer')
      expect(answer.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=3600')
    })

    it('has films with a showtime ahead and films new on disc, the most popular first', async () => {
      const now = server().clock.now.getTime()
      const cinema = await addCinema(server())
      const add = (id: string, popularity: number) => addMovie(server(), { id, title: id, popularity })
      await addShow(server(), (await add('m-laeuft', 5)).id, cinema.id, new Date(now + 3_600_000))
      await addShow(server(), (await add('m-gelaufen', 90)).id, cinema.id, new Date(now - 3_600_000))
      await add('m-nirgends', 100)
      const { db } = server().database
      await db.insert(providers).values({ slug: 'label', name: 'Label', sortKey: 'label', kind: 'disc' })
      const disc = { itemType: 'movies', providerSlug: 'label', kind: 'disc' } as const
      const discs = { 'm-neu': '2026-10-01', 'm-alt': '2026-09-01', 'm-kommt': '2026-12-01' }
      for (const [itemId, availableFrom] of Object.entries(discs)) {
        await add(itemId, 50)
        await db.insert(offers).values({ ...disc, id: `o-${itemId}`, itemId, availableFrom })
      }
      expect(labels((await readAnew(server())).hot)).toEqual(['m-neu', 'm-laeuft'])
    })

    it('has the films to come by their day, not those that start today', async () => {
      for (const releaseDate of ['2026-12-24', '2026-11-21', '2026-11-26']) {
        await addMovie(server(), { id: `m-${releaseDate}`, title: releaseDate, releaseDate })
      }
      expect(labels((await readAnew(server())).upcoming)).toEqual(['2026-11-26', '2026-12-24'])
    })

    describe('the popular stars', () => {
      it('are those whose films and series are the most popular together, each title counted once', async () => {
        const { db } = server().database
        const names = ['Eva Zwei', 'Ada Viel', 'Ole Doppelt']
        await db.insert(people).values(
          names.map((name) => ({
            id: `p-${name[0]}`,
            permalink: name.slice(0, 3).toLowerCase(),
            name,
            sortKey: name,
          })),
        )
        await addMovie(server(), { id: 'm-eins', popularity: 40 })
        await addMovie(server(), { id: 'm-zwei', popularity: 40 })
        await addSeries(server(), { id: 'se-eins', popularity: 30 })
        const inFilm = (personId: string, movieId: string, job: 'cast' | 'director', position: number) =>
          db.insert(credits).values({ personId, movieId, job, position })
        // 40 is counted once, although in two jobs.
        await inFilm('p-O', 'm-eins', 'cast', 0)
        await inFilm('p-O', 'm-eins', 'director', 0)
        // 40 + 30.
        await inFilm('p-E', 'm-eins', 'cast', 1)
        await db.insert(seriesCredits).values({ personId: 'p-E', seriesId: 'se-eins', job: 'cast', position: 0 })
        // 40 + 40, although both are equally popular.
        await inFilm('p-A', 'm-eins', 'cast', 2)
        await inFilm('p-A', 'm-zwei', 'cast', 0)
        expect((await readAnew(server())).stars).toEqual([
          { permalink: 'ada', label: 'Ada Viel' },
          { permalink: 'eva', label: 'Eva Zwei' },
          { permalink: 'ole', label: 'Ole Doppelt' },
        ])
      })
    })

    it('is kept for five minutes, then given once more while it is read anew', async () => {
      const before = await readAnew(server())
      await addMovie(server(), { id: 'm-morgen', title: 'Morgen', releaseDate: '2026-11-22' })
      server().clock.advance(FIVE_MINUTES - 1)
      expect(await read(server())).toEqual(before)
      server().clock.advance(1)
      expect(await read(server())).toEqual(before)
      expect(labels((await read(server())).upcoming)).toContain('Morgen')
    })

    it('lists six of each at most', async () => {
      for (let day = 1; day <= 7; day++) {
        await addMovie(server(), { id: `m-jan-${day}`, releaseDate: `2027-01-0${day}` })
      }
      expect((await readAnew(server())).upcoming).toHaveLength(6)
    })
  },
  {
    env: { CLASSIC_URL: 'https://klassisch.example', FOOTER_LINKS: 'jobs|Jobs|https://jobs.example', DEMO_DATA: 'off' },
  },
)
