import { randomUUID } from 'node:crypto'
import type { Change } from '#contract/changes.ts'
import type { Message } from '#contract/messages.ts'
import { befriended, type Somebody } from './friends.ts'
import type { TestServer } from './server.ts'

type ThreadChange = Extract<Change, { kind: 'messageThread' }>
type MessageChange = Extract<Change, { kind: 'message' }>
type Page = { items: Message[]; older: boolean; newer: boolean }

/** The acts of members who write to each other. */
export function writingFriends(server: () => TestServer) {
  const { somebody, say, unsay, at } = befriended(server)
  const befriend = async (one: Somebody, other: Somebody): Promise<void> => {
    await say(one, other)
    await say(other, one)
  }
  const start = (who: Somebody, whom: readonly Somebody[], id: string = randomUUID()) =>
    who.visitor.command('POST', '/api/threads', { thread: { id, members: whom.map((each) => each.id) } })
  const send = (who: Somebody, thread: string, body = 'Kommst du mit?', id: string = randomUUID()) =>
    who.visitor.command('POST', `/api/threads/${thread}/messages`, { message: { id, body } })
  const changesOf = async (who: Somebody) =>
    ((await who.visitor.get('/api/me/changes')).json() as { changes: Change[] }).changes
  return {
    ...{ somebody, unsay, at, befriend, start, send },
    /** A thread of a member with one friend, or two of them, and these messages of the first. */
    async aThread({ withCara = false, bodies = ['Kommst du mit?'] as readonly string[] } = {}) {
      const [anna, ben, cara] = [await somebody(), await somebody(), await somebody()]
      await befriend(anna, ben)
      if (withCara) await befriend(anna, cara)
      const id = randomUUID()
      const started = await start(anna, withCara ? [ben, cara] : [ben], id)
      if (started.statusCode !== 200) throw new Error(started.body)
      for (const body of bodies) await send(anna, id, body)
      return { anna, ben, cara, id }
    },
    read: (who: Somebody, thread: string, seq: number, headers = {}) =>
      who.visitor.command('PUT', `/api/threads/${thread}/read`, { seq }, headers),
    attend: (who: Somebody, thread: string, attention: string, headers = {}) =>
      who.visitor.command('PUT', `/api/threads/${thread}/attention`, { attention }, headers),
    remove: (who: Somebody, thread: string, message: string) =>
      who.visitor.command('DELETE', `/api/threads/${thread}/messages/${message}`),
    leave: (who: Somebody, thread: string) => who.visitor.command('DELETE', `/api/threads/${thread}/membership`),
    /** Sets privacy choices of a member. */
    choose: (who: Somebody, privacy: object) => who.visitor.send('PATCH', '/api/me', { account: { privacy } }),
    /** Messages of a thread as a member reads them. */
    page: async (who: Somebody, thread: string, query = ''): Promise<Page> =>
      (await who.visitor.get(`/api/threads/${thread}/messages${query}`)).json(),
    /** The texts of a thread as a member reads them, in order. */
    async texts(who: Somebody, thread: string): Promise<string[]> {
      const answer = await who.visitor.get(`/api/threads/${thread}/messages`)
      return (answer.json() as Page).items.map(({ body }) => body)
    },
    /** A thread as the own state of a member has it; undefined where it knows of none. */
    async view(who: Somebody, id: string): Promise<ThreadChange | undefined> {
      const changes = await changesOf(who)
      return changes.find((change): change is ThreadChange => change.kind === 'messageThread' && change.id === id)
    },
    /** The messages of a thread in the own state of a member. */
    async own(who: Somebody, thread: string): Promise<MessageChange[]> {
      const changes = await changesOf(who)
      return changes.filter((each): each is MessageChange => each.kind === 'message' && each.thread === thread)
    },
    /** The number in the session of a member. */
    unread: async (who: Somebody): Promise<number> =>
      (await who.visitor.get('/api/session')).json().unread_message_count,
    /** The notifications of a member about messages. */
    async told(who: Somebody): Promise<{ message: string; link: string; read: boolean }[]> {
      const { items } = (await who.visitor.get('/api/me/notifications')).json() as {
        items: { kind: string; message: string; link: string; read: boolean }[]
      }
      return items.filter(({ kind }) => kind === 'message').map(({ message, link, read }) => ({ message, link, read }))
    },
  }
}
