import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addArticle } from '../../test/articleRows.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { addList } from '../../test/lists.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { images } from '../db/schema/media.ts'
import { users } from '../db/schema/users.ts'

/** Calls that answer with an endless stream or with bytes. */
const apart = new Set(['/api/events', '/api/me/export'])
/** Calls of the moderation, which sees hidden things. */
const isModeration = (path: string) => path.startsWith('/api/moderation/')

/** Every reading call, as an address for each of these things. New calls are included automatically. */
function toAddresses(things: readonly (readonly [string, string])[], word: string): string[] {
  const reading = calls.filter(({ method, path }) => method === 'GET' && !apart.has(path) && !isModeration(path))
  const addresses = reading.flatMap(({ path }) =>
    things.map(([type, id]) =>
      path.replace(':type', type).replace(':id', encodeURIComponent(id)).replace(/:\w+/g, 'x'),
    ),
  )
  const outside = ['/sitemap/lists-1.xml', '/sitemap/blogs-1.xml', '/rss/lichtspiel-standard']
  const searches = ['suggest&v=2', ''].map((type) => `/api/search?q=${word}${type && `&type=${type}`}`)
  return [...new Set([...addresses, '/api/lists?order=newest', ...searches, ...outside])]
}

describeOnBothDatabases(
  'what the moderation hides',
  (server) => {
    it('is gone for everybody in every call that reads, and there again once it is restored', async () => {
      const { db } = server().database
      const word = 'Zwetschgenkern'
      const author = await server().addUser({ username: 'Zwiebelturm' })
      const avatar = `a-${randomUUID()}`
      await db.insert(images).values({
        ...{ id: avatar, kind: 'avatar', filename: 'bild', color: '#112233', widths: [52, 84], aspectRatio: 1 },
        recipe: {},
      })
      await db.update(users).set({ avatarImageId: avatar }).where(eq(users.id, author.id))
      const movie = await addMovie(server())
      const on = { userId: author.id, itemId: movie.id }
      const comment = await addComment(server(), { ...on, body: `${word} im Kommentar` })
      const other = await server().addUser()
      await addComment(server(), { ...on, userId: other.id, parentId: comment.id, body: 'Antwort darauf' })
      const reply = await addComment(server(), { ...on, parentId: comment.id, body: `${word} in der Antwort` })
      const entry = await addTrivia(server(), { ...on, body: `${word} als Trivia` })
      const list = await addList(server(), { userId: author.id, movies: [movie.id], name: `${word} als Liste` })
      const about = [{ itemType: 'movies' as const, itemId: movie.id }]
      const article = await addArticle(server(), { userId: author.id, about, title: `${word} als Artikel` })
      const onIt = { itemType: 'articles' as const, itemId: article.id }
      const said = await addComment(server(), { ...onIt, userId: other.id, body: `${word} unter dem Artikel` })
      const answer = { ...onIt, userId: author.id, parentId: said.id, body: `${word} als Antwort darunter` }
      await addComment(server(), answer)
      const things = [
        ['movies', movie.permalink],
        ['movies', movie.id],
        ['comments', comment.id],
        ['comments', reply.id],
        ['trivia', entry.id],
        ['lists', list.id],
        ['articles', article.permalink],
        ['articles', article.id],
        ['comments', said.id],
        ['users', author.id],
        ['users', author.username],
        ['users', other.id],
      ] as const
      const addresses = toAddresses(things, word)
      const member = await server().member()
      const readers: readonly [string, Visitor][] = [
        ['visitor', server().visitor()],
        ['member', member],
      ]
      const secrets = [word, avatar]
      /** The addresses where any of the secrets is found, with the reader. */
      const findAll = async () => {
        const found: string[] = []
        for (const [name, reader] of readers) {
          for (const address of addresses) {
            const { body } = await reader.get(address)
            // The filters of an answer repeat the reader's own query.
            const told = body.replace(/"(q|title)":"Zwetschgenkern"/g, '')
            const isListed = told.includes(`/liste/${list.id}<`) || told.includes(`/${article.permalink}<`)
            if (isListed || secrets.some((secret) => told.includes(secret))) found.push(`${name} ${address}`)
          }
        }
        return found
      }

      const before = await findAll()
      const sample = ['movies/x/comments', 'movies/x/trivia'].map((path) => `/api/${path.replace('x', movie.id)}`)
      sample.push(`/api/lists/${list.id}`, '/api/articles', `/api/articles/${article.id}`)
      sample.push(`/api/articles/${article.id}/comments`, `/api/users/${other.id}/comments`)
      expect(before).toEqual(expect.arrayContaining(sample.map((address) => `visitor ${address}`)))
      expect(before).toContain(`member /api/comments/${comment.id}/replies`)
      expect(before).toContain('visitor /sitemap/lists-1.xml')
      expect(before).toContain('visitor /sitemap/blogs-1.xml')

      const staff = await server().member(await server().addUser({ credentials: 'community_manager' }))
      const all = [
        ['comments', comment.id],
        ['comments', reply.id],
        ['trivia', entry.id],
        ['lists', list.id],
        ['articles', article.id],
        ['users', author.id],
      ]
      const act = async (action: string) => {
        for (const [type, item] of all) {
          const moderation = { id: randomUUID(), action, type, item, reason: 'Aus gutem Grund.' }
          const answer = await staff.command('POST', '/api/moderation/actions', { moderation })
          expect(answer.json().applied).toBe(true)
        }
      }
      await act('hide')
      expect(await findAll()).toEqual([])
      const { items, commentsCount } = (await server().visitor().get(`/api/movies/${movie.id}/comments`)).json()
      // The comment keeps its place without its words, because it has replies.
      expect(items).toMatchObject([{ id: comment.id, body: '', deleted: true, hidden: true, repliesCount: 1 }])
      expect(commentsCount).toBe(1)
      for (const [type, id] of [
        ['comments', comment.id],
        ['trivia', entry.id],
        ['lists', list.id],
        ['articles', article.id],
      ]) {
        expect((await member.command('PUT', `/api/${type}/${id}/digg`)).statusCode).toBe(404)
      }
      const late = { comment: { body: 'Noch eine Antwort', parent_id: comment.id } }
      expect((await member.command('POST', `/api/movies/${movie.id}/comments`, late)).statusCode).toBe(404)

      const own = await server().member(author)
      expect((await own.get(`/api/comments/${comment.id}`)).json().body).toContain(word)
      expect((await own.get(`/api/lists/${list.id}`)).json().name).toContain(word)
      expect((await own.get(`/api/me/articles/${article.id}`)).json().title).toContain(word)
      expect((await member.get(`/api/me/articles/${article.id}`)).statusCode).toBe(404)

      await act('restore')
      expect((await findAll()).sort()).toEqual(before.toSorted())
    })
  },
  { env: { RATE_LIMITS: 'off' }, sweep: true },
)
