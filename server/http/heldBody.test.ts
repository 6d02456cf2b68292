import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { type HeldInput, holding } from '../../test/heldRequest.ts'
import { anotherProcess, describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'

const LIST: HeldInput = { method: 'POST', path: '/api/lists', body: { list: { name: 'Für Regentage', private: true } } }
const rating = (film: string): HeldInput => ({
  method: 'PUT',
  path: `/api/movies/${film}/rating`,
  body: { rating: { value: 8.5, top: false, flop: false } },
})
const comment = (film: string): HeldInput => ({
  method: 'POST',
  path: `/api/movies/${film}/comments`,
  body: { comment: { body: 'Ein Film wie ein See.' } },
})

describeOnBothDatabases(
  'a body that is held back',
  (server) => {
    let app: FastifyInstance
    let client: ReturnType<typeof holding>
    beforeAll(async () => {
      app = await anotherProcess(server())
      client = holding(app)
    })
    afterAll(() => app.close())

    const somebody = async (credentials = '') => {
      const user = await server().addUser({ credentials })
      return { ...user, visitor: await server().member(user) }
    }
    /** Ends all sessions of a user but a new one. */
    const endOthers = async (user: { username: string }): Promise<Visitor> => {
      const elsewhere = await server().member(user)
      for (const { id, current } of (await elsewhere.get('/api/me/sessions')).json().items) {
        if (!current) await elsewhere.send('DELETE', `/api/me/sessions/${id}`)
      }
      return elsewhere
    }

    it('counts as much as one that comes at once', async () => {
      const [film, ada] = [await addMovie(server()), await somebody()]
      const held = await client.hold(ada.visitor, rating(film.id))
      expect((await held.finish()).status).toBe(200)
    })

    it('acts by no role that was taken meanwhile', async () => {
      const [boss, ada, author] = [await somebody('admin_user'), await somebody('community_manager'), await somebody()]
      const film = await addMovie(server())
      const { id: item } = await addComment(server(), { userId: author.id, itemId: film.id })
      const moderation = { action: 'hide', id: randomUUID(), type: 'comments', item, reason: 'Rache' }
      const held = await client.hold(ada.visitor, {
        method: 'POST',
        path: '/api/moderation/actions',
        body: { moderation },
      })
      await boss.visitor.command('DELETE', `/api/users/${ada.id}/roles/community_manager`)
      expect(await held.finish()).toMatchObject({ status: 403, code: 'role' })
      const thread = await server().visitor().get(`/api/comments/${item}/thread`)
      expect(thread.statusCode).toBe(200)
    })

    it('publishes nothing of who was blocked meanwhile', async () => {
      const [manager, ada, film] = [await somebody('community_manager'), await somebody(), await addMovie(server())]
      const held = await client.hold(ada.visitor, comment(film.id))
      const moderation = { action: 'block', id: randomUUID(), member: ada.id, reason: 'Streit', until: null }
      expect((await manager.visitor.command('POST', '/api/moderation/actions', { moderation })).statusCode).toBe(200)
      expect((await held.finish()).code).toBe('account_blocked')
      expect((await server().visitor().get(`/api/movies/${film.id}/comments`)).json().items).toEqual([])
    })

    it('does nothing in a session that ended meanwhile', async () => {
      const ada = await somebody()
      const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#b3261e' } })
        .jpeg()
        .toBuffer()
      const inputs: HeldInput[] = [
        LIST,
        { method: 'PATCH', path: '/api/me', body: { account: { wants_newsletter: true } } },
        { method: 'PUT', path: '/api/me/avatar', body: picture, type: 'image/jpeg' },
      ]
      const held = []
      for (const input of inputs) held.push(await client.hold(ada.visitor, input))
      const owner = await endOthers(ada)
      for (const each of held) expect(await each.finish()).toMatchObject({ status: 401, code: 'sign_in_needed' })
      expect((await owner.get('/api/me')).json()).toMatchObject({ wants_newsletter: false, avatar: null })
      expect((await owner.get('/api/session')).json().lists).toBe(0)
    })

    it('of a batch does nothing in a session that ended meanwhile, nor is waited for from who has none', async () => {
      const [film, ada] = [await addMovie(server()), await somebody()]
      const { method, path, body } = rating(film.id)
      const commands = [{ method, path, key: randomUUID(), body }]
      const batch: HeldInput = { method: 'POST', path: '/api/batch', body: { commands } }
      const held = await client.hold(ada.visitor, batch)
      const owner = await endOthers(ada)
      expect(await held.finish()).toMatchObject({ status: 401, code: 'sign_in_needed' })
      expect((await owner.get('/api/session')).json().movie_ratings).toBe(0)
      expect(await client.sendHead(ada.visitor, batch)).toMatch(/^HTTP\/1.1 401 /)
    })

    it('of a batch publishes nothing of who was blocked meanwhile', async () => {
      const [manager, ada, film] = [await somebody('community_manager'), await somebody(), await addMovie(server())]
      const { method, path, body } = comment(film.id)
      const commands = [{ method, path, key: randomUUID(), body }]
      const held = await client.hold(ada.visitor, { method: 'POST', path: '/api/batch', body: { commands } })
      const moderation = { action: 'block', id: randomUUID(), member: ada.id, reason: 'Streit', until: null }
      expect((await manager.visitor.command('POST', '/api/moderation/actions', { moderation })).statusCode).toBe(200)
      const answer = await held.finish()
      expect([answer.status, answer.code]).toEqual([200, 'account_blocked'])
      expect((await server().visitor().get(`/api/movies/${film.id}/comments`)).json().items).toEqual([])
    })

    it('is one of nobody where the account was deleted meanwhile', async () => {
      const [film, ada] = [await addMovie(server()), await somebody()]
      const held = [await client.hold(ada.visitor, LIST), await client.hold(ada.visitor, rating(film.id))]
      await (await server().member(ada)).send('DELETE', '/api/me', { password: TEST_PASSWORD })
      for (const each of held) expect(await each.finish()).toMatchObject({ status: 401, code: 'sign_in_needed' })
    })

    it('is not waited for where its head is refused already', async () => {
      const visitor = server().visitor()
      await visitor.get('/api/csrf_token')
      expect(await client.sendHead(visitor, LIST)).toMatch(/^HTTP\/1.1 401 /)
      const ada = await somebody()
      const path = '/api/moderation/actions'
      expect(await client.sendHead(ada.visitor, { method: 'POST', path, body: {} })).toMatch(/^HTTP\/1.1 403 /)
    })

    it('of a picture has one place a member, until it was answered or its connection ends', async () => {
      const ada = await somebody()
      const picture: HeldInput = { method: 'PUT', path: '/api/me/avatar', body: Buffer.alloc(500), type: 'image/jpeg' }
      const held = await client.hold(ada.visitor, picture)
      expect(await client.sendHead(ada.visitor, picture)).toMatch(/^HTTP\/1.1 429 /)
      expect((await held.finish()).status).toBe(422)
      const again = await client.hold(ada.visitor, picture)
      again.hangUp()
      await expect.poll(async () => (await client.sendWhole(ada.visitor, picture)).status).toBe(422)
    })

    it('of a picture is not waited for from whom the moderation has blocked', async () => {
      const [manager, ada] = [await somebody('community_manager'), await somebody()]
      const moderation = { action: 'block', id: randomUUID(), member: ada.id, reason: 'Streit', until: null }
      await manager.visitor.command('POST', '/api/moderation/actions', { moderation })
      const head = await client.sendHead(ada.visitor, {
        method: 'PUT',
        path: '/api/me/avatar',
        body: Buffer.alloc(500),
        type: 'image/jpeg',
      })
      expect(head).toMatch(/"code":"account_blocked"/)
    })

    it('costs a second look at its session, which one that comes at once does not', async () => {
      const [film, ada] = [await addMovie(server()), await somebody()]
      const asked = vi.spyOn(app.platform.sessions, 'findMember')
      expect((await client.sendWhole(ada.visitor, rating(film.id))).status).toBe(200)
      expect(asked).toHaveBeenCalledTimes(1)
      await (await client.hold(ada.visitor, rating(film.id))).finish()
      expect(asked).toHaveBeenCalledTimes(3)
      asked.mockRestore()
    })
  },
  { env: { RATE_LIMITS: 'off' } },
)
