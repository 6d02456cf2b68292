import { expect, it } from 'vitest'
import { type Footer, footerCall } from '#contract/footer.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addCinema } from '../../test/cinemaRows.ts'
import { describeOnBothDatabases, type TestServer } from '../../test/server.ts'
import { people } from '../db/schema/catalogue.ts'
import { showtimes } from '../db/schema/cinema.ts'
import { offers, providers } from '../db/schema/consumption.ts'

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

    it('has the most popular people', async () => {
      const { db } = server().database
      const all = [
        ['Ada Wenig', 10],
        ['Eva Viel', 80],
        ['Ole Mittel', 40],
      ] as const
      await db.insert(people).values(
        all.map(([name, popularity]) => {
          const permalink = name.slice(0, 3).toLowerCase()
          return { id: `p-${permalink}`, permalink, name, sortKey: name, popularity }
        }),
      )
      expect((await readAnew(server())).stars).toEqual([
        { permalink: 'eva', label: 'Eva Viel' },
        { permalink: 'ole', label: 'Ole Mittel' },
        { permalink: 'ada', label: 'Ada Wenig' },
      ])
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
