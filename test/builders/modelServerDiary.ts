import * as z from 'zod/mini'
import { type OwnDiaryEntry, putDiaryEntryCall } from '#contract/diary.ts'
import type { UserId } from '#contract/ids.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound } from './modelServerState.ts'

type Row = { intentAt: number; entry: OwnDiaryEntry }

/** Diaries with the rules of `server/watching`: the latest intent wins, and a deletion over any. */
export class ModelDiary {
  #state: ModelState
  #rows = new Map<string, Row>()

  constructor(state: ModelState) {
    this.#state = state
  }

  /** `PUT`, `DELETE /api/me/diary/{id}` */
  carryOut({ user, method, path, body, intentAt }: ModelCommand): Carried {
    const id = path[2] ?? ''
    const before = this.#rows.get(`${user} ${id}`)
    if (method === 'DELETE') {
      if (!before) return notFound
      return before.entry.deleted
        ? tell(before, true)
        : this.#save(user, { intentAt, entry: { ...before.entry, deleted: true } })
    }
    if (before?.entry.deleted) return tell(before, false)
    const applied = (before?.intentAt ?? 0) <= intentAt
    this.#state.note(user, `diary ${id}`, applied)
    if (before && !applied) return tell(before, false)
    const now = new Date(this.#state.now()).toISOString()
    const { entry } = z.parse(putDiaryEntryCall.body, body)
    const made = { id, card: null, deleted: false, createdAt: before?.entry.createdAt ?? now }
    return this.#save(user, { intentAt, entry: { ...entry, ...made, updatedAt: before?.entry.updatedAt ?? now } })
  }

  #save(user: UserId, { intentAt, entry }: Row): Carried {
    const updatedAt = new Date(Math.max(this.#state.now(), Date.parse(entry.updatedAt))).toISOString()
    const after = { intentAt, entry: { ...entry, updatedAt } }
    this.#rows.set(`${user} ${entry.id}`, after)
    this.#state.tell(user, entry.id, { kind: 'diaryEntry', ...after.entry })
    return tell(after, true)
  }
}

const tell = ({ entry }: Row, applied: boolean): Carried => done({ applied, current: entry })
