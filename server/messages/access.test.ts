import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { writingFriends } from '../../test/messages.ts'
import { useQuota } from '../../test/quotas.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { MESSAGES } from './sending/service.ts'
import { THREADS } from './starting/service.ts'

describeOnBothDatabases('who may write and read messages', (server) => {
  const friends = writingFriends(server)
  const { aThread, start, send, read, attend, remove, leave, page, texts, view, somebody, befriend, choose } = friends

  it('answers everybody else as if there were nothing, call by call, the moderation included', async () => {
    const { ben, id } = await aThread()
    const [message] = (await page(ben, id)).items
    const missing = { thread: randomUUID(), message: randomUUID() }
    const theirs = { thread: id, message: message?.id ?? '' }
    const strangers = [{}, { credentials: 'community_manager' }, { credentials: 'admin_user' }].map(async (more) => {
      const user = await server().addUser(more)
      return { ...user, visitor: await server().member(user), path: `/api/users/${user.id}` }
    })
    for (const stranger of await Promise.all(strangers)) {
      for (const call of [
        (of: typeof theirs) => stranger.visitor.get(`/api/threads/${of.thread}/messages`),
        (of: typeof theirs) => send(stranger, of.thread),
        (of: typeof theirs) => read(stranger, of.thread, 1),
        (of: typeof theirs) => attend(stranger, of.thread, 'muted'),
        (of: typeof theirs) => remove(stranger, of.thread, of.message),
        (of: typeof theirs) => leave(stranger, of.thread),
        (of: typeof theirs) =>
          stranger.visitor.command('PUT', `/api/messages/${of.message}/flag`, { flag: { reason: 'spam' } }),
      ]) {
        const [one, none] = [await call(theirs), await call(missing)]
        const told = ({ statusCode, body }: typeof one) => [statusCode, { ...JSON.parse(body), request_id: '' }]
        expect(told(one)).toEqual(told(none))
        expect(one.statusCode).toBe(404)
      }
      // The id of a thread of others is taken; only that shows, and the words of none.
      const taken = await start(stranger, [ben], id)
      expect([taken.statusCode, taken.json().current]).toEqual([404, undefined])
      expect((await stranger.visitor.get('/api/me/messages?q=Kommst')).json().items).toEqual([])
      expect((await stranger.visitor.get('/api/me/changes')).body).not.toContain('Kommst du mit')
      expect((await stranger.visitor.get('/api/me/export')).body).not.toContain('Kommst du mit')
    }
  })

  it('lets friends write, and others where a member lets everybody or nobody', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    expect((await start(anna, [ben])).json()).toMatchObject({ code: 'invalid' })
    await choose(ben, { messages: 'public' })
    expect((await start(anna, [ben])).statusCode).toBe(200)
    await choose(ben, { messages: 'nobody' })
    await befriend(anna, ben)
    expect((await start(anna, [ben])).json()).toMatchObject({ code: 'invalid' })
    await choose(ben, { messages: 'friends' })
    expect((await start(anna, [ben])).statusCode).toBe(200)
  })

  it('leaves out who takes no messages, and starts with the others', async () => {
    const [anna, ben, stranger] = [await somebody(), await somebody(), await somebody()]
    await befriend(anna, ben)
    const started = await start(anna, [ben, stranger, anna])
    expect(started.json().current.people).toMatchObject([{ user: { id: ben.id } }])
  })

  it('ends where one has muted the other: neither is reached any more', async () => {
    for (const muter of ['anna', 'ben'] as const) {
      const { anna, ben, id } = await aThread()
      const [one, other] = muter === 'anna' ? [anna, ben] : [ben, anna]
      await one.visitor.command('PUT', `${other.path}/mute`)
      for (const who of [anna, ben]) expect((await send(who, id)).json()).toMatchObject({ code: 'invalid' })
      expect((await start(other, [one])).json()).toMatchObject({ code: 'invalid' })
    }
  })

  it('hides what a muted member writes among several', async () => {
    const { anna, ben, cara, id } = await aThread({ withCara: true, bodies: ['Von Anna'] })
    await send(cara, id, 'Von Cara')
    await ben.visitor.command('PUT', `${cara.path}/mute`)
    expect(await texts(ben, id)).toEqual(['Von Anna'])
    expect(await view(ben, id)).toMatchObject({ unread: 1, last: { body: 'Von Anna' } })
    expect(await texts(anna, id)).toEqual(['Von Anna', 'Von Cara'])
  })

  it('shows the moderation the reported words and no others, as long as they are reported', async () => {
    const { ben, anna, id } = await aThread({ bodies: ['Harmlos', 'Du bist ein Esel', 'Auch harmlos'] })
    const message = (await page(ben, id)).items[1]?.id ?? ''
    const moderator = await server().member(await server().addUser({ credentials: 'community_manager' }))
    const queue = async () => (await moderator.get('/api/moderation/queue?type=messages')).json().items
    expect(await queue()).toEqual([])
    const flag = { flag: { reason: 'insult', text: 'Das geht zu weit' } }
    expect((await ben.visitor.command('PUT', `/api/messages/${message}/flag`, flag)).statusCode).toBe(200)
    const [reported, ...others] = await queue()
    expect(others).toEqual([])
    expect(reported).toMatchObject({ id: message, text: 'Du bist ein Esel', author: { id: anna.id }, context: null })
    expect(JSON.stringify(reported)).not.toContain('armlos')
    expect(JSON.stringify(reported)).not.toContain(id)
    const order = { id: randomUUID(), action: 'hide', type: 'messages', item: message, reason: 'Beleidigung' }
    expect((await moderator.command('POST', '/api/moderation/actions', { moderation: order })).statusCode).toBe(200)
    expect(await texts(ben, id)).toEqual(['Harmlos', '', 'Auch harmlos'])
    const other = (await page(ben, id)).items[0]?.id ?? ''
    const wrong = { ...order, id: randomUUID(), item: other }
    expect((await moderator.command('POST', '/api/moderation/actions', { moderation: wrong })).statusCode).toBe(404)
  })

  it('lets the moderation see no words once the report is taken back', async () => {
    const { ben, id } = await aThread({ bodies: ['Du bist ein Esel'] })
    const message = (await page(ben, id)).items[0]?.id ?? ''
    const moderator = await server().member(await server().addUser({ credentials: 'community_manager' }))
    await ben.visitor.command('PUT', `/api/messages/${message}/flag`, { flag: { reason: 'insult' } })
    const order = { id: randomUUID(), action: 'dismiss', type: 'messages', item: message, reason: 'Kein Verstoß' }
    await moderator.command('POST', '/api/moderation/actions', { moderation: order })
    expect((await moderator.get('/api/moderation/queue?type=messages&state=closed')).body).toContain(message)
    await ben.visitor.command('DELETE', `/api/messages/${message}/flag`)
    for (const state of ['open', 'closed', 'hidden']) {
      const answer = await moderator.get(`/api/moderation/queue?type=messages&state=${state}`)
      expect(answer.body).not.toContain(message)
    }
  })

  it('holds up threads and messages beyond their quotas, and reading not at all', async () => {
    const { anna, ben, id } = await aThread()
    await useQuota(server(), ben.id, MESSAGES, MESSAGES.max)
    await useQuota(server(), ben.id, THREADS, THREADS.max)
    for (const refused of [await send(ben, id), await start(ben, [anna])]) {
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_full'])
    }
    expect((await read(ben, id, 1)).statusCode).toBe(200)
  })

  it('keeps new accounts waiting, and says how long', async () => {
    const { ben } = await aThread()
    const user = await server().addUser({ createdAt: server().clock.now })
    const visitor = await server().member(user)
    await choose(ben, { messages: 'public' })
    const refused = await visitor.command('POST', '/api/threads', { thread: { id: randomUUID(), members: [ben.id] } })
    expect(refused.statusCode).toBe(460)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
