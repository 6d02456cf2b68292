import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addMovie } from '../../../test/catalogueRows.ts'
import { useQuota } from '../../../test/quotas.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { COMMENT_CHANGES, COMMENTS } from './service.ts'

type Inner = { status: number; body: { code?: string } | null; retry_after?: number }

describeOnBothDatabases('too many comments of one member', (server) => {
  const write = (member: Visitor, film: string, comment: object, headers = {}) =>
    member.command('POST', `/api/movies/${film}/comments`, { comment: { body: 'Schön.', ...comment } }, headers)
  /** In batches, as a queue sends them. */
  const writeMany = async (member: Visitor, path: string, count: number): Promise<Inner[]> => {
    const receipts: Inner[] = []
    while (receipts.length < count) {
      const size = Math.min(50, count - receipts.length)
      const commands = Array.from({ length: size }, () => ({
        method: 'POST',
        path,
        key: randomUUID(),
        body: { comment: { body: 'Schön.' } },
      }))
      receipts.push(...(await member.send('POST', '/api/batch', { commands })).json().receipts)
    }
    return receipts
  }

  it('wait for the hour to end, the batch’s and the replies too; everything else goes on', async () => {
    const { id: film } = await addMovie(server())
    const member = await server().member()
    const first = (await write(member, film, {})).json().current
    server().clock.advance(60_000)
    const written = await writeMany(member, `/api/movies/${film}/comments`, COMMENTS.max + 9)
    expect(written.filter(({ status }) => status === 200)).toHaveLength(COMMENTS.max - 1)
    const wait = COMMENTS.windowSeconds - 60
    for (const { status, body, retry_after } of written.slice(COMMENTS.max - 1)) {
      expect([status, body?.code, retry_after]).toEqual([429, 'quota_full', wait])
    }
    const key = { 'idempotency-key': randomUUID() }
    const reply = await write(member, film, { parent_id: first.id }, key)
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([429, 'quota_full', `${wait}`])
    expect((await member.command('PUT', `/api/comments/${first.id}/watch`)).statusCode).toBe(200)
    expect((await write(await server().member(), film, {})).statusCode).toBe(200)
    server().clock.advance(wait * 1000)
    expect((await write(member, film, { parent_id: first.id }, key)).statusCode).toBe(200)
  })

  it('are those that were written: what is refused, is there or comes again counts for nothing', async () => {
    const { id: film } = await addMovie(server())
    const user = await server().addUser()
    const member = await server().member(user)
    await useQuota(server(), user.id, COMMENTS, COMMENTS.max - 1)
    const [id, key] = [randomUUID(), randomUUID()]
    expect((await write(member, film, { parent_id: randomUUID() })).statusCode).toBe(404)
    expect((await write(member, film, { id }, { 'idempotency-key': key })).statusCode).toBe(200)
    expect((await write(member, film, { id }, { 'idempotency-key': key })).statusCode).toBe(200)
    expect((await write(member, film, { id })).json()).toMatchObject({ applied: false })
    expect((await write(member, film, {})).json().code).toBe('quota_full')
  })

  it('are changed only so often, since whoever is named anew is told of it', async () => {
    const { id: film } = await addMovie(server())
    const user = await server().addUser()
    const member = await server().member(user)
    const { id } = (await write(member, film, {})).json().current
    const change = (body: string) => member.command('PATCH', `/api/comments/${id}`, { comment: { body } })
    await useQuota(server(), user.id, COMMENT_CHANGES, COMMENT_CHANGES.max - 1)
    expect((await change('Anders')).statusCode).toBe(200)
    expect((await change('Anders')).statusCode).toBe(200)
    expect((await change('Noch anders')).json().code).toBe('quota_full')
    expect((await member.command('DELETE', `/api/comments/${id}`)).statusCode).toBe(200)
  })
})

describeOnBothDatabases(
  'comments without limits',
  (server) => {
    it('are written whatever was written before', async () => {
      const { id: film } = await addMovie(server())
      const user = await server().addUser()
      await useQuota(server(), user.id, COMMENTS, COMMENTS.max)
      const member = await server().member(user)
      const answer = await member.command('POST', `/api/movies/${film}/comments`, { comment: { body: 'Schön.' } })
      expect(answer.statusCode).toBe(200)
    })
  },
  { env: { RATE_LIMITS: 'off' } },
)
