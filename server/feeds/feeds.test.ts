import { expect, it } from 'vitest'
import { addArticle } from '../../test/articleRows.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { addCinema } from '../../test/cinemaRows.ts'
import { addList } from '../../test/lists.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { collections } from '../db/schema/background.ts'
import { people } from '../db/schema/catalogue.ts'

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
const of = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

describeOnBothDatabases(
  'the feeds',
  (server) => {
    const get = (path: string) => server().visitor().get(path)

    it('lists only the screens while the world is empty', async () => {
      const index = await get('/sitemap.xml')
      expect(index.statusCode).toBe(200)
      expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
      expect(locations(index.body)).toEqual(['https://kino.example/sitemap/screens.xml'])
      const screens = locations((await get('/sitemap/screens.xml')).body)
      expect(screens).toContain('https://kino.example/kino/kinoprogramm')
      expect(screens.some((url) => url?.includes('city='))).toBe(false)
    })

    it('lists every film, series, person, cinema, published article and public list, and each city with a cinema', async () => {
      await addMovie(server(), { id: 'm-fisch-und-chips', permalink: 'fisch&chips' })
      await addSeries(server(), { id: 'se-dunkel' })
      await addCinema(server(), { id: 'c-camera' })
      const person = { id: 'p-ada', permalink: 'ada', name: 'Ada', sortKey: 'ada' }
      await server().database.db.insert(people).values(person)
      const { id: userId } = await server().addUser()
      await addArticle(server(), { userId, permalink: 'neues', rubric: 'news' })
      await addArticle(server(), { userId, permalink: 'treppen' })
      await addArticle(server(), { userId, permalink: 'entwurf', publishedAt: null })
      for (const [id, more] of [
        ['oeffentlich', {}],
        ['geheim', { private: true }],
        ['leer', { movies: [] }],
      ] as const) {
        await addList(server(), { id, userId, movies: ['m-fisch-und-chips'], ...more })
      }
      const fishes = { id: 'co-fische', permalink: 'fische', name: 'Fische' }
      await server().database.db.insert(collections).values(fishes)
      const names = locations((await get('/sitemap.xml')).body)
      expect(names).toHaveLength(9)
      const pages = await Promise.all(
        names.map(async (url) => locations((await get(new URL(url ?? '').pathname)).body)),
      )
      const paths = pages.flat().map((url) => url?.replace('https://kino.example', ''))
      for (const path of [
        '/movies/fisch%26chips',
        '/serie/dunkel',
        '/people/ada',
        '/kinos/camera',
        '/liste/oeffentlich',
        '/news/neues',
        '/blogs/treppen',
        '/reihe/fische',
      ]) {
        expect(paths).toContain(path)
      }
      expect(paths).toContain('/kinos?city=goerlitz')
      expect(paths.filter((path) => path?.startsWith('/liste/'))).toEqual(['/liste/oeffentlich'])
      expect(paths.filter((path) => path?.startsWith('/blogs/'))).toEqual(['/blogs/treppen'])
    })

    it.each(['movies-2', 'movies-0', 'users-1', 'movies'])('has no sitemap %s', async (name) => {
      expect((await get(`/sitemap/${name}.xml`)).statusCode).toBe(404)
    })

    it('tells robots where the sitemap is', async () => {
      const { body, headers } = await get('/robots.txt')
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(body).toContain('Sitemap: https://kino.example/sitemap.xml')
      expect(body).toContain('Disallow: /api/')
    })

    it('announces film starts from a week before until eight weeks after, the last first', async () => {
      const days = ['2026-09-26', '2026-09-27', '2026-11-21', '2026-11-28', '2026-11-29']
      for (const releaseDate of days) await addMovie(server(), { id: `m-am-${releaseDate}`, releaseDate })
      const { body, headers } = await get('/rss/kintopp-standard')
      expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
      expect(of(body, 'guid')).toEqual([
        'https://kino.example/movies/am-2026-11-28',
        'https://kino.example/movies/am-2026-11-21',
        'https://kino.example/movies/am-2026-09-27',
      ])
      // Midnight in Berlin, a week before.
      expect(of(body, 'pubDate')[0]).toBe('Fri, 20 Nov 2026 23:00:00 GMT')
      expect(of(body, 'title')[0]).toBe('Kintopp: Kinostarts')
    })

    it('keeps whatever a title holds from being markup', async () => {
      const title = `Tom & <b>"Jerry"</b>\u0008`
      await addMovie(server(), { id: 'm-tom', title, releaseDate: '2026-11-20', genres: ['Trick'] })
      const { body } = await get('/rss/kintopp-standard')
      expect(body).toContain('<title>Tom &amp; &lt;b&gt;&quot;Jerry&quot;&lt;/b&gt;: ab')
      expect(body).toContain('<category>Trick</category>')
      expect(body).not.toContain('\u0008')
    })

    it('leads from the feed of another product name to its own, and knows no other feeds', async () => {
      const former = await get('/rss/lichtspiel-standard')
      expect([former.statusCode, former.headers.location]).toEqual([301, '/rss/kintopp-standard'])
      expect((await get('/rss/geheim')).statusCode).toBe(404)
    })
  },
  { env: { PUBLIC_URL: 'https://kino.example', PRODUCT_NAME: 'Kintopp' } },
)
