import { expect, it } from 'vitest'
import { addDays } from '#contract/berlin.ts'
import { toUrl } from '#contract/call.ts'
import { movieCall } from '#contract/catalogue.ts'
import { cinemaCall, cinemasCall } from '#contract/cinema.ts'
import { OfflineBundle, offlineBundleCall } from '#contract/offlineBundle.ts'
import { cinemaShowtimesCall, MovieShowtimes } from '#contract/programme.ts'
import { addMultiplexes } from '../../../test/multiplexes.ts'
import { describeInDemoWorld } from '../../../test/server.ts'

/** Matches a number of bytes below a bound. */
const lessThan = (bound: number) => expect.toSatisfy((bytes: number) => bytes < bound, `less than ${bound}`)

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

  /** The bytes as sent, with each of the encodings, and unpacked. */
  const sizes = async (ids: readonly string[]) => {
    const url = toUrl(offlineBundleCall, undefined, { ids })
    const sent = async (encoding: string) => {
      const answer = await server().visitor().get(url, { 'accept-encoding': encoding })
      expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      return answer.rawPayload.length
    }
    return { br: await sent('br'), gzip: await sent('gzip'), raw: await sent('identity') }
  }

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
    expect(await sizes(await someIds(3))).toMatchObject({ br: lessThan(30_000), gzip: lessThan(30_000) })
    expect(await sizes(await someIds(5))).toMatchObject({ br: lessThan(45_000), gzip: lessThan(45_000) })
    expect(await sizes(await someIds(10))).toMatchObject({ br: lessThan(70_000), gzip: lessThan(70_000) })
  })

  it('has room for five multiplexes: 2,100 showtimes in less than 60 kB', async () => {
    const ids = await addMultiplexes(server())
    const { cinemas } = await bundle(ids)
    const shows = cinemas.flatMap(({ days }) => days.flatMap(({ films }) => films.flatMap((film) => film.showtimes)))
    expect(shows).toHaveLength(5 * 7 * 12 * 5)
    expect(await sizes(ids)).toMatchObject({ br: lessThan(60_000), gzip: lessThan(60_000) })
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
