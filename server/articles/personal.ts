import type { PersonalTable } from '../db/described.ts'
import { articleDrafts, articleVersions } from '../db/schema/articleDrafts.ts'

export const ownDrafts: PersonalTable = {
  table: articleDrafts,
  owner: articleDrafts.userId,
  exported: {
    file: 'artikel-entwuerfe',
    columns: {
      id: articleDrafts.id,
      title: articleDrafts.title,
      body: articleDrafts.body,
      otherTitle: articleDrafts.otherTitle,
      otherBody: articleDrafts.otherBody,
      scheduleAt: articleDrafts.scheduleAt,
      createdAt: articleDrafts.createdAt,
      updatedAt: articleDrafts.updatedAt,
    },
    order: [articleDrafts.createdAt],
    // A deleted draft is a tombstone for the member's devices.
    only: [articleDrafts.deleted, false],
  },
}

export const ownVersions: PersonalTable = {
  table: articleVersions,
  owner: articleVersions.userId,
  exported: {
    file: 'artikel-fassungen',
    columns: {
      draftId: articleVersions.draftId,
      title: articleVersions.title,
      body: articleVersions.body,
      mark: articleVersions.mark,
      begunAt: articleVersions.begunAt,
      savedAt: articleVersions.savedAt,
    },
    order: [articleVersions.savedAt],
  },
}
