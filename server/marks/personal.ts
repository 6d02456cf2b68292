import type { PersonalTable } from '../db/described.ts'
import { marks, watchlistRules } from '../db/schema/marks.ts'

export const ownMarks: PersonalTable = {
  table: marks,
  owner: marks.userId,
  exported: {
    file: 'markierungen',
    columns: {
      kind: marks.kind,
      itemType: marks.itemType,
      itemId: marks.itemId,
      set: marks.set,
      vote: marks.vote,
      reason: marks.reason,
      words: marks.words,
      intentAt: marks.intentAt,
      updatedAt: marks.updatedAt,
    },
    order: [marks.changeSeq],
  },
}

export const ownWatchlistRules: PersonalTable = {
  table: watchlistRules,
  owner: watchlistRules.userId,
  exported: {
    file: 'merkliste-einstellung',
    columns: {
      rule: watchlistRules.rule,
      updatedAt: watchlistRules.updatedAt,
    },
  },
}
