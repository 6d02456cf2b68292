import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { listCommands } from '../../test/lists.ts'
import { applied, moderated, reason } from '../../test/moderation.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

const HOUR = 3_600_000

describeOnBothDatabases(
  'a block',
  (server) => {
    const { moderator, written } = moderated(server)

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
  },
  // More sign in here than one address may within minutes.
  { env: { RATE_LIMITS: 'off' } },
)
