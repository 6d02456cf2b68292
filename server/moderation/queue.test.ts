import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { FlagReason } from '#contract/marks.ts'
import type { ModerationCase } from '#contract/moderationQueue.ts'
import { addArticle } from '../../test/articleRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { applied, moderated, places, queue, reason } from '../../test/moderation.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { comments } from '../db/schema/comments.ts'
import { lists } from '../db/schema/lists.ts'
import { trivia } from '../db/schema/trivia.ts'

const HOUR = 3_600_000

describeOnBothDatabases(
  'the queue of the moderation',
  (server) => {
    const { moderator, flag, nothing, written } = moderated(server)

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
        context: { title: movie.title, path: `/movies/${movie.permalink}/kommentare?kommentar=${reply.id}` },
        reasons: [{ reason: 'illegal', count: 1 }],
        mayAct: true,
        last: null,
      })
      expect(items[1]).toMatchObject({ text: 'Eine Liste', context: { path: `/liste/${list.id}` } })
      expect(items[3]?.context?.path).toBe(`/movies/${movie.permalink}/trivia`)
      expect(await places(staff, '?type=trivia')).toEqual([`trivia/${entry.id}`])
      const { open, filters } = (await staff.get('/api/moderation/queue?type=lists')).json()
      expect([open, filters]).toEqual([
        { comments: 2, trivia: 1, messages: 0, articles: 0, lists: 1, users: 1 },
        { state: 'open', type: 'lists' },
      ])
    })

    it('shows what members wrote to say why, with their names, as long as their flag counts', async () => {
      await nothing()
      const { comment, author } = await written()
      const [first, second] = [await server().addUser(), await server().addUser()]
      const [one, two] = [await server().member(first), await server().member(second)]
      const thing = `comments/${comment.id}`
      await flag(thing, 'other', one, '  Steht schon dreimal da.  ')
      server().clock.advance(HOUR)
      await flag(thing, 'spam', two, 'Das ist ein Laden.')
      await flag(thing, 'spam')
      const staff = await moderator()
      const words = async () => (await queue(staff))[0]?.words
      const late = { reason: 'spam', text: 'Das ist ein Laden.', member: { id: second.id, username: second.username } }
      expect(await words()).toEqual([
        late,
        { reason: 'other', text: 'Steht schon dreimal da.', member: { id: first.id, username: first.username } },
      ])
      await one.command('DELETE', `/api/${thing}/flag`)
      expect(await words()).toEqual([late])
      // Words that are said no more are kept no more.
      await flag(thing, 'other', one)
      expect(await words()).toEqual([late])
      server().clock.advance(HOUR)
      await applied(staff, { action: 'dismiss', type: 'comments', item: comment.id })
      server().clock.advance(HOUR)
      await flag(thing, 'insult', await server().member(), 'Jetzt erst recht.')
      expect((await words())?.map(({ text }) => text)).toEqual(['Jetzt erst recht.'])

      const theirs = await server().member(author)
      for (const path of ['/api/me/changes', '/api/me/notices', '/api/notifications']) {
        expect((await theirs.get(path)).body).not.toContain('erst recht')
      }
    })

    it('refuses words that are too many or show nothing', async () => {
      const { comment } = await written()
      const visitor = await server().member()
      for (const text of ['x'.repeat(501), '\u200b']) {
        const answer = await visitor.command('PUT', `/api/comments/${comment.id}/flag`, {
          flag: { reason: 'other', text },
        })
        expect(answer.statusCode, text).toBe(422)
      }
    })

    it('tells what an article says, without its markup, and leads to its page', async () => {
      await nothing()
      const { id: userId } = await server().addUser()
      const body = `## Vorweg\n\nEin **fettes** [Wort](https://example.org).\n\n${'und so weiter '.repeat(80)}`
      const article = await addArticle(server(), { userId, title: 'Im Dunkeln', teaser: 'Worum es geht.', body })
      await flag(`articles/${article.id}`, 'spam')
      const [item] = await queue(await moderator())
      expect(item).toMatchObject({ type: 'articles', context: { title: null, path: `/blogs/${article.permalink}` } })
      expect(item?.text).toMatch(/^Im Dunkeln\n\nWorum es geht\.\n\nVorweg\n\nEin fettes Wort\.\n\nund so weiter .* …$/)
      expect(item?.text.length).toBeLessThan(700)
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

    it('opens no case again for a flag that is sent once more for its reason, in whatever words', async () => {
      await nothing()
      const { comment } = await written()
      const [staff, reader] = [await moderator(), await server().member(await server().addUser())]
      await flag(`comments/${comment.id}`, 'spam', reader)
      server().clock.advance(1000)
      expect(await applied(staff, { action: 'dismiss', type: 'comments', item: comment.id })).toBe(true)
      server().clock.advance(1000)
      await flag(`comments/${comment.id}`, 'spam', reader)
      await flag(`comments/${comment.id}`, 'spam', reader, 'Bitte noch einmal ansehen.')
      expect(await places(staff)).toEqual([])
      const [closed] = await queue(staff, '?state=closed')
      expect(closed?.words.map(({ text }) => text)).toEqual(['Bitte noch einmal ansehen.'])
      await flag(`comments/${comment.id}`, 'insult', reader)
      expect(await places(staff)).toEqual([`comments/${comment.id}`])
    })

    it('takes every reason to flag, and says how many gave each', async () => {
      await nothing()
      const { comment } = await written()
      for (const why of FlagReason.options) await flag(`comments/${comment.id}`, why)
      expect((await queue(await moderator()))[0]).toMatchObject({
        flaggers: 5,
        reasons: [...FlagReason.options].reverse().map((each) => ({ reason: each, count: 1 })),
      })
    })
  },
  // More sign in here than one address may within minutes.
  { env: { RATE_LIMITS: 'off' } },
)
