import type { SimilarReason } from '#contract/background.ts'
import * as texts from '../../texts/background.ts'

/** The reason in words: `Auch von Sofia Coppola`. */
export function toReason(reason: SimilarReason): string {
  switch (reason.kind) {
    case 'person':
      return texts.byPerson(reason.job, reason.person.name)
    case 'genre':
      return texts.byGenre(reason.genre, reason.decade, reason.country)
    case 'lists':
      return texts.byLists(reason.count)
  }
}
