import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type OwnComment, toVersion } from '#contract/ownComments.ts'
import { addMovie } from '../../../test/catalogueRows.ts'
import { addComment } from '../../../test/communityRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { effects } from '../../db/schema/commands.ts'

describeOnBothDatabases('writing comments', (server) => {
  const post = (member: Visitor, film: string, comment: object, headers = {}) =>
    member.command('POST', `/api/movies/${film}/comments`, { comment }, headers)
  const patch = (member: Visitor, id: string, comment: object, headers = {}) =>
    member.command('PATCH', `/api/comments/${id}`, { comment }, headers)
  const take = (member: Visitor, id: string) => member.command('DELETE', `/api/comments/${id}`, undefined)
  const thread = async (film: string) => (await server().visitor().get(`/api/movies/${film}/comments`)).json()
  const logged = (id: string, kind: string) =>
    server().database.db.$count(effects, and(eq(effects.target, `comments/${id}`), eq(effects.kind, kind)))
  const write = async (member: Visitor, film: string, comment: object = {}): Promise<OwnComment> =>
    (await post(member, film, { body: 'Ein Film wie ein See.', ...comment })).json().current

  it('stand in the thread under the id that the device made', async () => {
    const { id: film, permalink } = await addMovie(server())
    const member = await server().member()
    const id = randomUUID()
    const answer = await post(member, permalink, { id, body: '  Ein Film wie ein See.  ', spoiler: true })
    expect(answer.json()).toMatchObject({
      applied: true,
      current: { id, type: 'movies', item: film, parent: null, body: 'Ein Film wie ein See.', spoiler: true },
    })
    expect(await thread(film)).toMatchObject({ commentsCount: 1, items: [{ id, body: 'Ein Film wie ein See.' }] })
    expect(await logged(id, 'comment.create')).toBe(1)
  })

  it('are written once, however often and under however many keys they come', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const [id, key] = [randomUUID(), randomUUID()]
    await post(member, film, { id, body: 'Einmal.' }, { 'idempotency-key': key })
    const replayed = await post(member, film, { id, body: 'Einmal.' }, { 'idempotency-key': key })
    expect(replayed.headers['idempotency-replayed']).toBe('true')
    expect((await post(member, film, { id, body: 'Einmal.' })).json()).toMatchObject({ applied: false })
    expect((await thread(film)).commentsCount).toBe(1)
    expect(await logged(id, 'comment.create')).toBe(1)
    const other = await post(await server().member(), film, { id, body: 'Meins.' })
    expect([other.statusCode, other.json().code]).toEqual([403, 'owner'])
  })

  it('answer one another, one level deep', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const first = await write(member, film)
    const reply = await write(member, film, { parent_id: first.id })
    const below = await write(member, film, { parent_id: reply.id })
    expect([reply.parent, below.parent]).toEqual([first.id, first.id])
    expect((await thread(film)).items).toMatchObject([{ id: first.id, repliesCount: 2 }])
  })

  it('answer nothing that is gone, is elsewhere or never was, and say so', async () => {
    const [film, other] = [await addMovie(server()), await addMovie(server())]
    const member = await server().member()
    const gone = await write(member, film.id)
    await take(member, gone.id)
    const elsewhere = await write(member, other.id)
    for (const parent_id of [gone.id, elsewhere.id, randomUUID()]) {
      const answer = await post(member, film.id, { body: 'Genau.', parent_id })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().detail).toBe('Der Kommentar, auf den du antwortest, wurde inzwischen gelöscht.')
    }
    const author = await server().addUser()
    const hidden = await addComment(server(), { userId: author.id, itemId: film.id, hidden: true })
    const answer = await post(member, film.id, { body: 'Genau.', parent_id: hidden.id })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      404,
      'Der Kommentar, auf den du antwortest, wurde inzwischen von der Moderation ausgeblendet.',
    ])
  })

  it('are changed by their author on the version that the author knew', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const { id, updatedAt } = await write(member, film)
    const match = { 'if-match': toVersion(updatedAt) }
    const changed = (await patch(member, id, { body: 'Besser.' }, match)).json().current
    expect((await thread(film)).items).toMatchObject([{ body: 'Besser.' }])
    const refused = await patch(member, id, { body: 'Noch besser.' }, match)
    expect([refused.statusCode, refused.json().code]).toEqual([412, 'version'])
    expect((await patch(member, id, { body: 'Gut.' }, { 'if-match': toVersion(changed.updatedAt) })).statusCode).toBe(
      200,
    )
    expect((await patch(member, id, { body: 'Ohne Fassung.' })).statusCode).toBe(200)
    expect(await logged(id, 'comment.update')).toBe(3)
    await patch(member, id, { body: 'Ohne Fassung.' })
    expect(await logged(id, 'comment.update')).toBe(3)
    expect((await patch(await server().member(), id, { body: 'Fremd.' })).json().code).toBe('owner')
  })

  it('are told to their author as they stand, and to nobody else', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const { id } = await write(member, film)
    const read = (visitor: Visitor) => visitor.get(`/api/comments/${id}`)
    await patch(member, id, { body: 'Anderswo.', spoiler: true })
    const answer = await read(member)
    expect(answer.json()).toMatchObject({ id, body: 'Anderswo.', spoiler: true, deleted: false })
    expect(answer.headers['cache-control']).toContain('no-store')
    const match = { 'if-match': toVersion(answer.json().updatedAt) }
    expect((await patch(member, id, { body: 'Darüber.' }, match)).statusCode).toBe(200)
    const changed = (await read(member)).json()
    await take(member, id)
    const gone = (await read(member)).json()
    expect(gone).toMatchObject({ body: '', deleted: true })
    // Several changes within one millisecond: a device takes nothing older for news.
    expect(Date.parse(gone.updatedAt)).toBeGreaterThanOrEqual(Date.parse(changed.updatedAt))
    expect((await read(await server().member())).json().code).toBe('owner')
    expect((await read(server().visitor())).statusCode).toBe(401)
    expect((await member.get(`/api/comments/${randomUUID()}`)).statusCode).toBe(404)
  })

  it('are taken back for good: their words go, replies stay, and nothing later brings them back', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const alone = await write(member, film)
    const answered = await write(member, film)
    await write(await server().member(), film, { parent_id: answered.id })
    for (const { id } of [alone, answered]) expect((await take(member, id)).json().current.deleted).toBe(true)
    expect(await thread(film)).toMatchObject({
      commentsCount: 1,
      items: [{ id: answered.id, deleted: true, body: '', repliesCount: 1 }],
    })
    expect((await patch(member, alone.id, { body: 'Doch.' })).statusCode).toBe(404)
    expect((await post(member, film, { id: alone.id, body: 'Doch.' })).json()).toMatchObject({
      applied: false,
      current: { deleted: true },
    })
    await take(member, alone.id)
    expect(await logged(alone.id, 'comment.delete')).toBe(1)
    expect((await take(await server().member(), answered.id)).json().code).toBe('owner')
    expect((await take(member, randomUUID())).statusCode).toBe(404)
    expect((await member.get('/api/session')).json().comments).toBe(0)
  })

  it('wait for a day on a new account, which may still take back', async () => {
    const { id: film } = await addMovie(server())
    const createdAt = server().clock.now
    const member = await server().member(await server().addUser({ createdAt }))
    expect((await post(member, film, { body: 'Hallo.' })).statusCode).toBe(460)
    const from = new Date(createdAt.getTime() + 86_400_000).toISOString()
    expect((await member.get('/api/session')).json().publishes_from).toBe(from)
    expect((await patch(member, randomUUID(), { body: 'Hallo.' })).statusCode).toBe(460)
    expect((await take(member, randomUUID())).statusCode).toBe(404)
    expect((await post(server().visitor(), film, { body: 'Hallo.' })).statusCode).toBe(401)
  })

  it.each([
    ['nothing', '   '],
    ['too many words', 'Wort '.repeat(2_001)],
    ['too many characters', 'x'.repeat(20_001)],
  ])('hold neither %s', async (_name, body) => {
    const { id: film } = await addMovie(server())
    const answer = await post(await server().member(), film, { body })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['body']])
  })
})
