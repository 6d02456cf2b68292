import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addMovie } from '../../../test/catalogueRows.ts'
import { addComment } from '../../../test/communityRows.ts'
import { act, applied, moderated, reason } from '../../../test/moderation.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'

describeOnBothDatabases(
  'an action of the moderation',
  (server) => {
    const { moderator, flag, written } = moderated(server)

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
      // A warning that names a thing of another author is not found.
      const other = await server().addUser()
      const wrong = await act(staff, { action: 'warn', member: other.id, type: 'comments', item: comment.id })
      expect(wrong.statusCode).toBe(404)
      const past = await act(staff, { action: 'block', member: comment.userId, until: '2020-01-01T00:00:00Z' })
      expect([past.statusCode, past.json().errors]).toEqual([422, { until: ['Die Sperre wäre schon vorbei.'] }])
    })

    /** The rule of ranks: every action needs a moderator, and all actions follow the same rule. */
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

    it('tells neither the author nor who flagged it that flags were dismissed', async () => {
      const { author, comment } = await written()
      const [staff, member, flagger] = [await moderator(), await server().member(author), await server().member()]
      await flag(`comments/${comment.id}`, 'spam', flagger)
      server().clock.advance(1000)
      expect(await applied(staff, { action: 'dismiss', type: 'comments', item: comment.id })).toBe(true)
      for (const visitor of [member, flagger]) {
        expect((await visitor.get('/api/me/notices')).json().items).toEqual([])
        expect((await visitor.get('/api/me/notifications')).json().items).toEqual([])
      }
    })

    it('tells the member what was done and why, until it is put away, and nobody else', async () => {
      const { author, comment, movie } = await written()
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
        {
          ...{
            kind: 'moderation',
            message: 'Die Moderation hat deinen Kommentar ausgeblendet',
            caption: 'Zum Kommentar',
          },
          link: `/movies/${movie.permalink}/kommentare?kommentar=${comment.id}`,
        },
        { kind: 'moderation', message: 'Die Moderation hat dich verwarnt', link: '/konto' },
      ])
      const other = await server().member()
      await other.send('PUT', `/api/me/notices/${items[0].id}/read`)
      expect((await other.get('/api/me/notices')).json()).toEqual({ items: [], block: null })
      expect((await member.get('/api/me/notices')).json().items).toEqual(items)
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
  },
  // The test signs in more often than one address may within minutes.
  { env: { RATE_LIMITS: 'off' } },
)
