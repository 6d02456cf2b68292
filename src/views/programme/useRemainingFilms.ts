import type { Answer } from '#contract/call.ts'
import type { cinemaMoviesCall } from '#contract/programme.ts'
import type { ProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import { useAllPages } from '../../atoms/core/useAllPages.ts'
import { programmeRef } from '../../atoms/programme/refs.ts'
import * as texts from '../../texts/programme.ts'
import { useNarrowed } from './useNarrowed.ts'

export type RemainingFilmsInput = {
  programme: Resource<Answer<typeof cinemaMoviesCall>>
  query: ProgrammeFilter & { date: string }
}

/** Says how many films the filters leave. They are counted to the end, page by page. */
export function useRemainingFilms({ programme, query }: RemainingFilmsInput): string {
  const { narrow, isWaiting } = useNarrowed(query.date)
  useAllPages(programmeRef(query), programme, true)
  if (programme.state !== 'ready' || isWaiting) return texts.filterDone
  const { items, nextPage } = programme.last.data
  return texts.showFilms(narrow(items).length, nextPage === null)
}
