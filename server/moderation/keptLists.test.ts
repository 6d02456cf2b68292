import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { addList } from '../../test/lists.ts'
import { applied, moderated, places, queue } from '../../test/moderation.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { lists } from '../db/schema/lists.ts'
import { privacy } from '../db/schema/privacy.ts'

describeOnBothDatabases(
  'lists that their author keeps to themselves',
  (server) => {
    const { moderator, flag, nothing } = moderated(server)

    /** A list with a comment of its author's, and what somebody has answered. */
    const commented = async () => {
      const [author, guest] = [await server().addUser(), await server().addUser()]
      const movie = await addMovie(server())
      const list = await addList(server(), { userId: author.id, movies: [movie.id] })
      const on = { itemType: 'lists' as const, itemId: list.id }
      const comment = await addComment(server(), { ...on, userId: author.id, body: 'Nur für mich gedacht.' })
      const answer = { ...on, userId: guest.id, parentId: comment.id, body: 'Du hast ja keine Ahnung.' }
      return { author, guest, list, comment, reply: await addComment(server(), answer) }
    }
    const keep = (id: string, set: Partial<typeof lists.$inferInsert>) =>
      server().database.db.update(lists).set(set).where(eq(lists.id, id))

    it('are neither shown nor counted, nor what is said on them, until they are shared again', async () => {
      await nothing()
      const { author, list, comment, reply } = await commented()
      const all = [`lists/${list.id}`, `comments/${comment.id}`, `comments/${reply.id}`]
      for (const thing of all) await flag(thing, 'spam')
      const staff = await moderator()
      const read = async () => {
        const { comments, lists: ofLists } = (await staff.get('/api/moderation/queue')).json().open
        return { cases: (await places(staff)).toSorted(), counted: comments + ofLists }
      }
      const everything = { cases: all.toSorted(), counted: 3 }
      expect(await read()).toEqual(everything)
      await keep(list.id, { private: true })
      expect(await read()).toEqual({ cases: [], counted: 0 })
      await keep(list.id, { private: false })
      expect(await read()).toEqual(everything)
      const { db } = server().database
      await db.insert(privacy).values({ userId: author.id, lists: 'nobody' })
      expect(await read()).toEqual({ cases: [], counted: 0 })
      await db.update(privacy).set({ lists: 'friends' }).where(eq(privacy.userId, author.id))
      expect(await read()).toEqual(everything)
      await keep(list.id, { deleted: true })
      expect(await read()).toEqual({ cases: [], counted: 0 })
    })

    it('show of what others said there as much as their author flags, without a word of the rest', async () => {
      await nothing()
      const { author, guest, list, reply } = await commented()
      await flag(`comments/${reply.id}`, 'other')
      await keep(list.id, { private: true })
      const staff = await moderator()
      expect(await places(staff)).toEqual([])
      await flag(`comments/${reply.id}`, 'insult', await server().member(author))
      const [found] = await queue(staff)
      expect(found).toMatchObject({ id: reply.id, text: 'Du hast ja keine Ahnung.', context: null, answers: null })
      expect(await applied(staff, { action: 'hide', type: 'comments', item: reply.id })).toBe(true)
      const notices = (await (await server().member(guest)).get('/api/me/notices')).json().items
      expect(notices).toMatchObject([{ action: 'hide', text: 'Du hast ja keine Ahnung.' }])
    })
  },
  { env: { RATE_LIMITS: 'off' } },
)
