import { randomUUID } from 'node:crypto'
import type { FlagReason } from '#contract/marks.ts'
import type { ModerationCase } from '#contract/moderationQueue.ts'
import { marks } from '../server/db/schema/marks.ts'
import { moderationLog } from '../server/db/schema/moderation.ts'
import { addMovie } from './catalogueRows.ts'
import { addComment, addTrivia } from './communityRows.ts'
import { addList } from './lists.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** The reason of an action, where the test gives no other. */
export const reason = 'Verstößt gegen unsere Regeln.'

/** Sends an order under a new id. */
export const act = (visitor: Visitor, order: object) =>
  visitor.command('POST', '/api/moderation/actions', { moderation: { id: randomUUID(), reason, ...order } })

/** Sends an order that is allowed, and answers whether it changed something. */
export async function applied(visitor: Visitor, order: object): Promise<boolean> {
  const answer = await act(visitor, order)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().applied
}

/** The cases, as the moderation reads them. */
export const queue = async (visitor: Visitor, query = ''): Promise<ModerationCase[]> =>
  (await visitor.get(`/api/moderation/queue${query}`)).json().items

/** The thing of each case. */
export const places = async (visitor: Visitor, query = ''): Promise<string[]> =>
  (await queue(visitor, query)).map(({ type, id }) => `${type}/${id}`)

/** The acts of tests of the moderation on a server. */
export function moderated(server: () => TestServer) {
  return {
    /** Signs in a member with these roles. */
    moderator: async (credentials = 'community_manager') => server().member(await server().addUser({ credentials })),
    /** Lets a new member, or the given one, flag a thing. */
    async flag(thing: string, why: FlagReason, member?: Visitor, text?: string): Promise<void> {
      const visitor = member ?? (await server().member())
      const answer = await visitor.command('PUT', `/api/${thing}/flag`, { flag: { reason: why, text } })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    },
    /** Deletes all marks, and the log of the moderation. */
    async nothing(): Promise<void> {
      await server().database.db.delete(marks)
      await server().database.db.delete(moderationLog)
    },
    /** A film with all kinds of texts that a member can write about it. */
    async written() {
      const author = await server().addUser()
      const reader = await server().addUser()
      const movie = await addMovie(server())
      const on = { userId: author.id, itemId: movie.id }
      const comment = await addComment(server(), { ...on, body: 'Das ist ein Kommentar.' })
      const answer = { userId: reader.id, parentId: comment.id, body: 'Eine Antwort.' }
      const reply = await addComment(server(), { ...on, ...answer })
      const entry = await addTrivia(server(), { ...on, body: 'Ein Faktum.' })
      const list = await addList(server(), { userId: author.id, movies: [movie.id], name: 'Eine Liste' })
      return { author, reader, movie, comment, reply, entry, list }
    },
  }
}
