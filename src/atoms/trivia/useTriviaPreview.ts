import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { TrivializableType } from '#contract/ownTrivia.ts'
import type { Trivia } from '#contract/trivia.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { useAgainOnceReachable } from '../core/useAgainOnceReachable.ts'
import { useFirstLoad } from '../core/useFirstLoad.ts'
import { useReload } from '../core/useReload.ts'
import { useResource } from '../core/useResource.ts'
import { useMuted } from '../marks/useMuted.ts'
import { triviaRef } from './refs.ts'

/** The trivia that a title's page shows: null while they load, and where they cannot be had. `isLoading`: for the first time. */
export type TriviaToPreview = {
  items: readonly Trivia[] | null
  isLoading: boolean
  isMuted: (userId: string) => boolean
}

/** The best liked trivia of a title, which load once the part that shows them is there. */
export function useTriviaPreview(type: TrivializableType, permalink: IdOrPermalink): TriviaToPreview {
  const load = useSetAtom(loadResourceAtom)
  const reference = triviaRef(type, permalink)
  const trivia = useResource(reference)
  const isLoading = useFirstLoad(trivia, `${type}/${permalink}`)
  const isMuted = useMuted()
  useEffect(() => {
    void load(triviaRef(type, permalink))
  }, [load, type, permalink])
  useAgainOnceReachable(trivia, useReload(reference))
  const last = trivia.state === 'idle' ? null : trivia.last
  return { items: last?.data.items ?? null, isLoading, isMuted }
}
