import type * as z from 'zod/mini'
import type { OwnDraft } from '#contract/articleDrafts.ts'
import type { HeldTexts } from '#contract/draftSaves.ts'
import type { DraftRow, DraftView } from '../rows.ts'

/** The two texts of a row, as the rule of saves takes them. */
export function toTexts({ title, body, revision, otherTitle, otherBody, otherRevision }: DraftRow): HeldTexts {
  const other =
    otherRevision === null ? null : { title: otherTitle ?? '', body: otherBody ?? '', revision: otherRevision }
  return { title, body, revision, other }
}

/** The inverse of `toTexts`. */
export const toColumns = ({ title, body, revision, other }: HeldTexts) => ({
  ...{ title, body, revision },
  otherTitle: other?.title ?? null,
  otherBody: other?.body ?? null,
  otherRevision: other?.revision ?? null,
})

export function toOwnDraft(row: DraftView): z.input<typeof OwnDraft> {
  const { id, scheduleAt, scheduleRevision, publishedAt, publishedRevision, permalink, missed, deleted } = row
  const schedule = scheduleAt && { at: scheduleAt.toISOString(), revision: scheduleRevision ?? '' }
  return {
    ...{ id, ...toTexts(row), schedule, publishedAt: publishedAt?.toISOString() ?? null },
    publishedRevision: publishedAt ? publishedRevision : null,
    ...{ permalink, missed, deleted },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
