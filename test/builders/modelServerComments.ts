import { CommentId, type UserId } from '#contract/ids.ts'
import { type OwnComment, toVersion } from '#contract/ownComments.ts'
import { RatableType } from '#contract/ratings.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound, notYours } from './modelServerState.ts'

type Words = { body: string; spoiler?: boolean }
type NewComment = Words & { id: string; parent_id?: string | null }
type Row = OwnComment & { user: UserId }

/** Comments by client UUID, with the rules of `server/comments`: versions rather than intents, and a deletion wins. */
export class ModelComments {
  #state: ModelState
  #rows = new Map<string, Row>()

  constructor(state: ModelState) {
    this.#state = state
  }

  /** A comment as its author's devices know it. */
  get(user: UserId, id: string): OwnComment | null {
    const row = this.#rows.get(id)
    return row?.user === user ? toOwn(row) : null
  }

  /** Another device of the author changes the words. */
  rewrite(user: UserId, id: string, body: string): void {
    const row = this.#rows.get(id)
    if (row?.user === user && !row.deleted) this.#change({ ...row, body })
  }

  /** Another device of the author takes it back. */
  takeBack(user: UserId, id: string): void {
    const row = this.#rows.get(id)
    if (row?.user === user) this.#delete(row)
  }

  /** A comment that the member has written before. */
  give(user: UserId, id: string): void {
    const createdAt = this.#at()
    this.#save({
      ...{ user, id: CommentId.parse(id), type: 'movies', item: 'm1', parent: null },
      ...{ body: 'Früher gesagt', spoiler: false, deleted: false, createdAt, updatedAt: createdAt },
    })
  }

  /** `POST /api/{type}/{id}/comments`, `PATCH`, `DELETE /api/comments/{id}` */
  carryOut(command: ModelCommand): Carried {
    const { user, method, path, body } = command
    if (method === 'POST') return this.#create(command)
    const row = this.#rows.get(path[1] ?? '')
    if (!row) return notFound
    if (row.user !== user) return notYours
    return method === 'DELETE' ? this.#delete(row) : this.#update(command, row, (body as { comment: Words }).comment)
  }

  #create({ user, path, body }: ModelCommand): Carried {
    const [type, item = ''] = path
    const { id, body: text, spoiler = false, parent_id = null } = (body as { comment: NewComment }).comment
    const before = this.#rows.get(id)
    if (before) return before.user === user ? done({ applied: false, current: toOwn(before) }) : notYours
    const parent = parent_id === null ? null : this.#rows.get(parent_id)
    if (parent === undefined || parent?.deleted || (parent && parent.item !== item)) return notFound
    const createdAt = this.#at()
    const row = {
      ...{
        user,
        id: CommentId.parse(id),
        type: RatableType.parse(type),
        item,
        parent: parent?.parent ?? parent?.id ?? null,
      },
      ...{ body: text, spoiler, deleted: false, createdAt, updatedAt: createdAt },
    }
    return done({ applied: true, current: this.#save(row) })
  }

  #update({ ifMatch }: ModelCommand, row: Row, words: Words): Carried {
    if (row.deleted) return notFound
    if (ifMatch !== null && ifMatch !== toVersion(row.updatedAt)) {
      return { kind: 'refused', status: 412, code: 'version' }
    }
    return done({ applied: true, current: this.#change({ ...row, ...words }) })
  }

  #delete(row: Row): Carried {
    const current = row.deleted ? toOwn(row) : this.#change({ ...row, body: '', deleted: true })
    return done({ applied: true, current })
  }

  /** A version is a time of its own, also within one millisecond. */
  #change(row: Row): OwnComment {
    return this.#save({ ...row, updatedAt: this.#at(Date.parse(row.updatedAt) + 1) })
  }

  #save(row: Row): OwnComment {
    this.#rows.set(row.id, row)
    this.#state.tell(row.user, row.id, { kind: 'comment', ...toOwn(row) })
    return toOwn(row)
  }

  #at(earliest = 0): string {
    return new Date(Math.max(this.#state.now(), earliest)).toISOString()
  }
}

function toOwn({ user: _, ...comment }: Row): OwnComment {
  return comment
}
