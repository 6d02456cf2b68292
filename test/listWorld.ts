import { randomUUID } from 'node:crypto'
import { notifications } from '../server/db/schema/notifications.ts'
import { addMovie } from './catalogueRows.ts'
import { addComment } from './communityRows.ts'
import { listCommands } from './lists.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/**
 * The ways in which a list is kept: `nobody` and `friends` by its author's privacy; `later`: private after everybody
 * knew it.
 */
export const keepings = ['public', 'friends', 'nobody', 'private', 'later'] as const
export type Keeping = (typeof keepings)[number]
export const readerNames = ['owner', 'friend', 'member', 'visitor', 'moderator'] as const
export type ReaderName = (typeof readerNames)[number]
/** The readers who may see a list of each way: the rule itself, written down a second time. */
export const sees: Readonly<Record<Keeping, readonly ReaderName[]>> = {
  public: readerNames,
  friends: ['owner', 'friend'],
  nobody: ['owner'],
  private: ['owner'],
  later: ['owner'],
}
/** Readers who may have had contact with another member's list while it was public. */
export const guests = ['friend', 'member', 'moderator'] as const

/** A list with all that can belong to it, and all readers who may try to see it. */
export type ListWorld = {
  keeping: Keeping
  list: string
  film: string
  ownerId: string
  guestIds: Record<(typeof guests)[number], string>
  readers: Record<ReaderName, Visitor>
  /** A comment on the list by its author; the second is a reply to the first. */
  comment: string
  reply: string
  /** Comments by the guests, from the time before the list was kept in this way. */
  said: Record<(typeof guests)[number], string>
  /** A word in the list's name and description, and in all texts of `write`. No text from before contains it. */
  secret: string
  /**
   * Writes texts that name all guests, reply to each of them, and change an older comment: each of them would once have
   * been notified.
   */
  write(): Promise<void>
}

const flag = { flag: { reason: 'spam' } }

/**
 * Makes a list with its past, and keeps it as `keeping` says. Needs a server without rate limits.
 *
 * @param more further acts in that past.
 */
export async function listWorld(
  server: TestServer,
  keeping: Keeping,
  more: (world: Pick<ListWorld, 'said'>) => Promise<void> = async () => {},
): Promise<ListWorld> {
  const person = async (name: string, more: { credentials?: string } = {}) => {
    const user = await server.addUser({ username: `${name}.${randomUUID().slice(0, 8)}`, ...more })
    return { user, visitor: await server.member(user) }
  }
  const owner = await person('owner')
  const people = {
    friend: await person('friend'),
    member: await person('member'),
    moderator: await person('mod', { credentials: 'community_manager' }),
  }
  await owner.visitor.command('PUT', `/api/users/${people.friend.user.id}/friendship`)
  await people.friend.visitor.command('PUT', `/api/users/${owner.user.id}/friendship`)
  const { id: film } = await addMovie(server)
  const { made, add, update } = listCommands(owner.visitor)
  const list = await made({ name: 'Von früher', private: keeping === 'private' })
  await add(list, { source_id: film })

  const write = async (who: Visitor, body: string, parent: string | null = null): Promise<string> => {
    const comment = { comment: { body, parent_id: parent } }
    const answer = await who.command('POST', `/api/lists/${list}/comments`, comment)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().current.id
  }
  const everybody = guests.map((name) => `@${people[name].user.username}`).join(' ')
  const comment = await write(owner.visitor, `Was meint ihr? ${everybody}`)
  const said = { friend: '', member: '', moderator: '' }
  const body = 'Schöne Liste.'
  for (const name of guests) {
    const { user, visitor } = people[name]
    // A list that never was public has comments that nobody could write: rows of the database, as if a rule had failed.
    said[name] =
      keeping === 'private'
        ? (await addComment(server, { userId: user.id, itemType: 'lists', itemId: list, body })).id
        : await write(visitor, body)
    for (const thing of [`lists/${list}`, `comments/${comment}`]) {
      await visitor.command('PUT', `/api/${thing}/watch`)
      await visitor.command('PUT', `/api/${thing}/digg`)
      await visitor.command('PUT', `/api/${thing}/flag`, flag)
    }
  }
  const reply = await write(owner.visitor, 'Danke euch.', comment)
  if (keeping === 'private')
    await tellAnyway(
      server,
      guests.map((name) => people[name].user.id),
      list,
      comment,
    )
  await more({ said })

  const secret = `Zwetschgenkern${keeping}`
  const change = { name: `${secret} als Name`, description: `${secret} als Beschreibung` }
  await update(list, { ...change, private: keeping === 'private' || keeping === 'later' })
  if (keeping === 'friends' || keeping === 'nobody') {
    await owner.visitor.send('PATCH', '/api/me', { account: { privacy: { lists: keeping } } })
  }
  return {
    ...{ keeping, list, film, ownerId: owner.user.id, comment, reply, said, secret },
    guestIds: { friend: people.friend.user.id, member: people.member.user.id, moderator: people.moderator.user.id },
    readers: {
      owner: owner.visitor,
      friend: people.friend.visitor,
      member: people.member.visitor,
      moderator: people.moderator.visitor,
      visitor: server.visitor(),
    },
    async write() {
      await write(owner.visitor, `${secret} für euch: ${everybody}`)
      await write(owner.visitor, `${secret} darunter`, comment)
      for (const name of guests) await write(owner.visitor, `${secret} als Antwort`, said[name])
      const body = { comment: { body: `${secret} danach. ${everybody}` } }
      await owner.visitor.command('PATCH', `/api/comments/${reply}`, body)
    },
  }
}

/** Adds notifications, as if the rule had failed when they were made. */
async function tellAnyway(server: TestServer, userIds: string[], list: string, comment: string): Promise<void> {
  const about = { subjectType: 'lists', subjectId: list, thingType: 'comments', thingId: comment }
  const rows = userIds.map((userId) => ({ userId, kind: 'mention' as const, ...about, createdAt: server.clock.now }))
  await server.database.db.insert(notifications).values(rows).onConflictDoNothing()
}
