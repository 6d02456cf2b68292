import type { UserId } from '#contract/ids.ts'
import { OwnTrivia } from '#contract/ownTrivia.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound, notYours } from './modelServerState.ts'

type NewFact = Pick<OwnTrivia, 'id' | 'body' | 'category'>
type Row = { user: UserId; intentAt: number; trivia: OwnTrivia }

/** Trivia by client UUID, with the rules of `server/trivia`: the latest intent wins, and a deletion over any. */
export class ModelTrivia {
  #state: ModelState
  #rows = new Map<string, Row>()

  constructor(state: ModelState) {
    this.#state = state
  }

  /** Another device of the author changes the words. */
  rewrite(user: UserId, id: string, body: string): void {
    const row = this.#rows.get(id)
    if (row?.user !== user || row.trivia.deleted) return
    this.#state.note(user, `trivia ${id}`, true)
    this.#save({ ...row, intentAt: this.#state.now() }, { body })
  }

  /** `POST /api/{type}/{id}/trivia`, `PATCH`, `DELETE /api/trivia/{id}` */
  carryOut(command: ModelCommand): Carried {
    const { user, method, path, body, intentAt } = command
    const fact = (body as { trivia: NewFact } | null)?.trivia
    if (method === 'POST' && fact) return this.#create(command, fact)
    const row = this.#rows.get(path[1] ?? '')
    if (!row) return notFound
    if (row.user !== user) return notYours
    if (method === 'DELETE') return row.trivia.deleted ? this.#tell(row) : this.#save(row, { body: '', deleted: true })
    if (row.trivia.deleted) return notFound
    const applied = row.intentAt <= intentAt
    this.#state.note(user, `trivia ${row.trivia.id}`, applied)
    return applied ? this.#save({ ...row, intentAt }, fact ?? {}) : this.#tell(row, false)
  }

  #create({ user, path, intentAt }: ModelCommand, fact: NewFact): Carried {
    const before = this.#rows.get(fact.id)
    if (before) return before.user === user ? this.#tell(before, false) : notYours
    const createdAt = new Date(this.#state.now()).toISOString()
    const trivia = OwnTrivia.parse({
      ...{ ...fact, type: path[0], item: path[1], deleted: false },
      ...{ createdAt, updatedAt: createdAt },
    })
    return this.#save({ user, intentAt, trivia }, {})
  }

  #save({ trivia, ...row }: Row, change: Partial<OwnTrivia>): Carried {
    const updatedAt = new Date(Math.max(this.#state.now(), Date.parse(trivia.updatedAt))).toISOString()
    const after = { ...row, trivia: { ...trivia, ...change, updatedAt } }
    this.#rows.set(trivia.id, after)
    this.#state.tell(row.user, trivia.id, { kind: 'trivia', ...after.trivia })
    return this.#tell(after)
  }

  #tell({ trivia }: Row, applied = true): Carried {
    return done({ applied, current: trivia })
  }
}
