import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { type ListenInput, listening, things } from '../../test/listenTo.ts'
import { addList } from '../../test/lists.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { writeComment as write } from '../../test/writeComment.ts'
import { lists } from '../db/schema/lists.ts'
import { privacy } from '../db/schema/privacy.ts'
import { announce } from './service.ts'

const listen = listening()

describeOnBothDatabases('live events of what not everybody may see', (server) => {
  const page = (input?: ListenInput) => listen(server().app, input)
  const tell = (film: string, id: string) =>
    server().database.db.transaction((tx) =>
      announce(tx, server().clock.now, [
        { kind: 'trivia.deleted', topic: `movies/${film}`, thing: { type: 'trivia', id }, actorId: null },
      ]),
    )

  it('tell nothing of what is hidden, of whoever the listener has muted, or of a private list', async () => {
    const film = await addMovie(server())
    const [loud, reader] = [await server().addUser(), await server().addUser()]
    const [muted, member] = [await server().member(loud), await server().member(reader)]
    await member.command('PUT', `/api/users/${loud.id}/mute`)
    const now = server().clock.now
    const times = { createdAt: now, intentAt: now, updatedAt: now, changeSeq: 1 }
    const list = { id: randomUUID(), userId: loud.id, name: 'Für mich', private: true, ...times }
    await server().database.db.insert(lists).values(list)
    const query = `?topics[]=movies/${film.id}&topics[]=lists/${list.id}`
    const own = await page({ cookies: member.cookies, query })
    const visitor = await page({ query })
    const author = await page({ cookies: muted.cookies, query })

    const said = await write(muted, film.id)
    const hidden = await addComment(server(), { userId: reader.id, itemId: film.id, hidden: true })
    await server().database.db.transaction((tx) =>
      announce(tx, now, [
        {
          kind: 'comment.updated',
          topic: `movies/${film.id}`,
          thing: { type: 'comments', id: hidden.id },
          actorId: reader.id,
        },
        { kind: 'comment.deleted', topic: `lists/${list.id}`, thing: { type: 'comments', id: 'c-1' }, actorId: null },
      ]),
    )
    await tell(film.id, 'last')
    await expect.poll(() => things(own)).toEqual(['last'])
    await expect.poll(() => things(visitor)).toEqual([said, 'last'])
    await expect.poll(() => things(author)).toEqual([said, 'c-1', 'last'])
  })

  it('tell of what is on a list those alone who may see it, by its own settings and by its member’s', async () => {
    const [author, friend] = [await server().addUser(), await server().addUser()]
    const [own, near, stranger] = [
      await server().member(author),
      await server().member(friend),
      await server().member(),
    ]
    await own.command('PUT', `/api/users/${friend.id}/friendship`)
    await near.command('PUT', `/api/users/${author.id}/friendship`)
    await server().database.db.insert(privacy).values({ userId: author.id, lists: 'friends' })
    const all = {
      friends: await addList(server(), { userId: author.id }),
      secret: await addList(server(), { userId: author.id, private: true }),
      hidden: await addList(server(), { userId: author.id, hidden: true }),
      gone: await addList(server(), { userId: author.id, deleted: true }),
      open: await addList(server(), { userId: friend.id }),
    }
    const query = `?${Object.values(all)
      .map(({ id }) => `topics[]=lists/${id}`)
      .join('&')}`
    const cookies = [own.cookies, near.cookies, stranger.cookies, new Map()]
    const pages = await Promise.all(cookies.map((each) => page({ cookies: each, query })))
    const happenings = Object.entries(all).map(([name, { id }]) => ({
      ...{
        kind: 'comment.deleted' as const,
        topic: `lists/${id}`,
        thing: { type: 'comments', id: name },
        actorId: null,
      },
    }))
    await server().database.db.transaction((tx) => announce(tx, server().clock.now, happenings))
    // Each page gets the last event: events that it has not received by then are withheld from it. The event of the
    // friendship may come as well.
    for (const each of pages) await expect.poll(() => things(each).at(-1)).toBe('open')
    expect(pages.map((each) => things(each).filter((id) => id in all))).toEqual([
      ['friends', 'secret', 'hidden', 'open'],
      ['friends', 'open'],
      ['open'],
      ['open'],
    ])
  })

  it('tell nothing of a hidden or deleted piece of trivia, nor of what is said of it', async () => {
    const film = await addMovie(server())
    const { id: userId } = await server().addUser()
    const shown = await addTrivia(server(), { itemId: film.id, userId })
    const hidden = await addTrivia(server(), { itemId: film.id, userId, hidden: true })
    const gone = await addTrivia(server(), { itemId: film.id, userId, deleted: true })
    const facts = [hidden, gone, shown]
    const topics = [`movies/${film.id}`, ...facts.map(({ id }) => `trivia/${id}`)]
    const visitor = await page({ query: `?${topics.map((topic) => `topics[]=${topic}`).join('&')}` })
    const happenings = facts.flatMap(({ id }) => [
      { kind: 'trivia.updated' as const, topic: `movies/${film.id}`, thing: { type: 'trivia', id }, actorId: null },
      {
        ...{ kind: 'comment.deleted' as const, topic: `trivia/${id}`, actorId: null },
        thing: { type: 'comments', id: `on ${id}` },
      },
    ])
    await server().database.db.transaction((tx) => announce(tx, server().clock.now, happenings))
    await expect.poll(() => things(visitor)).toEqual([shown.id, `on ${shown.id}`])
  })
})
