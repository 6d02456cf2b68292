import * as z from 'zod/mini'
import { type OwnDraft, publishArticleCall, saveDraftCall } from '#contract/articleDrafts.ts'
import { mergeSave } from '#contract/draftSaves.ts'
import type { ArticleId, UserId } from '#contract/ids.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound } from './modelServerState.ts'

type Row = { owner: UserId; intentAt: number; draft: OwnDraft }
const conflict: Carried = { kind: 'refused', status: 409, code: 'conflict' }

/** Drafts with the rules of `server/articles`: no text is overwritten unseen, and the latest publication holds. */
export class ModelDrafts {
  #state: ModelState
  #rows = new Map<string, Row>()

  constructor(state: ModelState) {
    this.#state = state
  }

  /** The commands on `/api/me/drafts/{id}`. */
  carryOut(command: ModelCommand): Carried {
    const [, , id = '', part] = command.path
    const row = this.#rows.get(id)
    if (row && row.owner !== command.user) return notFound
    if (part === 'publication') return row && !row.draft.deleted ? this.#place(command, row) : notFound
    if (command.method === 'DELETE') return row ? this.#delete(row) : notFound
    return row?.draft.deleted ? notFound : this.#write(command, id, row)
  }

  #write({ user, body }: ModelCommand, id: string, before: Row | undefined): Carried {
    const { draft } = z.parse(saveDraftCall.body, body)
    const texts = mergeSave(before?.draft ?? null, draft)
    if (before && texts === before.draft) return tell(before, true)
    const now = new Date(this.#state.now()).toISOString()
    const made: OwnDraft = {
      ...{ id: id as ArticleId, title: '', body: '', revision: '', other: null, schedule: null, publishedAt: null },
      ...{ publishedRevision: null, permalink: null, missed: null, deleted: false, createdAt: now, updatedAt: now },
    }
    const row = before ?? { owner: user, intentAt: 0, draft: made }
    return this.#save({ ...row, draft: { ...row.draft, ...texts } }, texts.revision === draft.revision)
  }

  #place({ user, method, body, intentAt }: ModelCommand, row: Row): Carried {
    const { draft } = row
    const applied = row.intentAt <= intentAt
    this.#state.note(user, `publication ${draft.id}`, applied)
    if (!applied) return tell(row, false)
    const nowhere = { schedule: null, publishedAt: null, publishedRevision: null, missed: null }
    if (method === 'DELETE') return this.#save({ ...row, intentAt, draft: { ...draft, ...nowhere } })
    const { revision, at } = z.parse(publishArticleCall.body, body).publication
    if (draft.revision !== revision) return conflict
    const now = new Date(this.#state.now()).toISOString()
    const published = { publishedAt: draft.publishedAt ?? now, permalink: `im-saal-${draft.id}` }
    const placed =
      at !== null && at > now
        ? { schedule: { at, revision } }
        : { ...published, publishedRevision: revision, schedule: null }
    return this.#save({ ...row, intentAt, draft: { ...draft, ...placed, missed: null } })
  }

  #delete(row: Row): Carried {
    if (row.draft.deleted) return tell(row, true)
    const gone = { title: '', body: '', other: null, schedule: null, publishedAt: null, publishedRevision: null }
    return this.#save({ ...row, draft: { ...row.draft, ...gone, permalink: null, missed: null, deleted: true } })
  }

  #save(row: Row, applied = true): Carried {
    const updatedAt = new Date(Math.max(this.#state.now(), Date.parse(row.draft.updatedAt))).toISOString()
    const after = { ...row, draft: { ...row.draft, updatedAt } }
    this.#rows.set(row.draft.id, after)
    this.#state.tell(row.owner, row.draft.id, { kind: 'draft', ...after.draft })
    return tell(after, applied)
  }
}

const tell = ({ draft }: Row, applied: boolean): Carried => done({ applied, current: draft })
