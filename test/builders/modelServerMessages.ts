import * as z from 'zod/mini'
import type { UserId } from '#contract/ids.ts'
import { type MessageThread, type OwnMessage, readThreadCall, ThreadAttention } from '#contract/messages.ts'
import { anAuthor } from './community.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound, notYours } from './modelServerState.ts'

/** Ids of things that other tests made, which need not be UUIDs. */
type Started = { id: string; members: string[] }
type Row = { attentionAt: number; thread: MessageThread }

const Attention = z.object({ attention: ThreadAttention })

/**
 * Threads of messages with the rules of `server/messages`, seen by each member alone: places in the order of arrival, a
 * mark of reading that only grows, the latest attention. Everybody is in one whose id begins with `met`, with two messages
 * of somebody else.
 */
export class ModelMessages {
  #state: ModelState
  #rows = new Map<string, Row>()
  #messages = new Map<string, OwnMessage & { user: UserId }>()

  constructor(state: ModelState) {
    this.#state = state
  }

  /** `POST /api/threads`, and what is done to `/api/threads/{id}`. */
  carryOut(command: ModelCommand): Carried {
    const { user, method, path } = command
    const [, id = '', part, message] = path
    if (path.length === 1) return this.#start(command)
    const row = this.#find(user, id)
    if (!row || row.thread.status === 'gone') return notFound
    switch (part) {
      case 'messages':
        return method === 'POST' ? this.#send(command, row) : this.#delete(command, message ?? '')
      case 'read':
        return this.#read(command, row)
      case 'attention':
        return this.#attend(command, row)
      default:
        return this.#leave(command, row)
    }
  }

  #find(user: UserId, id: string): Row | undefined {
    const known = this.#rows.get(`${user} ${id}`)
    return (
      known ??
      (id.startsWith('met') ? { attentionAt: 0, thread: { ...this.#begin(id), lastSeq: 2, unread: 2 } } : undefined)
    )
  }

  #begin(id: string): MessageThread {
    const now = new Date(this.#state.now()).toISOString()
    return {
      ...{ id, status: 'there', attention: 'all', last: null, lastSeq: 0, readSeq: 0, unread: 0 },
      people: [{ user: anAuthor({ id: 'u-ben', username: 'ben' }), hasLeft: false, readSeq: null }],
      ...{ createdAt: now, updatedAt: now },
    }
  }

  #start({ user, body }: ModelCommand): Carried {
    const { id } = (body as { thread: Started }).thread
    const before = this.#find(user, id)
    if (before) return tell(before.thread, false)
    return this.#save(user, { attentionAt: 0, thread: this.#begin(id) })
  }

  #send({ user, path, body }: ModelCommand, row: Row): Carried {
    const [, thread = ''] = path
    const { id, body: words } = (body as { message: { id: string; body: string } }).message
    const before = this.#messages.get(id)
    if (before) return before.user === user && before.thread === thread ? told(before, false) : notYours
    const at = new Date(this.#state.now()).toISOString()
    const seq = row.thread.lastSeq + 1
    this.#save(user, { ...row, thread: { ...row.thread, lastSeq: seq } })
    return this.#keep(user, { id, thread, seq, body: words, deleted: false, createdAt: at, updatedAt: at })
  }

  #delete({ user, path }: ModelCommand, id: string): Carried {
    const before = this.#messages.get(id)
    if (before?.user !== user || before.thread !== path[1]) return notFound
    if (before.deleted) return told(before, true)
    const updatedAt = new Date(Math.max(this.#state.now(), Date.parse(before.createdAt) + 1)).toISOString()
    return this.#keep(user, { ...before, body: '', deleted: true, updatedAt })
  }

  #read({ user, body }: ModelCommand, row: Row): Carried {
    const { lastSeq } = row.thread
    const readSeq = Math.min(z.parse(readThreadCall.body, body).seq, lastSeq)
    if (readSeq <= row.thread.readSeq) return tell(row.thread, true)
    const unread = Math.min(row.thread.unread, lastSeq - readSeq)
    return this.#save(user, { ...row, thread: { ...row.thread, readSeq, unread } })
  }

  #attend({ user, body, intentAt }: ModelCommand, row: Row): Carried {
    const { attention } = z.parse(Attention, body)
    const applied = row.attentionAt <= intentAt
    this.#state.note(user, `thread ${row.thread.id}`, applied)
    if (!applied) return tell(row.thread, false)
    return this.#save(user, { attentionAt: intentAt, thread: { ...row.thread, attention } })
  }

  #leave({ user }: ModelCommand, row: Row): Carried {
    const { id, createdAt, updatedAt } = row.thread
    const gone = { ...this.#begin(id), status: 'gone' as const, people: [], createdAt, updatedAt }
    return this.#save(user, { ...row, thread: gone })
  }

  #save(user: UserId, { attentionAt, thread }: Row): Carried {
    const updatedAt = new Date(Math.max(this.#state.now(), Date.parse(thread.updatedAt))).toISOString()
    const after = { ...thread, updatedAt }
    this.#rows.set(`${user} ${thread.id}`, { attentionAt, thread: after })
    this.#state.tell(user, thread.id, { kind: 'messageThread', ...after })
    return tell(after, true)
  }

  #keep(user: UserId, message: OwnMessage): Carried {
    this.#messages.set(message.id, { ...message, user })
    const { id, thread, seq, body, deleted, createdAt, updatedAt } = message
    this.#state.tell(user, `${thread}/${id}`, {
      ...{ kind: 'message', id, thread, seq, body, deleted, createdAt, updatedAt },
    })
    return told(message, true)
  }
}

const tell = (current: MessageThread, applied: boolean): Carried => done({ applied, current })
const told = (current: OwnMessage, applied: boolean): Carried => done({ applied, current })
