import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MAX_LISTS } from '#contract/ownLists.ts'
import { addMovie } from '../../../test/catalogueRows.ts'
import { addList, listCommands } from '../../../test/lists.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { effects } from '../../db/schema/commands.ts'
import { listItems, lists } from '../../db/schema/lists.ts'

describeOnBothDatabases('lists', (server) => {
  const member = async () => {
    const visitor = await server().member()
    return { ...listCommands(visitor), visitor }
  }
  const logged = async (id: string) => {
    const rows = await server()
      .database.db.select()
      .from(effects)
      .where(eq(effects.target, `lists/${id}`))
    return rows.map(({ kind }) => kind)
  }
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })
  const now = () => server().clock.now.toISOString()

  it('are made with the id of the device, which is the permalink, and counted in the session', async () => {
    const { create, visitor } = await member()
    const id = randomUUID()
    const made = await create({ id, name: '  Für Regentage ', description: 'Mit Tee.' }, at(-60_000))
    expect(made.json()).toEqual({
      permalink: id,
      applied: true,
      current: {
        id,
        name: 'Für Regentage',
        description: 'Mit Tee.',
        private: false,
        deleted: false,
        createdAt: new Date(server().clock.now.getTime() - 60_000).toISOString(),
        updatedAt: now(),
      },
    })
    expect(made.headers['cache-control']).toBe('private, no-store')
    expect((await visitor.get('/api/session')).json().lists).toBe(1)
  })

  it('are made once per key, and once per id under another key', async () => {
    const { create, visitor } = await member()
    const key = { 'idempotency-key': randomUUID() }
    const id = randomUUID()
    const first = await create({ id, name: 'Kurz' }, key)
    const replayed = await create({ id, name: 'Kurz' }, key)
    expect(replayed.headers['idempotency-replayed']).toBe('true')
    expect(replayed.json()).toEqual(first.json())
    expect((await create({ id, name: 'Kurz' })).json()).toMatchObject({ permalink: id, applied: true })
    expect(await logged(id)).toEqual(['list.create'])
    // The same as setting its fields; what is not named stays.
    expect((await create({ id, name: 'Kürzer', private: true })).json()).toMatchObject({
      current: { name: 'Kürzer', private: true },
    })
    expect((await create({ id, name: 'Alt' }, at(-1000))).json()).toMatchObject({
      applied: false,
      current: { name: 'Kürzer' },
    })
    expect(await logged(id)).toEqual(['list.create', 'list.update'])
    expect((await visitor.get('/api/session')).json().lists).toBe(1)
  })

  it('are made without a key too, as PRODUCT E2 sends it; a key that is none is refused', async () => {
    const { visitor } = await member()
    const send = (headers = {}) => visitor.send('POST', '/api/lists', { list: { name: 'Ohne Schlüssel' } }, headers)
    const [one, two] = [await send(), await send()]
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect(one.json().permalink).not.toBe(two.json().permalink)
    expect(one.headers['idempotency-key']).toBeUndefined()
    expect(await logged(one.json().permalink)).toEqual(['list.create'])
    for (const key of ['', 'eins']) expect((await send({ 'idempotency-key': key })).statusCode).toBe(400)
    // Other commands still need theirs.
    expect((await visitor.send('DELETE', `/api/lists/${one.json().permalink}`)).statusCode).toBe(400)
  })

  it('of somebody else keep their id', async () => {
    const id = await (await member()).made({ id: randomUUID(), private: true })
    const answer = await (await member()).create({ id, name: 'Meine' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'owner'])
    const [row] = await server().database.db.select().from(lists).where(eq(lists.id, id))
    expect(row?.name).toBe('Für Regentage')
  })

  it('say the same of an id that somebody else has taken, whoever sees that list, and once it is gone', async () => {
    const [author, other] = [await member(), await member()]
    const answerTo = async (id: string) => {
      const { statusCode, body } = await other.create({ id, name: 'Meine' })
      return [statusCode, body.replace(/"request_id":"[^"]*"/, '')]
    }
    const shown = await answerTo(await author.made({ id: randomUUID() }))
    const hidden = await answerTo(await author.made({ id: randomUUID(), private: true }))
    const gone = await author.made({ id: randomUUID(), private: true })
    await author.visitor.send('DELETE', `/api/lists/${gone}`, undefined, { 'idempotency-key': randomUUID() })
    expect([hidden, await answerTo(gone)]).toEqual([shown, shown])
  })

  it('need a name, and refuse what is too long', async () => {
    const { create, made, update } = await member()
    const id = await made()
    for (const list of [{ name: '  ' }, {}, { name: 'x'.repeat(121) }, { name: 'x', description: 'x'.repeat(2001) }]) {
      expect((await create(list)).statusCode).toBe(422)
    }
    const refused = await update(id, { name: ' ' })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['name']])
    expect((await create({ id: 'keine-uuid', name: 'x' })).statusCode).toBe(422)
  })

  it('change by field, and let the later intent win over the later arrival', async () => {
    const { made, update } = await member()
    const id = await made({ description: 'Alt' })
    server().clock.advance(5000)
    expect((await update(id, { name: 'Neu' })).json()).toEqual({
      applied: true,
      current: expect.objectContaining({ name: 'Neu', description: 'Alt', private: false, updatedAt: now() }),
    })
    expect((await update(id, { private: true })).json().current).toMatchObject({ name: 'Neu', private: true })
    const stale = await update(id, { name: 'Spät' }, at(-1000))
    expect([stale.statusCode, stale.json()]).toMatchObject([200, { applied: false, current: { name: 'Neu' } }])
    await update(id, { name: 'Neu' })
    await update(id, {})
    expect(await logged(id)).toEqual(['list.create', 'list.update', 'list.update'])
  })

  it('are for their author alone: a public one says whose it is, a private one nothing', async () => {
    const author = await member()
    const [open, hidden] = [await author.made(), await author.made({ private: true })]
    const stranger = await member()
    const tries = (id: string) => [
      stranger.update(id, { name: 'Gekapert' }),
      stranger.order(id, []),
      stranger.remove(id),
      stranger.add(id, { source_id: 'm-1' }),
      stranger.takeOff(id, 'movies/m-1'),
    ]
    for (const answer of await Promise.all(tries(open))) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'owner'])
    }
    for (const answer of await Promise.all([...tries(hidden), ...tries(randomUUID())])) {
      expect(answer.statusCode).toBe(404)
    }
    const visitor = server().visitor()
    expect((await listCommands(visitor).create({ name: 'x' })).statusCode).toBe(401)
    expect((await visitor.send('POST', '/api/lists', { list: { name: 'x' } })).statusCode).toBe(401)
    const other = await author.update(open, { name: 'x' }, { 'x-expected-user': 'u-jemand' })
    expect([other.statusCode, other.json().code]).toEqual([403, 'other_user'])
    expect(await logged(open)).toEqual(['list.create'])
  })

  it('stay deleted whatever comes late, without words and titles', async () => {
    const movie = await addMovie(server())
    const { made, add, remove, create, update, order, takeOff, visitor } = await member()
    const id = await made({ id: randomUUID(), description: 'Geheim' })
    await add(id, { source_id: movie.id })
    // However long ago it was meant.
    const gone = await remove(id, at(-3_600_000))
    expect(gone.json()).toMatchObject({ applied: true, current: { id, name: '', description: '', deleted: true } })
    expect((await remove(id)).json()).toMatchObject({ applied: true, current: { deleted: true } })
    for (const answer of [await create({ id, name: 'Wieder da' }), await update(id, { name: 'Wieder da' })]) {
      expect(answer.json()).toMatchObject({ applied: false, current: { name: '', deleted: true } })
    }
    const late = [await add(id, { source_id: movie.id }), await takeOff(id, `movies/${movie.id}`), await order(id, [])]
    expect(late.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await visitor.get(`/api/lists/${id}`)).statusCode).toBe(404)
    expect(await logged(id)).toEqual(['list.create', 'list.delete'])
    expect((await visitor.get('/api/session')).json().lists).toBe(0)
    expect(await server().database.db.$count(listItems, eq(listItems.listId, id))).toBe(0)
  })

  it('are refused beyond their number, and one more fits once another is gone', async () => {
    const user = await server().addUser()
    const { create, remove } = listCommands(await server().member(user))
    const first = await addList(server(), { userId: user.id })
    const others = Array.from({ length: MAX_LISTS - 1 }, () => ({ ...first, id: randomUUID() }))
    await server().database.db.insert(lists).values(others)
    const refused = await create({ name: 'Eine zu viel' })
    expect([refused.statusCode, refused.json().detail]).toEqual([422, 'Mehr als 500 Listen sind nicht möglich.'])
    // One that is there may still change.
    expect((await create({ id: first.id, name: 'Anders' })).statusCode).toBe(200)
    await remove(first.id)
    expect((await create({ name: 'Passt' })).statusCode).toBe(200)
  })
})
