import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { changesOf, marked } from '../../../test/marks.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'

describeOnBothDatabases('the diary', (server) => {
  const { logged } = marked(server)
  const watched = (item: string, more = {}) => ({
    ...{ type: 'movies', item, season: null, episode: null, watchedOn: '2026-11-20', rewatch: false },
    ...more,
  })
  const put = (member: Visitor, id: string, entry: object, headers = {}) =>
    member.command('PUT', `/api/me/diary/${id}`, { entry }, headers)
  const take = (member: Visitor, id: string) => member.command('DELETE', `/api/me/diary/${id}`)
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })

  it('keeps an entry with its title, and tells it to the other devices of its member alone', async () => {
    const movie = await addMovie(server(), { title: 'Salz' })
    const member = await server().member()
    const id = randomUUID()
    const now = server().clock.now.toISOString()
    const card = { permalink: movie.permalink, title: 'Salz', year: null, poster: null }
    const current = { id, ...watched(movie.id), card, deleted: false, createdAt: now, updatedAt: now }
    expect((await put(member, id, watched(movie.permalink))).json()).toEqual({ applied: true, current })
    expect(await changesOf(member)).toEqual([{ kind: 'diaryEntry', ...current }])
    expect(await changesOf(await server().member())).toEqual([])
  })

  it('holds several entries of one film, and the same id of another member as another entry', async () => {
    const movie = await addMovie(server())
    const [member, other] = [await server().member(), await server().member()]
    const id = randomUUID()
    await put(member, id, watched(movie.id))
    await put(member, randomUUID(), watched(movie.id, { rewatch: true }))
    await put(other, id, watched(movie.id, { watchedOn: '2026-01-01' }))
    expect(await changesOf(member)).toMatchObject([{ rewatch: false, watchedOn: '2026-11-20' }, { rewatch: true }])
    expect(await changesOf(other)).toMatchObject([{ watchedOn: '2026-01-01' }])
  })

  it('goes by what was meant last, and has an effect once', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const id = randomUUID()
    await put(member, id, watched(movie.id), at(-60_000))
    await put(member, id, watched(movie.id, { rewatch: true }), at(-1000))
    const late = await put(member, id, watched(movie.id, { watchedOn: '2026-11-01' }), at(-30_000))
    expect(late.json()).toMatchObject({ applied: false, current: { watchedOn: '2026-11-20', rewatch: true } })
    await put(member, id, watched(movie.id, { rewatch: true }))
    expect(await logged(`diary/${id}`)).toBe(2)
  })

  it('never takes back a deletion', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const id = randomUUID()
    expect((await take(member, id)).statusCode).toBe(404)
    await put(member, id, watched(movie.id))
    expect((await take(member, id)).json()).toMatchObject({ applied: true, current: { deleted: true } })
    expect((await put(member, id, watched(movie.id))).json()).toMatchObject({
      applied: false,
      current: { deleted: true },
    })
    await take(member, id)
    expect(await changesOf(member)).toMatchObject([{ id, deleted: true }])
    expect(await logged(`diary/${id}`)).toBe(2)
  })

  it('refuses an entry that its device has taken out before it arrived', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const id = randomUUID()
    const order = (seq: number) => ({
      ...{ 'x-intent-device': '5b1a2f6e-52b1-4a32-8c50-3f6f1f3d1a11', 'x-intent-slot': `diary/${id}` },
      'x-intent-seq': String(seq),
    })
    await member.command('DELETE', `/api/me/diary/${id}`, undefined, order(2))
    expect((await put(member, id, watched(movie.id), order(1))).statusCode).toBe(404)
    expect(await changesOf(member)).toEqual([])
  })

  it('names an episode of a series, and a day that has come', async () => {
    const [movie, series] = [await addMovie(server()), await addSeries(server())]
    const member = await server().member()
    const answer = async (entry: object) => (await put(member, randomUUID(), entry)).statusCode
    const episode = watched(series.id, { type: 'series', season: 1, episode: 3 })
    expect(await answer(episode)).toBe(200)
    expect(await answer({ ...episode, season: null })).toBe(422)
    expect(await answer(watched(movie.id, { season: 1 }))).toBe(422)
    // Today in Berlin is 21 November; further east it is tomorrow already.
    expect(await answer(watched(movie.id, { watchedOn: '2026-11-22' }))).toBe(200)
    expect(await answer(watched(movie.id, { watchedOn: '2026-11-23' }))).toBe(422)
    expect(await answer(watched(movie.id, { watchedOn: '1895-10-31' }))).toBe(422)
    expect(await answer(watched('m-nobody'))).toBe(404)
    expect((await put(server().visitor(), randomUUID(), watched(movie.id))).statusCode).toBe(401)
  })
})
