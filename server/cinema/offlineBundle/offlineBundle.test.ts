import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { addDays } from '#contract/berlin.ts'
import { toUrl } from '#contract/call.ts'
import { movieCall } from '#contract/catalogue.ts'
import { cinemaCall, cinemasCall } from '#contract/cinema.ts'
import { OfflineBundle, offlineBundleCall } from '#contract/offlineBundle.ts'
import { cinemaShowtimesCall, MovieShowtimes } from '#contract/programme.ts'
import { describeInDemoWorld } from '../../../test/server.ts'

describeInDemoWorld('the bundle of cinemas', (server) => {
  const get = async (url: string) => {
    const answer = await server().visitor().get(url)
    expect(answer.statusCode, `${url}: ${answer.body.slice(0, 200)}`).toBe(200)
    return answer
  }
  const ask = (ids: readonly string[]) => get(toUrl(offlineBundleCall, undefined, { ids }))
  const bundle = async (ids: readonly string[]) => OfflineBundle.parse((await ask(ids)).json())
  const someIds = async (count: number) =>
    cinemasCall.answer
      .parse((await get('/api/cinemas')).json())
      .items.slice(0, count)
      .map(({ id }) => id)

  it('says the same as the calls whose place it takes', async () => {
    const { cinemas, movies } = await bundle(['kino-lampenfieber-berlin'])
    const [bundled] = cinemas
    const id = 'kino-lampenfieber-berlin'
    expect(bundled?.cinema).toEqual(cinemaCall.answer.parse((await get(`/api/cinemas/${id}`)).json()))
    expect(bundled?.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, day) => addDays('2026-11-21', day)),
    )
    for (const { date, films } of bundled?.days ?? []) {
      const { items } = cinemaShowtimesCall.answer.parse(
        (await get(`/api/cinemas/${id}/showtimes?date=${date}`)).json(),
      )
      const own = films.map(({ movieId, showtimes }) =>
        MovieShowtimes.parse({ movie: movies.find((movie) => movie.id === movieId), showtimes }),
      )
      expect(own.slice(0, items.length)).toEqual(items)
    }
    const [movie] = movies
    expect(movie).toEqual(movieCall.answer.parse((await get(`/api/movies/${movie?.id}`)).json()))
  })

  it('names each film once, with the smallest width of its poster', async () => {
    const { movies, images } = await bundle(await someIds(4))
    expect(new Set(movies.map(({ id }) => id)).size).toBe(movies.length)
    const posters = movies.flatMap(({ poster }) => poster ?? [])
    expect(images).toEqual(posters.map(({ id, filename, widths }) => ({ id, filename, width: widths[0] })))
  })

  it('leaves out what is unknown, and says so', async () => {
    const { cinemas, missing } = await bundle(['unbekannt', 'kino-lampenfieber-berlin'])
    expect(cinemas).toHaveLength(1)
    expect(missing).toEqual(['unbekannt'])
  })

  it('is the same for everybody and has a name for its version', async () => {
    const answer = await ask(['kino-lampenfieber-berlin'])
    expect(answer.headers['cache-control']).toContain('public')
    const url = toUrl(offlineBundleCall, undefined, { ids: ['kino-lampenfieber-berlin'] })
    const again = await server()
      .visitor()
      .get(url, { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('is small enough for a bad line', async () => {
    const size = async (count: number) => gzipSync((await ask(await someIds(count))).body).length
    expect(await size(3)).toBeLessThan(30_000)
    expect(await size(10)).toBeLessThan(70_000)
  })

  it.each([
    ['none', []],
    ['too many', Array.from({ length: 51 }, (_, index) => `c-${index}`)],
    ['no ids', ['a/b']],
  ])('refuses %s', async (_what, ids) => {
    const answer = await server()
      .visitor()
      .get(toUrl(offlineBundleCall, undefined, { ids }))
    expect(answer.statusCode).toBe(400)
  })
})
