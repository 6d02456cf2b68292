import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addArticle } from '../../../test/articleRows.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { addTrivia } from '../../../test/communityRows.ts'
import { addList } from '../../../test/lists.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { articles } from '../../db/schema/articles.ts'
import { people } from '../../db/schema/catalogue.ts'
import { lists } from '../../db/schema/lists.ts'
import { trivia } from '../../db/schema/trivia.ts'

describeOnBothDatabases('things that are commented on', (server) => {
  const write = (member: Visitor, path: string, comment: object = {}) =>
    member.command('POST', `/api/${path}/comments`, { comment: { body: 'Gut gesehen.', ...comment } })
  const read = (visitor: Visitor, path: string) => visitor.get(`/api/${path}/comments`)

  it('are films, series, people, facts, articles and lists: what is said of one stands at that one alone', async () => {
    const member = await server().member()
    const { id: userId } = await server().addUser()
    const { id: movie } = await addMovie(server())
    const { id: series } = await addSeries(server())
    const person = `p-${randomUUID()}`
    await server()
      .database.db.insert(people)
      .values({ id: person, permalink: `name-${person}`, name: 'Nora Feld', sortKey: 'feld' })
    const { id: fact } = await addTrivia(server(), { itemId: movie, userId })
    const { id: list } = await addList(server(), { userId, movies: [movie] })
    const { id: article, permalink } = await addArticle(server(), { userId })
    const paths = [
      `movies/${movie}`,
      `series/${series}`,
      `people/name-${person}`,
      `trivia/${fact}`,
      `articles/${article}`,
      `lists/${list}`,
    ] as const
    for (const path of paths) expect((await write(member, path, { body: path })).statusCode).toBe(200)
    for (const path of paths) {
      expect((await read(server().visitor(), path)).json()).toMatchObject({ commentsCount: 1, items: [{ body: path }] })
    }
    expect((await read(server().visitor(), `people/${person}`)).json().commentsCount).toBe(1)
    expect((await read(server().visitor(), `articles/${permalink}`)).json().commentsCount).toBe(1)
    for (const path of ['people/niemand', 'trivia/keine', 'articles/keiner', 'lists/keine']) {
      expect((await read(server().visitor(), path)).statusCode).toBe(404)
      expect((await write(member, path)).statusCode).toBe(404)
    }
  })

  it('are private lists to their author alone: to everybody else there is nothing to read, write or answer', async () => {
    const author = await server().addUser()
    const [own, other] = [await server().member(author), await server().member()]
    const { id: movie } = await addMovie(server())
    const { id: list } = await addList(server(), { userId: author.id, movies: [movie] })
    const path = `lists/${list}`
    const said = (await write(other, path)).json().current
    await write(own, path, { parent_id: said.id, body: 'Danke.' })
    await server().database.db.update(lists).set({ private: true }).where(eq(lists.id, list))

    for (const visitor of [server().visitor(), other]) {
      expect((await read(visitor, path)).statusCode).toBe(404)
      expect((await visitor.get(`/api/comments/${said.id}/replies`)).statusCode).toBe(404)
      expect((await visitor.get(`/api/comments/${said.id}/thread`)).statusCode).toBe(404)
    }
    expect((await write(other, path, { parent_id: said.id })).statusCode).toBe(404)
    const answer = await read(own, path)
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.json()).toMatchObject({
      commentsCount: 2,
      items: [{ repliesCount: 1, replies: [{ body: 'Danke.' }] }],
    })
    const thread = await own.get(`/api/comments/${said.id}/thread`)
    expect(thread.headers['cache-control']).toContain('no-store')
    expect(thread.json()).toMatchObject({ type: 'lists', item: list, comment: { replies: [{ body: 'Danke.' }] } })
    const mine = (await write(own, path)).json().current
    expect((await other.get(`/api/comments/${mine.id}/replies`)).statusCode).toBe(404)

    await server().database.db.update(lists).set({ deleted: true }).where(eq(lists.id, list))
    expect((await read(own, path)).statusCode).toBe(404)
  })

  it('are nothing to anybody once they are hidden or deleted, but a hidden list to its author', async () => {
    const author = await server().addUser()
    const [own, other] = [await server().member(author), await server().member()]
    const { id: movie } = await addMovie(server())
    const list = await addList(server(), { userId: author.id, movies: [movie] })
    const [hidden, gone] = [
      await addTrivia(server(), { itemId: movie, userId: author.id }),
      await addTrivia(server(), { itemId: movie, userId: author.id }),
    ]
    const [away, draft] = [
      await addArticle(server(), { userId: author.id }),
      await addArticle(server(), { userId: author.id }),
    ]
    const paths = [
      ...[`lists/${list.id}`, `trivia/${hidden.id}`, `trivia/${gone.id}`],
      ...[`articles/${away.id}`, `articles/${draft.id}`],
    ]
    const said = await Promise.all(paths.map(async (path) => (await write(other, path)).json().current.id))
    const { db } = server().database
    await db.update(lists).set({ hidden: true }).where(eq(lists.id, list.id))
    await db.update(trivia).set({ hidden: true }).where(eq(trivia.id, hidden.id))
    await db.update(trivia).set({ deleted: true }).where(eq(trivia.id, gone.id))
    await db.update(articles).set({ hidden: true }).where(eq(articles.id, away.id))
    await db.update(articles).set({ publishedAt: null }).where(eq(articles.id, draft.id))
    for (const [index, path] of paths.entries()) {
      const readers = path.startsWith('lists') ? [server().visitor(), other] : [server().visitor(), other, own]
      for (const visitor of readers) {
        expect((await read(visitor, path)).statusCode, path).toBe(404)
        expect((await visitor.get(`/api/comments/${said[index]}/replies`)).statusCode).toBe(404)
        expect((await visitor.get(`/api/comments/${said[index]}/thread`)).statusCode).toBe(404)
      }
      expect((await write(other, path)).statusCode).toBe(404)
    }
    expect((await read(own, `lists/${list.id}`)).json().commentsCount).toBe(1)
  })

  it('keep their conversations apart: nobody answers in one what was said in another', async () => {
    const member = await server().member()
    const { id: userId } = await server().addUser()
    const { id: movie } = await addMovie(server())
    const { id: fact } = await addTrivia(server(), { id: movie, itemId: movie, userId })
    const said = (await write(member, `movies/${movie}`)).json().current
    expect((await write(member, `trivia/${fact}`, { parent_id: said.id })).statusCode).toBe(404)
  })
})
