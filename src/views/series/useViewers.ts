import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { EpisodeViewers } from '#contract/viewers.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useFirstLoad } from '../../atoms/core/useFirstLoad.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { episodeViewersRef } from '../../atoms/series/refs.ts'

/** The number of members who have seen each episode of a series, loaded on first use; null where that failed. */
export function useViewers(name: IdOrPermalink): EpisodeViewers | 'loading' | null {
  const load = useSetAtom(loadResourceAtom)
  useEffect(() => void load(episodeViewersRef(name)), [load, name])
  const found = useResource(episodeViewersRef(name))
  const isLoading = useFirstLoad(found, name)
  if (isLoading) return 'loading'
  return found.state === 'idle' ? null : (found.last?.data ?? null)
}
