import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment, addTrivia } from '../../test/communityRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

/** Answered by a stream that never ends, or by bytes. */
const apart = new Set(['/api/events', '/api/me/export'])

describeOnBothDatabases(
  'whom a member has muted',
  (server) => {
    it('is gone from every answer that is for this member alone, and there for others', async () => {
      const word = 'Zwetschgenkern'
      const loud = await server().addUser({ username: 'Rumpelpumpel' })
      const [reader, other] = [await server().addUser(), await server().addUser()]
      const movie = await addMovie(server())
      const [author, me, them] = [
        await server().member(loud),
        await server().member(reader),
        await server().member(other),
      ]
      for (const [viewer, id] of [
        [me, reader.id],
        [them, other.id],
      ] as const) {
        expect((await author.command('PUT', `/api/users/${id}/friendship`)).statusCode).toBe(200)
        expect((await viewer.command('PUT', `/api/users/${loud.id}/friendship`)).statusCode).toBe(200)
      }
      const rating = { rating: { value: 9, top: true, flop: false } }
      await author.command('PUT', `/api/movies/${movie.id}/rating`, rating)
      const mine = await addComment(server(), { userId: reader.id, itemId: movie.id })
      await addTrivia(server(), { userId: loud.id, itemId: movie.id, body: `${word} als Trivia` })
      const comment = { body: `${word} für @${reader.username} und @${other.username}`, parent_id: mine.id }
      await author.command('POST', `/api/movies/${movie.id}/comments`, { comment })

      const addresses = calls
        .filter(({ method, audience, path }) => method === 'GET' && audience === 'member' && !apart.has(path))
        .filter(({ permission }) => permission === undefined)
        .flatMap(({ path }) => {
          const address = path.replace(':type', 'movies').replace(':id', movie.id).replace(/:\w+/g, 'x')
          return [address, `${address}?q=Rumpel`]
        })
      const findAll = async (viewer: typeof me) => {
        const found: string[] = []
        for (const address of addresses) {
          const { body } = await viewer.get(address)
          if (body.includes(word) || body.includes(loud.username)) found.push(address)
        }
        return found
      }
      const shown = [`/api/movies/${movie.id}/opinions`, '/api/me/friendships', '/api/me/notifications']
      expect(await findAll(me)).toEqual(expect.arrayContaining([...shown, '/api/users?q=Rumpel']))
      expect((await me.command('PUT', `/api/users/${loud.id}/mute`)).statusCode).toBe(200)
      expect(await findAll(me)).toEqual([])
      expect(await findAll(them)).toEqual(expect.arrayContaining(shown))
      // Public answers are the same for everybody: there the device leaves them out.
      expect((await me.get(`/api/movies/${movie.id}/trivia`)).body).toContain(word)
    })
  },
  { env: { RATE_LIMITS: 'off' } },
)
