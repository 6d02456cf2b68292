import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { kinds, type ListenInput, listening } from '../../test/listenTo.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'

const listen = listening()

describeOnBothDatabases('a flag', (server) => {
  const page = (input?: ListenInput) => listen(server().app, input)
  const pageOf = ({ cookies }: Visitor, topics: string) => page({ cookies, query: `?topics[]=${topics}` })
  const somebody = async (credentials = '') => {
    const user = await server().addUser({ credentials })
    return { ...user, visitor: await server().member(user) }
  }
  const flag = (who: Visitor, thing: string) => who.command('PUT', `/api/${thing}/flag`, { flag: { reason: 'spam' } })

  it('is told to the pages of who made it and to the moderation, and to nobody else', async () => {
    const [author, reader, other] = [await somebody(), await somebody(), await somebody()]
    const manager = await somebody('community_manager')
    const film = await addMovie(server())
    const on = { userId: author.id, itemId: film.id }
    const [comment, entry] = [await addComment(server(), on), await addTrivia(server(), on)]
    const own = await pageOf(reader.visitor, `movies/${film.id}`)
    const moderation = await pageOf(manager.visitor, 'moderation')
    const others = await Promise.all([
      pageOf(author.visitor, `movies/${film.id}`),
      // A member without the role who asks for the moderation's events gets none.
      pageOf(other.visitor, 'moderation'),
      page({ query: `?topics[]=moderation&topics[]=movies/${film.id}` }),
    ])
    await flag(reader.visitor, `comments/${comment.id}`)
    await flag(reader.visitor, `trivia/${entry.id}`)
    await reader.visitor.command('DELETE', `/api/comments/${comment.id}/flag`)
    // Announced after the flags: when it arrives, all events of the flags have arrived.
    await other.visitor.command('PUT', `/api/comments/${comment.id}/digg`)
    await other.visitor.command('PUT', `/api/users/${author.id}/friendship`)
    const flags = ['comment.flagged', 'trivia.flagged', 'comment.unflagged']
    await expect.poll(() => kinds(own)).toEqual([...flags, 'comment.digged'])
    await expect.poll(() => kinds(moderation)).toEqual(flags)
    expect(own.heard[0]).toEqual({
      ...{ kind: 'comment.flagged', topic: 'me', parent: null },
      thing: { type: 'comments', id: comment.id },
    })
    expect(moderation.heard[0]).toMatchObject({ topic: 'moderation', thing: { type: 'comments', id: comment.id } })
    const [toAuthor, toOther, toVisitor] = others
    await expect
      .poll(() => toAuthor && kinds(toAuthor))
      .toEqual(['comment.digged', 'notification.received', 'friendship.changed'])
    await expect.poll(() => toVisitor && kinds(toVisitor)).toEqual(['comment.digged'])
    // The event of their own request alone.
    await expect.poll(() => toOther && kinds(toOther)).toEqual(['friendship.changed'])
  })

  it('is told no more to somebody whose role was taken while the page was open', async () => {
    const [boss, manager, reader] = [
      await somebody('admin_user'),
      await somebody('community_manager'),
      await somebody(),
    ]
    const film = await addMovie(server())
    const on = { userId: (await somebody()).id, itemId: film.id }
    const [first, second] = [await addComment(server(), on), await addComment(server(), on)]
    const [before, still] = [await pageOf(manager.visitor, 'moderation'), await pageOf(boss.visitor, 'moderation')]
    await flag(reader.visitor, `comments/${first.id}`)
    await expect.poll(() => kinds(before)).toEqual(['comment.flagged'])
    await boss.visitor.command('DELETE', `/api/users/${manager.id}/roles/community_manager`)
    await flag(reader.visitor, `comments/${second.id}`)
    await expect.poll(() => kinds(still)).toEqual(['comment.flagged', 'comment.flagged'])
    await expect.poll(() => kinds(before)).toEqual(['comment.flagged', 'notification.received'])
  })

  it('is told once: flagged anew for another reason it is flagged as before', async () => {
    const [reader, manager] = [await somebody(), await somebody('community_manager')]
    const film = await addMovie(server())
    const { id } = await addComment(server(), { userId: (await somebody()).id, itemId: film.id })
    const moderation = await pageOf(manager.visitor, 'moderation')
    await flag(reader.visitor, `comments/${id}`)
    server().clock.advance(1000)
    await reader.visitor.command('PUT', `/api/comments/${id}/flag`, { flag: { reason: 'insult' } })
    server().clock.advance(1000)
    await reader.visitor.command('DELETE', `/api/comments/${id}/flag`)
    await expect.poll(() => kinds(moderation)).toEqual(['comment.flagged', 'comment.unflagged'])
  })
})
