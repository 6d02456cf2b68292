import { expect, it } from 'vitest'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { changesOf, clear, marked, set } from '../../test/marks.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { images } from '../db/schema/media.ts'

describeOnBothDatabases('marks', (server) => {
  const { logged } = marked(server)

  it('put films and series on the watchlist by id or permalink, with what a device needs to show them', async () => {
    await server()
      .database.db.insert(images)
      .values({
        id: 'p-vertigo',
        kind: 'poster',
        filename: 'vertigo',
        color: '#112233',
        widths: [320, 640],
        aspectRatio: 0.698,
        recipe: {},
      })
    const poster = { id: 'p-vertigo', filename: 'vertigo', widths: [320, 640], aspectRatio: 0.698, color: '#112233' }
    const film = { permalink: 'vertigo', title: 'Vertigo', year: 1958, posterImageId: 'p-vertigo' }
    const movie = await addMovie(server(), film)
    const show = await addSeries(server(), { permalink: 'babylon-berlin', title: 'Babylon Berlin' })
    const member = await server().member()
    const watched = await set(member, 'movies/vertigo', 'watch')
    expect(watched.json().current.card).toEqual({ permalink: 'vertigo', title: 'Vertigo', year: 1958, poster })
    await set(member, `series/${show.id}`, 'watched')
    expect((await set(member, `movies/${movie.id}`, 'watch')).json()).toMatchObject({
      current: { id: watched.json().current.id },
    })
    expect(await changesOf(member)).toMatchObject([
      {
        name: 'watched',
        type: 'series',
        id: show.id,
        mark: { set: true, card: { permalink: 'babylon-berlin', title: 'Babylon Berlin', year: null, poster: null } },
      },
      { name: 'watch', type: 'movies', id: movie.id, mark: { set: true, card: { permalink: 'vertigo', poster } } },
    ])
    expect((await clear(member, 'movies/vertigo', 'watch')).json()).toMatchObject({
      current: { set: false, card: { title: 'Vertigo' } },
    })
    expect(await logged(`movies/${movie.id}`)).toBe(2)
  })

  it('keep the watchlist and what was seen apart', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    await set(member, `movies/${movie.id}`, 'watch')
    await set(member, `movies/${movie.id}`, 'watched')
    await clear(member, `movies/${movie.id}`, 'watch')
    const states = (await changesOf(member)).map((change: { name: string; mark: { set: boolean } }) => [
      change.name,
      change.mark.set,
    ])
    expect(states).toEqual([
      ['watched', true],
      ['watch', false],
    ])
  })
})
