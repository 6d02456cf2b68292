import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MAX_TRIVIA_LENGTH, type OwnTrivia } from '#contract/ownTrivia.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { useQuota } from '../../../test/quotas.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { effects } from '../../db/schema/commands.ts'
import { limits } from '../../db/schema/limits.ts'
import { TRIVIA, TRIVIA_CHANGES } from './service.ts'

const fact = { body: 'Gedreht wurde nur bei Regen.', category: 'Dreharbeiten' }

describeOnBothDatabases('writing trivia', (server) => {
  const post = (member: Visitor, film: string, trivia: object, headers = {}) =>
    member.command('POST', `/api/movies/${film}/trivia`, { trivia }, headers)
  const patch = (member: Visitor, id: string, trivia: object, headers = {}) =>
    member.command('PATCH', `/api/trivia/${id}`, { trivia }, headers)
  const take = (member: Visitor, id: string) => member.command('DELETE', `/api/trivia/${id}`, undefined)
  const list = async (film: string) => (await server().visitor().get(`/api/movies/${film}/trivia`)).json()
  const logged = (id: string, kind: string) =>
    server().database.db.$count(effects, and(eq(effects.target, `trivia/${id}`), eq(effects.kind, kind)))
  const write = async (member: Visitor, film: string): Promise<OwnTrivia> =>
    (await post(member, film, fact)).json().current

  it('stands with the title under the id that the device made', async () => {
    const { id: film, permalink } = await addMovie(server())
    const member = await server().member()
    const id = randomUUID()
    const answer = await post(member, permalink, { id, ...fact, body: `  ${fact.body}\n` })
    expect(answer.json()).toMatchObject({ applied: true, current: { id, type: 'movies', item: film, ...fact } })
    expect(await list(film)).toMatchObject({ items: [{ id, ...fact }], categories: ['Dreharbeiten'], lastPage: 1 })
    expect(await logged(id, 'trivia.create')).toBe(1)
  })

  it('stands with a series too, and with nothing that there is not', async () => {
    const { id: series } = await addSeries(server())
    const member = await server().member()
    const answer = await member.command('POST', `/api/series/${series}/trivia`, { trivia: fact })
    expect(answer.json().current).toMatchObject({ type: 'series', item: series })
    expect((await post(member, randomUUID(), fact)).statusCode).toBe(404)
    expect((await member.command('POST', '/api/cinemas/zoo/trivia', { trivia: fact })).statusCode).toBe(404)
  })

  it('is written once, however often and under however many keys it comes', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const [id, key] = [randomUUID(), randomUUID()]
    await post(member, film, { id, ...fact }, { 'idempotency-key': key })
    const replayed = await post(member, film, { id, ...fact }, { 'idempotency-key': key })
    expect(replayed.headers['idempotency-replayed']).toBe('true')
    expect((await post(member, film, { id, ...fact })).json()).toMatchObject({ applied: false })
    expect((await list(film)).items).toHaveLength(1)
    expect(await logged(id, 'trivia.create')).toBe(1)
    const other = await post(await server().member(), film, { id, ...fact })
    expect([other.statusCode, other.json().code]).toEqual([403, 'owner'])
  })

  it('is changed by its author alone, and the latest intent wins', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const { id } = await write(member, film)
    const changed = { body: 'Gedreht wurde nur nachts.', category: 'Zahlen' }
    expect((await patch(member, id, changed)).json()).toMatchObject({ applied: true, current: changed })
    const before = { 'x-intent-at': new Date(server().clock.now.getTime() - 60_000).toISOString() }
    const late = await patch(member, id, { ...fact, body: 'Älter gemeint.' }, before)
    expect(late.json()).toMatchObject({ applied: false, current: changed })
    expect((await list(film)).items).toMatchObject([{ id, ...changed }])
    expect(await logged(id, 'trivia.update')).toBe(1)
    const moderator = await server().member(await server().addUser({ credentials: 'community_manager' }))
    for (const other of [await server().member(), moderator]) {
      expect((await patch(other, id, fact)).json().code).toBe('owner')
    }
  })

  it('is deleted for good: its words go, and nothing later brings them back', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const { id } = await write(member, film)
    expect((await take(await server().member(), id)).json().code).toBe('owner')
    expect((await take(member, id)).json()).toMatchObject({ applied: true, current: { deleted: true, body: '' } })
    expect(await list(film)).toMatchObject({ items: [], categories: [] })
    expect((await patch(member, id, fact)).statusCode).toBe(404)
    expect((await post(member, film, { id, ...fact })).json()).toMatchObject({
      applied: false,
      current: { deleted: true },
    })
    await take(member, id)
    expect(await logged(id, 'trivia.delete')).toBe(1)
    expect((await take(member, randomUUID())).statusCode).toBe(404)
    const fan = await server().member()
    expect((await fan.command('PUT', `/api/trivia/${id}/vote`, { vote: 1 })).statusCode).toBe(404)
  })

  it('is deleted by nobody else, whatever they may: the moderation hides', async () => {
    const { id: film } = await addMovie(server())
    const { id } = await write(await server().member(), film)
    const moderator = await server().member(await server().addUser({ credentials: 'community_manager' }))
    expect((await take(moderator, id)).json().code).toBe('owner')
    expect((await list(film)).items).toHaveLength(1)
  })

  it('waits for a day on a new account, which may still delete', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member(await server().addUser({ createdAt: server().clock.now }))
    expect((await post(member, film, fact)).statusCode).toBe(460)
    expect((await patch(member, randomUUID(), fact)).statusCode).toBe(460)
    expect((await take(member, randomUUID())).statusCode).toBe(404)
    expect((await post(server().visitor(), film, fact)).statusCode).toBe(401)
  })

  it.each([
    ['nothing', { ...fact, body: '   ' }, 'body'],
    ['too much', { ...fact, body: 'x'.repeat(MAX_TRIVIA_LENGTH + 1) }, 'body'],
    ['a category of its own', { ...fact, category: 'Klatsch' }, 'category'],
  ])('holds neither %s', async (_name, trivia, field) => {
    const { id: film } = await addMovie(server())
    const answer = await post(await server().member(), film, trivia)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  it('is written and changed only so often in an hour, and everything else goes on', async () => {
    const { id: film } = await addMovie(server())
    const user = await server().addUser()
    const member = await server().member(user)
    const { id } = await write(member, film)
    await server().database.db.delete(limits)
    await useQuota(server(), user.id, TRIVIA, TRIVIA.max)
    await useQuota(server(), user.id, TRIVIA_CHANGES, TRIVIA_CHANGES.max - 1)
    const refused = await post(member, film, fact)
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['quota_full', String(TRIVIA.windowSeconds)])
    expect((await patch(member, id, { ...fact, body: 'Anders.' })).statusCode).toBe(200)
    expect((await patch(member, id, { ...fact, body: 'Noch anders.' })).json().code).toBe('quota_full')
    expect((await take(member, id)).statusCode).toBe(200)
    server().clock.advance(TRIVIA.windowSeconds * 1000)
    expect((await post(member, film, fact)).statusCode).toBe(200)
  })
})
