import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { kinds, listening, listenTo, onFilm, things } from '../../test/listenTo.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { announce } from './service.ts'

const listen = listening()

describeOnBothDatabases('who comes back to live events', (server) => {
  const tell = (film: string, ...ids: string[]) =>
    server().database.db.transaction((tx) =>
      announce(
        tx,
        server().clock.now,
        ids.map((id) => ({
          ...{ kind: 'trivia.deleted' as const, topic: `movies/${film}`, actorId: null },
          thing: { type: 'trivia', id },
        })),
      ),
    )

  it('is believed by the header, not by the older place in the address', async () => {
    const film = await addMovie(server())
    const first = await listen(server().app, onFilm(film.id))
    const since = first.lastId
    await tell(film.id, 'one')
    await expect.poll(() => things(first)).toEqual(['one'])
    const { lastId } = first
    await first.stop()
    await tell(film.id, 'two')
    const query = `${onFilm(film.id).query}&since=${since}&from=${encodeURIComponent('2020-01-01T00:00:00Z')}`
    const again = await listen(server().app, { query, lastId })
    await expect.poll(() => things(again)).toEqual(['two'])
  })

  it('fetches anew after more than three hundred events, and is told up to so many', async () => {
    const film = await addMovie(server())
    const { lastId, stop } = await listen(server().app, onFilm(film.id))
    await stop()
    const many = Array.from({ length: 300 }, (_, index) => `t-${index}`)
    await tell(film.id, ...many)
    const enough = await listen(server().app, { ...onFilm(film.id), lastId })
    await expect.poll(() => things(enough)).toEqual(many)
    await tell(film.id, 'one more')
    expect(kinds(await listen(server().app, { ...onFilm(film.id), lastId }))).toEqual(['reset'])
  })

  it('has at most twenty pages of one member open, and is told when to ask again', async () => {
    const member = await server().member()
    const { cookies } = member
    for (let page = 0; page < 20; page++) await listen(server().app, { cookies })
    const last = await listenTo(server().app, { cookies })
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '60'])
    const other = await listen(server().app, { cookies: (await server().member()).cookies })
    expect(other.status).toBe(200)
  })

  it('has no more of them open where many come at once, and room again for those that ended', async () => {
    const { cookies } = await server().member()
    const query = '?topics[]=movies/eins&topics[]=people/zwei&topics[]=series/drei'
    const all = await Promise.all(Array.from({ length: 40 }, () => listenTo(server().app, { cookies, query })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20)
    await Promise.all(all.map(({ stop }) => stop()))
    const comeBack = async () => {
      const page = await listenTo(server().app, { cookies })
      await page.stop()
      return page.status
    }
    await expect.poll(comeBack).toBe(200)
  })
})
