import { eq } from 'drizzle-orm'
import { effects } from '../server/db/schema/commands.ts'
import { comments } from '../server/db/schema/comments.ts'
import { trivia } from '../server/db/schema/trivia.ts'
import { addMovie } from './catalogueRows.ts'
import { addComment, addTrivia } from './communityRows.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** The body of a flag. */
export const spoiler = { flag: { reason: 'spoiler' } }

/** Marks a thing, named by its type and id. */
export const set = (member: Visitor, thing: string, mark: string, body?: unknown, headers = {}) =>
  member.command('PUT', `/api/${thing}/${mark}`, body, headers)

/** Takes a mark back. */
export const clear = (member: Visitor, thing: string, mark: string, headers = {}) =>
  member.command('DELETE', `/api/${thing}/${mark}`, undefined, headers)

/** The changes that a device of the member would get. */
export const changesOf = async (member: Visitor, since = '0') =>
  (await member.get(`/api/me/changes?since=${since}`)).json().changes

/** The reads of a server that tests of marks need. */
export function marked(server: () => TestServer) {
  const triviaRow = async (id: string) => (await server().database.db.select().from(trivia).where(eq(trivia.id, id)))[0]
  return {
    /** A film with a comment and a piece of trivia. */
    async written() {
      const author = await server().addUser()
      const movie = await addMovie(server())
      const on = { userId: author.id, itemId: movie.id }
      const comment = await addComment(server(), on)
      const entry = await addTrivia(server(), { ...on, upvotesCount: 5, downvotesCount: 2 })
      return { author, movie, comment, entry }
    },
    /** The number of effects on a thing. */
    logged: (target: string) => server().database.db.$count(effects, eq(effects.target, target)),
    commentRow: async (id: string) =>
      (await server().database.db.select().from(comments).where(eq(comments.id, id)))[0],
    triviaRow,
    /** The numbers of votes, up and down. */
    async votes(id: string) {
      const row = await triviaRow(id)
      return [row?.upvotesCount, row?.downvotesCount]
    },
  }
}
