import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { writingFriends } from '../../test/messages.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import { effects } from '../db/schema/commands.ts'
import { events } from '../db/schema/events.ts'
import { messages, messageThreads } from '../db/schema/messages.ts'

describeOnBothDatabases('messages', (server) => {
  const db = () => server().database.db
  const friends = writingFriends(server)
  const { aThread, start, send, read, attend, remove, leave, page, texts, view, own, unread, told, at } = friends
  const { somebody, befriend, choose } = friends

  it('reach the others of a thread in one order, with what each device has to know', async () => {
    const { anna, ben, id } = await aThread({ bodies: ['Eins', 'Zwei'] })
    await send(ben, id, 'Drei')
    for (const who of [anna, ben]) expect(await texts(who, id)).toEqual(['Eins', 'Zwei', 'Drei'])
    expect((await page(ben, id)).items.map(({ seq, author }) => [seq, author.id])).toEqual([
      [1, anna.id],
      [2, anna.id],
      [3, ben.id],
    ])
    expect(await view(anna, id)).toMatchObject({
      ...{ status: 'there', attention: 'all', lastSeq: 3, unread: 1, last: { body: 'Drei', author: { id: ben.id } } },
      people: [{ user: { id: ben.id }, hasLeft: false, readSeq: null }],
    })
    expect(await view(ben, id)).toMatchObject({ unread: 2, people: [{ user: { id: anna.id } }] })
    expect((await own(anna, id)).map(({ body }) => body)).toEqual(['Eins', 'Zwei'])
    const heard = await db().select().from(events).where(eq(events.kind, 'message.changed'))
    const topics = new Set(heard.filter(({ itemId }) => itemId === id).map(({ topic }) => topic))
    expect([...topics].sort()).toEqual([`users/${anna.id}`, `users/${ben.id}`].sort())
  })

  it('tell the others of a thread with its first message, and not before', async () => {
    const { anna, ben, id } = await aThread({ bodies: [] })
    expect(await view(anna, id)).toMatchObject({ status: 'there', lastSeq: 0 })
    expect(await view(ben, id)).toBeUndefined()
    await send(anna, id)
    expect(await view(ben, id)).toMatchObject({ lastSeq: 1, unread: 1 })
  })

  it('are one however often they are sent, and so is a thread', async () => {
    const { anna, ben, id } = await aThread({ bodies: [] })
    const message = randomUUID()
    await send(anna, id, 'Einmal', message)
    const again = await send(anna, id, 'Anders', message)
    expect(again.json()).toMatchObject({ applied: false, current: { body: 'Einmal', seq: 1 } })
    expect((await start(anna, [ben], id)).json().applied).toBe(false)
    expect((await send(ben, id, 'Meine', message)).statusCode).toBe(403)
    expect(await texts(ben, id)).toEqual(['Einmal'])
    expect(await db().$count(effects, eq(effects.target, `messages/${message}`))).toBe(1)
  })

  it('are counted until they were read, and the mark only moves forward', async () => {
    const { ben, id } = await aThread({ bodies: ['Eins', 'Zwei', 'Drei'] })
    expect([await unread(ben), (await told(ben)).length]).toEqual([3, 1])
    expect((await read(ben, id, 2)).json().current).toMatchObject({ readSeq: 2, unread: 1 })
    expect((await read(ben, id, 1)).json().current).toMatchObject({ readSeq: 2, unread: 1 })
    expect(await unread(ben)).toBe(1)
    expect((await read(ben, id, 99)).json().current).toMatchObject({ readSeq: 3, unread: 0 })
    expect([await unread(ben), await told(ben)]).toEqual([0, []])
  })

  it('notify once for each thread, and are counted for the picture by their own number alone', async () => {
    const { anna, ben, id } = await aThread({ bodies: ['Eins', 'Zwei'] })
    expect(await told(ben)).toEqual([
      { message: `${anna.username} hat dir geschrieben`, link: `/inbox/${id}`, read: false },
    ])
    const session = (await ben.visitor.get('/api/session')).json()
    // The friendship counts as a notification, too.
    expect([session.unread_message_count, session.unread_notification_count]).toEqual([2, 0])
    expect(await told(anna)).toEqual([])
  })

  it('come to a muted thread without notification and number, to a blocked one of two not at all', async () => {
    const { anna, ben, id } = await aThread({ bodies: [] })
    await send(anna, id, 'Eins')
    await attend(ben, id, 'muted')
    expect([await unread(ben), await told(ben)]).toEqual([0, []])
    expect((await send(anna, id, 'Zwei')).statusCode).toBe(200)
    expect([await unread(ben), await told(ben)]).toEqual([0, []])
    expect(await view(ben, id)).toMatchObject({ attention: 'muted', unread: 2 })
    await attend(ben, id, 'blocked')
    expect((await send(anna, id, 'Drei')).json()).toMatchObject({ code: 'invalid' })
    expect(await view(ben, id)).toMatchObject({ attention: 'blocked', unread: 0 })
    await attend(ben, id, 'all')
    expect((await send(anna, id, 'Drei')).statusCode).toBe(200)
  })

  it('keep the attention that was meant last', async () => {
    const { ben, id } = await aThread()
    await attend(ben, id, 'muted')
    const stale = await attend(ben, id, 'all', at(-60_000))
    expect(stale.json()).toMatchObject({ applied: false, current: { attention: 'muted' } })
  })

  it('are deleted for oneself alone, on all of one’s devices', async () => {
    const { anna, ben, id } = await aThread({ bodies: ['Eins', 'Zwei'] })
    const [, second] = (await page(ben, id)).items
    expect((await remove(ben, id, second?.id ?? '')).json()).toMatchObject({ current: { deleted: true, body: '' } })
    expect([await texts(ben, id), await texts(anna, id)]).toEqual([['Eins'], ['Eins', 'Zwei']])
    expect(await view(ben, id)).toMatchObject({ last: { body: 'Eins' }, unread: 1 })
    expect(await own(ben, id)).toMatchObject([{ id: second?.id, deleted: true, body: '' }])
    expect((await remove(ben, id, second?.id ?? '')).statusCode).toBe(200)
  })

  it('end with leaving, for good; the others read on, and the last one takes all of it along', async () => {
    const { anna, ben, id } = await aThread()
    await leave(ben, id)
    expect(await view(ben, id)).toMatchObject({ status: 'gone', people: [], last: null })
    expect((await ben.visitor.get(`/api/threads/${id}/messages`)).statusCode).toBe(404)
    expect((await start(ben, [anna], id)).json()).toMatchObject({ applied: false, current: { status: 'gone' } })
    expect(await view(anna, id)).toMatchObject({ people: [{ user: { id: ben.id }, hasLeft: true }] })
    expect(await texts(anna, id)).toEqual(['Kommst du mit?'])
    expect((await send(anna, id)).json()).toMatchObject({ code: 'invalid' })
    await leave(anna, id)
    expect(await db().$count(messageThreads, eq(messageThreads.id, id))).toBe(0)
    expect(await db().$count(messages, eq(messages.threadId, id))).toBe(0)
  })

  it('say what was read only where both want it', async () => {
    const { anna, ben, id } = await aThread({ bodies: ['Eins', 'Zwei'] })
    await read(ben, id, 1)
    const seen = async () => (await view(anna, id))?.people[0]?.readSeq
    expect(await seen()).toBeNull()
    await choose(ben, { receipts: true })
    expect(await seen()).toBeNull()
    await choose(anna, { receipts: true })
    await read(ben, id, 2)
    expect(await seen()).toBe(2)
    await choose(anna, { receipts: false })
    expect(await seen()).toBeNull()
  })

  it('are read in pages by their places, forward from one and backward', async () => {
    const { anna, ben, id } = await aThread({ bodies: [] })
    const at = { threadId: id, userId: anna.id, hidden: false, createdAt: server().clock.now, changeSeq: 0 }
    const rows = Array.from({ length: 120 }, (_, nth) => ({
      ...at,
      id: randomUUID(),
      seq: nth + 1,
      body: `${nth + 1}`,
    }))
    await db().insert(messages).values(rows)
    await db().update(messageThreads).set({ lastSeq: 120 }).where(eq(messageThreads.id, id))
    const places = async (query: string) => {
      const { items, older, newer } = await page(ben, id, query)
      return [items[0]?.seq, items.at(-1)?.seq, items.length, older, newer]
    }
    expect(await places('')).toEqual([71, 120, 50, true, false])
    expect(await places('?before=71')).toEqual([21, 70, 50, true, true])
    expect(await places('?before=21')).toEqual([1, 20, 20, false, true])
    expect(await places('?from=30')).toEqual([30, 79, 50, true, true])
    expect(await places('?from=100')).toEqual([100, 120, 21, true, false])
    expect(await places('?from=121')).toEqual([undefined, undefined, 0, true, false])
  })

  it('are found by words, letter for letter, in one’s own threads alone', async () => {
    const { anna, ben, id } = await aThread({ bodies: ['Salz um 100%', 'Salz um 100 Uhr', 'Regen'] })
    const found = async (who: typeof anna, q: string) =>
      (await who.visitor.get(`/api/me/messages?q=${encodeURIComponent(q)}`)).json().items as {
        thread: string
        message: { body: string }
      }[]
    expect((await found(ben, 'sALZ')).map(({ message }) => message.body)).toEqual(['Salz um 100 Uhr', 'Salz um 100%'])
    expect(await found(ben, '100%')).toMatchObject([{ thread: id, message: { body: 'Salz um 100%' } }])
    expect(await found(await somebody(), 'Salz')).toEqual([])
  })

  it('of a deleted account stay with the others without its name', async () => {
    const { anna, ben, id } = await aThread({ bodies: ['Eins'] })
    const gone = await anna.visitor.send('DELETE', '/api/me', { password: TEST_PASSWORD })
    expect(gone.statusCode, gone.body).toBe(200)
    expect((await page(ben, id)).items).toMatchObject([{ body: 'Eins', author: { username: 'gelöschter Nutzer' } }])
    expect(await view(ben, id)).toMatchObject({ people: [], last: { author: { username: 'gelöschter Nutzer' } } })
    await befriend(ben, await somebody())
    expect((await send(ben, id)).json()).toMatchObject({ code: 'invalid' })
  })
})
