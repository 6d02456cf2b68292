import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { BATCH_MAX, type BatchReceipt } from '#contract/batch.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { effects, idempotency } from '../db/schema/commands.ts'
import { limits } from '../db/schema/limits.ts'
import { ratings } from '../db/schema/ratings.ts'

const stars = (value: number) => ({ rating: { value, top: false, flop: false } })

describeOnBothDatabases('a batch of commands', (server) => {
  const rate = (film: string, value: number, extra: Record<string, unknown> = {}) => ({
    method: 'PUT',
    path: `/api/movies/${film}/rating`,
    key: randomUUID() as string,
    intent_at: server().clock.now.toISOString(),
    body: stars(value),
    ...extra,
  })
  const films = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => addMovie(server())))).map(({ id }) => id)
  const send = (member: Visitor, commands: unknown[], headers: Record<string, string> = {}) =>
    member.send('POST', '/api/batch', { commands }, headers)
  const receiptsOf = async (member: Visitor, commands: unknown[], headers = {}): Promise<BatchReceipt[]> => {
    const answer = await send(member, commands, headers)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().receipts
  }
  const effectsOf = async (key: string) =>
    (await server().database.db.select().from(effects).where(eq(effects.key, key))).length

  it('answers each as if it came alone, in their order', async () => {
    const [one = '', other = ''] = await films(2)
    const member = await server().member()
    const commands = [rate(one, 8.5), rate(other, 3), { ...rate(one, 0), method: 'DELETE', body: null }]
    const answer = await send(member, commands)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { receipts } = answer.json()
    expect(receipts).toMatchObject([
      { key: commands[0]?.key, status: 200, replayed: false, body: { applied: true, current: { value: 8.5 } } },
      { key: commands[1]?.key, status: 200, replayed: false, body: { applied: true, current: { value: 3 } } },
      { key: commands[2]?.key, status: 200, replayed: false, body: { applied: true, current: { value: null } } },
    ])
  })

  it('is the same command under the same key, alone or in a batch', async () => {
    const [film = ''] = await films(1)
    const member = await server().member()
    const batched = rate(film, 7)
    const unset = { ...rate(film, 0), method: 'DELETE', body: null }
    const [first] = await receiptsOf(member, [batched])
    const alone = await member.command('PUT', batched.path, batched.body, { 'idempotency-key': batched.key })
    expect([alone.statusCode, alone.headers['idempotency-replayed']]).toEqual([200, 'true'])
    expect(alone.json()).toEqual(first?.body)
    await member.command('DELETE', unset.path, undefined, { 'idempotency-key': unset.key })
    expect(await receiptsOf(member, [unset])).toMatchObject([{ status: 200, replayed: true }])
    expect(await receiptsOf(member, [{ ...batched, body: stars(1) }])).toMatchObject([
      { status: 422, body: { code: 'key_reused' } },
    ])
    for (const { key } of [batched, unset]) expect(await effectsOf(key)).toBe(1)
  })

  it('lets one refused among fifty stop nothing else', async () => {
    const member = await server().member()
    const commands = (await films(BATCH_MAX)).map((film, index) =>
      rate(index === 20 ? 'gibt-es-nicht' : film, 5, { lane: film }),
    )
    const receipts = await receiptsOf(member, commands)
    expect(receipts.map(({ key }) => key)).toEqual(commands.map(({ key }) => key))
    expect(receipts.map(({ status }) => status)).toEqual(commands.map((_, index) => (index === 20 ? 404 : 200)))
    expect(receipts[20]?.body).toMatchObject({ code: 'not_found', request_id: expect.any(String) })
    const again = await receiptsOf(member, commands)
    expect(again.every(({ replayed }) => replayed)).toBe(true)
    expect(again.map(({ status }) => status)).toEqual(receipts.map(({ status }) => status))
  })

  it('tries nothing more of a lane after its first refusal, and keeps no receipt of what it did not try', async () => {
    const [one = '', other = ''] = await films(2)
    const member = await server().member()
    const commands = [
      rate(one, 5, { lane: 'a' }),
      rate(one, 99, { lane: 'a' }),
      rate(one, 7, { lane: 'a' }),
      rate(other, 3, { lane: 'b' }),
      rate('gibt-es-nicht', 3),
      rate(other, 4),
    ]
    const receipts = await receiptsOf(member, commands)
    expect(receipts.map(({ status }) => status)).toEqual([200, 422, 424, 200, 404, 200])
    expect(receipts[1]?.body).toMatchObject({ code: 'invalid' })
    const skipped = commands[2]?.key ?? ''
    expect(receipts[2]).toEqual({ key: skipped, status: 424, replayed: false, body: null })
    const { db } = server().database
    expect(await db.select().from(idempotency).where(eq(idempotency.key, skipped))).toEqual([])
    expect(await receiptsOf(member, [commands[2]])).toMatchObject([{ status: 200, replayed: false }])
  })

  it('goes on where it was cut off: what was carried out answers from its receipt', async () => {
    const [one = '', other = ''] = await films(2)
    const member = await server().member()
    const commands = [rate(one, 5), rate(other, 6)]
    await receiptsOf(member, commands.slice(0, 1))
    expect(await receiptsOf(member, commands)).toMatchObject([
      { status: 200, replayed: true },
      { status: 200, replayed: false },
    ])
    for (const { key } of commands) expect(await effectsOf(key)).toBe(1)
  })

  it('is refused as a whole without a token, without a session and for another user', async () => {
    const [film = ''] = await films(1)
    const command = rate(film, 5)
    const member = await server().member()
    const answers = [
      await send(member, [command], { 'x-xsrf-token': 'falsch' }),
      await send(member, [command], { 'x-expected-user': 'u-anders' }),
      await send(server().visitor(), [command]),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'xsrf'],
      [403, 'other_user'],
      [401, 'sign_in_needed'],
    ])
    expect(await effectsOf(command.key)).toBe(0)
  })

  it('serves commands alone: no other call, no account, no batch', async () => {
    const [film = ''] = await films(1)
    const member = await server().member()
    const receipts = await receiptsOf(member, [
      { method: 'DELETE', path: '/api/session', key: randomUUID() },
      { method: 'DELETE', path: '/api/me', key: randomUUID(), body: { password: 'popcorn-im-dunkeln' } },
      { method: 'POST', path: '/api/batch', key: randomUUID(), body: { commands: [rate(film, 5)] } },
      { method: 'POST', path: '/api/x/../batch', key: randomUUID(), body: { commands: [rate(film, 5)] } },
      { method: 'PUT', path: '/api/gibt/es/nicht', key: randomUUID() },
    ])
    for (const { status } of receipts) expect([404, 405]).toContain(status)
    expect((await member.get('/api/session')).json().type).toBe('RegisteredUser')
    const answer = await send(member, [{ ...rate(film, 5), method: 'GET' }])
    expect(answer.statusCode).toBe(422)
  })

  it('refuses a command without a key that is a UUID, and that one alone', async () => {
    const [film = ''] = await films(1)
    const receipts = await receiptsOf(await server().member(), [rate(film, 5, { key: 'eins' }), rate(film, 6)])
    expect(receipts.map(({ status }) => status)).toEqual([400, 200])
  })

  it.each([
    ['nothing', () => []],
    ['51 commands', () => Array.from({ length: BATCH_MAX + 1 }, () => rate('m', 5))],
    ['a path of another host', () => [rate('m', 5, { path: '//anderswo.example/api/movies/m/rating' })]],
    ['a header in a header', () => [rate('m', 5, { intent_at: '2026-11-21\r\ncookie: session=1' })]],
  ])('refuses %s as a whole', async (_what, commands) => {
    const answer = await send(await server().member(), commands())
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
  })

  it('takes half a megabyte, and of one command no more than it takes alone', async () => {
    const [film = ''] = await films(1)
    const member = await server().member()
    const long = 'x'.repeat(70 * 1024)
    expect(await receiptsOf(member, [rate(film, 5, { body: { ...stars(5), long } }), rate(film, 6)])).toMatchObject([
      { status: 413, body: { code: 'too_large' } },
      { status: 200 },
    ])
    const heavy = Array.from({ length: 8 }, () => rate(film, 5, { body: { ...stars(5), long } }))
    expect((await send(member, heavy)).statusCode).toBe(413)
  })

  it('counts each command towards the member’s limit', async () => {
    const [film = ''] = await films(1)
    const user = await server().addUser()
    const member = await server().member(user)
    const { db } = server().database
    await db.delete(limits)
    const resetsAt = new Date(server().clock.now.getTime() + 30_000)
    await db.insert(limits).values({ bucket: `commands:${user.id}`, count: 5000, resetsAt })
    expect(await receiptsOf(member, [rate(film, 5)])).toMatchObject([{ status: 429, retry_after: 30 }])
    await db.delete(limits)
  })

  it('knows when each was meant by the device’s clock', async () => {
    const [film = ''] = await films(1)
    const member = await server().member()
    const { now } = server().clock
    const off = 86_400_000
    const meant = (ago: number) => ({ intent_at: new Date(now.getTime() + off - ago).toISOString() })
    const headers = { 'x-client-now': new Date(now.getTime() + off).toISOString() }
    const commands = [rate(film, 9, meant(1000)), rate(film, 2, meant(60_000))]
    expect(await receiptsOf(member, commands, headers)).toMatchObject([
      { body: { applied: true } },
      { status: 200, body: { applied: false, current: { value: 9 } } },
    ])
    const intent = async () =>
      (await server().database.db.select().from(ratings).where(eq(ratings.itemId, film)))[0]?.intentAt.getTime()
    expect(await intent()).toBe(now.getTime() - 1000)
    const heard = new Date(now.getTime() - 500).toISOString()
    await receiptsOf(member, [rate(film, 3, { ...meant(60_000), intent_after: heard })], headers)
    expect(await intent()).toBe(now.getTime() - 500)
  })
})
