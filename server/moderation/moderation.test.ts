import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FlagReason } from '#contract/marks.ts'
import type { ModerationCase } from '#contract/moderation.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { addList, listCommands } from '../../test/lists.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { comments, trivia } from '../db/schema/community.ts'
import { lists } from '../db/schema/lists.ts'
import { marks } from '../db/schema/marks.ts'
import { moderationLog } from '../db/schema/moderation.ts'

const HOUR = 3_600_000
const reason = 'Verstößt gegen unsere Regeln.'

describeOnBothDatabases(
  'moderation',
  (server) => {
    const moderator = async (credentials = 'community_manager') =>
      server().member(await server().addUser({ credentials }))
    const act = (visitor: Visitor, order: object) =>
      visitor.command('POST', '/api/moderation/actions', { moderation: { id: randomUUID(), reason, ...order } })
    const applied = async (visitor: Visitor, order: object): Promise<boolean> => {
      const answer = await act(visitor, order)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().applied
    }
    const flag = async (thing: string, why: FlagReason, member?: Visitor) => {
      const visitor = member ?? (await server().member())
      const answer = await visitor.command('PUT', `/api/${thing}/flag`, { flag: { reason: why } })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const queue = async (visitor: Visitor, query = ''): Promise<ModerationCase[]> =>
      (await visitor.get(`/api/moderation/queue${query}`)).json().items
    const places = async (visitor: Visitor, query = '') =>
      (await queue(visitor, query)).map(({ type, id }) => `${type}/${id}`)
    const nothing = async () => {
      await server().database.db.delete(marks)
      await server().database.db.delete(moderationLog)
    }

    /** Somebody who has written of a film whatever one can write. */
    async function written() {
      const author = await server().addUser()
      const reader = await server().addUser()
      const movie = await addMovie(server())
      const on = { userId: author.id, itemId: movie.id }
      const comment = await addComment(server(), { ...on, body: 'Das ist ein Kommentar.' })
      const reply = await addComment(server(), {
        ...on,
        userId: reader.id,
        parentId: comment.id,
        body: 'Eine Antwort.',
      })
      const entry = await addTrivia(server(), { ...on, body: 'Ein Faktum.' })
      const list = await addList(server(), { userId: author.id, movies: [movie.id], name: 'Eine Liste' })
      return { author, reader, movie, comment, reply, entry, list }
    }

    describe('the queue', () => {
      it('orders what waits by gravity, number and age, and says in what it stands', async () => {
        await nothing()
        const { comment, reply, entry, list, author, movie } = await written()
        await flag(`comments/${comment.id}`, 'other')
        server().clock.advance(HOUR)
        await flag(`lists/${list.id}`, 'spam')
        await flag(`lists/${list.id}`, 'spam')
        await flag(`comments/${reply.id}`, 'illegal')
        await flag(`trivia/${entry.id}`, 'spoiler')
        await flag(`users/${author.id}`, 'insult')
        const staff = await moderator()
        const items = await queue(staff)
        expect(items.map(({ id, severity, flaggers }) => [id, severity, flaggers])).toEqual([
          [reply.id, 'high', 1],
          [list.id, 'medium', 2],
          [author.id, 'medium', 1],
          [entry.id, 'low', 1],
          [comment.id, 'low', 1],
        ])
        const points = items.map((item) => item.points)
        expect(points).toEqual(points.toSorted((a, b) => b - a))
        expect(items[0]).toMatchObject({
          text: 'Eine Antwort.',
          answers: { username: author.username, text: 'Das ist ein Kommentar.' },
          context: { title: movie.title, path: `/movies/${movie.permalink}/kommentare` },
          reasons: [{ reason: 'illegal', count: 1 }],
          mayAct: true,
          last: null,
        })
        expect(items[1]).toMatchObject({ text: 'Eine Liste', context: { path: `/liste/${list.id}` } })
        expect(items[3]?.context?.path).toBe(`/movies/${movie.permalink}/trivia`)
        expect(await places(staff, '?type=trivia')).toEqual([`trivia/${entry.id}`])
        const { open, filters } = (await staff.get('/api/moderation/queue?type=lists')).json()
        expect([open, filters]).toEqual([
          { comments: 2, trivia: 1, lists: 1, users: 1 },
          { state: 'open', type: 'lists' },
        ])
      })

      it('lets age lift a case, a week at most', async () => {
        await nothing()
        const { comment, entry } = await written()
        await flag(`comments/${comment.id}`, 'other')
        server().clock.advance(96 * HOUR)
        await flag(`trivia/${entry.id}`, 'spam')
        const staff = await moderator()
        expect(await places(staff)).toEqual([`comments/${comment.id}`, `trivia/${entry.id}`])
        expect((await queue(staff)).map(({ points }) => points)).toEqual([10, 8])
        server().clock.advance(24 * 30 * HOUR)
        expect((await queue(staff)).map(({ points }) => points)).toEqual([22, 16])
      })

      it('forgets flags that were taken back, what its author deleted, and lists made private', async () => {
        await nothing()
        const { comment, entry, list, reply } = await written()
        const member = await server().member()
        await flag(`comments/${comment.id}`, 'spam', member)
        await flag(`lists/${list.id}`, 'spam', member)
        await flag(`trivia/${entry.id}`, 'spam', member)
        await flag(`comments/${reply.id}`, 'spam', member)
        const { db } = server().database
        await member.command('DELETE', `/api/comments/${comment.id}/flag`)
        await db.update(lists).set({ private: true }).where(eq(lists.id, list.id))
        await db.update(trivia).set({ deleted: true }).where(eq(trivia.id, entry.id))
        await db.update(comments).set({ deleted: true }).where(eq(comments.id, reply.id))
        expect(await places(await moderator())).toEqual([])
      })

      it('comes in pages that miss nothing', async () => {
        await nothing()
        const { movie, author } = await written()
        for (let index = 0; index < 23; index++) {
          const { id } = await addComment(server(), { userId: author.id, itemId: movie.id })
          await flag(`comments/${id}`, 'other')
        }
        const staff = await moderator()
        const first = (await staff.get('/api/moderation/queue')).json()
        const second = (await staff.get('/api/moderation/queue?page=2')).json()
        expect([first.items.length, first.nextPage, second.items.length, second.nextPage]).toEqual([20, 2, 3, null])
        const ids = [...first.items, ...second.items].map(({ id }: ModerationCase) => id)
        expect(new Set(ids).size).toBe(23)
      })

      it('moves a case to what is hidden, and to what is done; a new flag opens it again', async () => {
        await nothing()
        const { comment } = await written()
        const thing = { type: 'comments', item: comment.id }
        const staff = await moderator()
        await flag(`comments/${comment.id}`, 'spam')
        server().clock.advance(1000)
        expect(await applied(staff, { action: 'dismiss', ...thing })).toBe(true)
        expect(await applied(staff, { action: 'dismiss', ...thing })).toBe(false)
        expect([await places(staff), await places(staff, '?state=closed')]).toEqual([[], [`comments/${comment.id}`]])
        server().clock.advance(1000)
        await flag(`comments/${comment.id}`, 'insult')
        expect(await queue(staff)).toMatchObject([
          { flaggers: 1, reasons: [{ reason: 'insult' }], last: { action: 'dismiss' } },
        ])
        server().clock.advance(1000)
        expect(await applied(staff, { action: 'hide', ...thing })).toBe(true)
        expect([await places(staff), await places(staff, '?state=hidden')]).toEqual([[], [`comments/${comment.id}`]])
        expect(await queue(staff, '?state=hidden')).toMatchObject([
          { hidden: true, flaggers: 2, last: { action: 'hide', reason } },
        ])
        expect(await applied(staff, { action: 'restore', ...thing })).toBe(true)
        expect([await places(staff), await places(staff, '?state=hidden')]).toEqual([[], []])
        expect(await places(staff, '?state=closed')).toEqual([`comments/${comment.id}`])
      })
    })

    describe('an action', () => {
      it('happens once, however often it is sent, and is logged with what was and is', async () => {
        const { comment, author } = await written()
        const staff = await moderator()
        await flag(`comments/${comment.id}`, 'spam')
        server().clock.advance(1000)
        const order = { id: randomUUID(), action: 'hide', type: 'comments', item: comment.id }
        const first = (await act(staff, order)).json()
        expect(first).toMatchObject({
          applied: true,
          entry: {
            ...{ id: order.id, action: 'hide', type: 'comments', item: comment.id, reason },
            subject: { id: author.id, username: author.username },
            ...{ before: { hidden: false, flags: 1 }, after: { hidden: true, flags: 0 } },
          },
        })
        expect((await act(staff, order)).json()).toEqual({ ...first, applied: false })
        expect(await applied(staff, { action: 'hide', type: 'comments', item: comment.id })).toBe(false)
        const log = (await staff.get(`/api/moderation/log?member=${author.id}`)).json()
        expect(log.items).toEqual([first.entry])
      })

      it('asks for a reason, and is 404 for what is gone', async () => {
        const staff = await moderator()
        const { comment } = await written()
        const thing = { action: 'hide', type: 'comments', item: comment.id }
        expect((await act(staff, { ...thing, reason: '  ' })).statusCode).toBe(422)
        expect((await act(staff, { ...thing, item: 'keiner' })).statusCode).toBe(404)
        expect((await act(staff, { action: 'warn', member: 'u-niemand' })).statusCode).toBe(404)
        const past = await act(staff, { action: 'block', member: comment.userId, until: '2020-01-01T00:00:00Z' })
        expect([past.statusCode, past.json().errors]).toEqual([422, { until: ['Die Sperre wäre schon vorbei.'] }])
      })

      /** Who may do what to whom: every action is one of the moderation, and every action asks the same. */
      const roles = ['', 'critic_user', 'community_manager', 'admin_user'] as const
      const rank = { '': -1, critic_user: -1, community_manager: 1, admin_user: 2 } as const
      const subjectRank = { '': 0, critic_user: 0, community_manager: 1, admin_user: 2 } as const
      it.each(roles.flatMap((actor) => roles.map((subject) => [actor, subject] as const)))(
        'of %j on %j goes by rank',
        async (actor, subject) => {
          const author = await server().addUser({ credentials: subject })
          const movie = await addMovie(server())
          const comment = await addComment(server(), { userId: author.id, itemId: movie.id })
          await flag(`comments/${comment.id}`, 'spam')
          server().clock.advance(1000)
          const visitor = await moderator(actor)
          const thing = { type: 'comments', item: comment.id }
          const expected = rank[actor] > subjectRank[subject] ? 200 : 403
          for (const order of [
            { action: 'dismiss', ...thing },
            { action: 'hide', ...thing },
            { action: 'restore', ...thing },
            { action: 'warn', member: author.id, ...thing },
            { action: 'block', member: author.id, until: null },
            { action: 'unblock', member: author.id },
          ]) {
            const answer = await act(visitor, order)
            expect([order.action, answer.statusCode]).toEqual([order.action, expected])
            if (expected === 403) expect(answer.json().code).toBe('role')
            else expect(answer.json().applied).toBe(true)
          }
        },
      )

      it('is never on oneself, and nothing of the moderation is read without the role', async () => {
        const self = await server().addUser({ credentials: 'admin_user' })
        const visitor = await server().member(self)
        expect((await act(visitor, { action: 'block', member: self.id, until: null })).json().code).toBe('role')
        const member = await server().member()
        for (const path of ['queue', 'log', `users/${self.id}`]) {
          expect((await member.get(`/api/moderation/${path}`)).json().code).toBe('role')
          expect((await server().visitor().get(`/api/moderation/${path}`)).statusCode).toBe(401)
        }
      })
    })

    it('tells the member what was done and why, until it is put away, and nobody else', async () => {
      const { author, comment } = await written()
      const [staff, member] = [await moderator(), await server().member(author)]
      await applied(staff, { action: 'warn', member: author.id, type: 'comments', item: comment.id })
      server().clock.advance(1000)
      await applied(staff, { action: 'hide', type: 'comments', item: comment.id })
      const { items } = (await member.get('/api/me/notices')).json()
      expect(items).toMatchObject([
        { action: 'hide', text: 'Das ist ein Kommentar.', reason },
        { action: 'warn', text: 'Das ist ein Kommentar.', reason },
      ])
      const told = (await member.get('/api/me/notifications')).json().items
      expect(told).toMatchObject([
        { kind: 'moderation', message: 'Die Moderation hat deinen Kommentar ausgeblendet', link: '/konto' },
        { kind: 'moderation', message: 'Die Moderation hat dich verwarnt', link: '/konto' },
      ])
      const other = await server().member()
      await other.send('PUT', `/api/me/notices/${items[0].id}/read`)
      expect((await other.get('/api/me/notices')).json()).toEqual({ items: [], block: null })
      const rest = (await member.send('PUT', `/api/me/notices/${items[0].id}/read`)).json()
      expect(rest.items).toEqual([items[1]])
      const sheet = (await staff.get(`/api/moderation/users/${author.id}`)).json()
      expect(sheet).toMatchObject({
        author: { username: author.username },
        ...{ block: null, mayAct: true, hidden: false },
        counts: { comments: 0, trivia: 1, lists: 1, hidden: 1, warnings: 1 },
        log: [{ action: 'hide' }, { action: 'warn' }],
      })
    })

    it('keeps every flag reason and every kind of thing within reach of the queue', async () => {
      await nothing()
      const { comment } = await written()
      for (const why of FlagReason.options) await flag(`comments/${comment.id}`, why)
      expect((await queue(await moderator()))[0]).toMatchObject({
        flaggers: 5,
        reasons: [...FlagReason.options].reverse().map((each) => ({ reason: each, count: 1 })),
      })
    })

    describe('a block', () => {
      it('keeps from publishing and from what others count, with until when and why; reading goes on', async () => {
        const { author, movie, reply } = await written()
        const [staff, member] = [await moderator(), await server().member(author)]
        const { made, add, update, create } = listCommands(member)
        const [open, hidden] = [await made(), await made({ private: true })]
        const until = new Date(server().clock.now.getTime() + 24 * HOUR)
        await applied(staff, { action: 'block', member: author.id, until: until.toISOString() })
        const say = () =>
          member.command('POST', `/api/movies/${movie.id}/comments`, { comment: { body: 'Und noch was.' } })
        const refused = await say()
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_blocked'])
        expect(refused.json().detail).toMatch(/^Dein Konto ist bis \d+\.\d+\.2026, \d\d:\d\d Uhr gesperrt: Verstößt/)
        for (const answer of [
          await member.command('PUT', `/api/comments/${reply.id}/digg`),
          await member.command('PUT', `/api/users/${reply.userId}/friendship`),
          await create({ name: 'Öffentlich' }),
          await update(open, { name: 'Anders' }),
          await update(hidden, { private: false }),
          await add(open, { source_id: movie.id }),
        ]) {
          expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_blocked'])
        }
        for (const answer of [
          await member.get(`/api/movies/${movie.id}/comments`),
          await member.command('PUT', `/api/movies/${movie.id}/watch`),
          await member.command('PUT', `/api/movies/${movie.id}/rating`, {
            rating: { value: 7, top: false, flop: false },
          }),
          await member.command('DELETE', `/api/comments/${reply.id}/digg`),
          await create({ name: 'Geheim', private: true }),
          await add(hidden, { source_id: movie.id }),
          await update(open, { private: true }),
        ]) {
          expect(answer.statusCode, answer.body).toBe(200)
        }
        expect((await member.get('/api/me/notices')).json().block).toMatchObject({ until: until.toISOString(), reason })
        // Somebody new may sign in and reads the same.
        expect((await (await server().member(author)).get('/api/session')).json().username).toBe(author.username)
        server().clock.advance(25 * HOUR)
        expect((await say()).statusCode).toBe(200)
      })

      it('for good ends when it is lifted, and its refusal was never kept', async () => {
        const { author, movie } = await written()
        const [staff, member] = [await moderator(), await server().member(author)]
        await applied(staff, { action: 'block', member: author.id, until: null })
        const key = { 'idempotency-key': randomUUID() }
        const body = { comment: { body: 'Ich wieder.' } }
        const say = () => member.command('POST', `/api/movies/${movie.id}/comments`, body, key)
        expect((await say()).json().detail).toBe(`Dein Konto ist dauerhaft gesperrt: ${reason}`)
        expect(await applied(staff, { action: 'unblock', member: author.id })).toBe(true)
        expect(await applied(staff, { action: 'unblock', member: author.id })).toBe(false)
        expect((await say()).statusCode).toBe(200)
      })

      it('holds for the moderation itself', async () => {
        const colleague = await server().addUser({ credentials: 'community_manager' })
        const visitor = await server().member(colleague)
        await applied(await moderator('admin_user'), { action: 'block', member: colleague.id, until: null })
        expect((await visitor.get('/api/moderation/queue')).json().code).toBe('account_blocked')
      })
    })
  },
  // More sign in here than one address may within minutes.
  { env: { RATE_LIMITS: 'off' } },
)
