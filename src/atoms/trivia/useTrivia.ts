import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { triviaCategories } from '#contract/triviaCategories.ts'
import type { EntryError } from '../../sync/outbox/entry.ts'
import { meAtom } from '../core/me.ts'
import { useTellNewAccount } from '../core/newAccount.ts'
import { useResource } from '../core/useResource.ts'
import { ownTriviaAtom } from './ownTrivia.ts'
import { triviaRef } from './refs.ts'
import { type ShownTrivia, toShownTrivia } from './toShownTrivia.ts'
import type { TriviaThing } from './trivialized.ts'

/** The trivia of one title (PRODUCT K4). */
export type TitleTrivia = {
  items: readonly ShownTrivia[]
  /** The number of the last page, 1 at least. */
  lastPage: number
  /** Those that the title has something in. */
  categories: readonly TriviaCategory[]
  /** Something of it is on its way: fetched, or written here and not confirmed yet. */
  isUpdating: boolean
  /** The reasons why the server refused new facts, which are shown in "Ausstehende Aktionen" alone. */
  refused: readonly EntryError[]
}

/** Of one category or all, the newest first, with the member's own as they are by now. */
export function useTrivia({ type, permalink, title }: TriviaThing, category?: TriviaCategory): TitleTrivia {
  const resource = useResource(triviaRef(type, permalink, category))
  const item = title?.id ?? ''
  const own = useAtomValue(useMemo(() => ownTriviaAtom(type, item), [type, item]))
  useTellNewAccount(own)
  const me = useAtomValue(meAtom)
  const last = resource.state === 'idle' ? null : resource.last
  const items = useMemo(
    () => toShownTrivia(last && { ...last.data, fetchedAt: last.fetchedAt }, own, { type, item, category, me }),
    [last, own, type, item, category, me],
  )
  const known = new Set<TriviaCategory>(last?.data.categories)
  for (const { entry } of items) known.add(entry.category)
  return {
    items,
    lastPage: last?.data.lastPage ?? 1,
    categories: triviaCategories.filter((name) => known.has(name)),
    isUpdating: resource.state === 'fetching' || [...own.values()].some(({ state }) => state === 'pending'),
    refused: [...own.values()].flatMap(({ value, error }) => (value === null && error ? [error] : [])),
  }
}
