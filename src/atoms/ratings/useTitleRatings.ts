import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { RatableType } from '#contract/ratings.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import { useFirstLoad } from '../core/useFirstLoad.ts'
import { useResource } from '../core/useResource.ts'
import { opinionsRef } from '../friends/refs.ts'
import { useMuted } from '../marks/useMuted.ts'
import { ownScoresAtom } from './ownScores.ts'

/**
 * The values that the member's friends gave a title, and the member's own; none for visitors, and until they have come.
 *
 * @param name the title's name in the address, under which friends' opinions are kept.
 * @param id undefined while the title is unknown.
 */
export function useTitleRatings(
  type: RatableType,
  name: IdOrPermalink,
  id: string | undefined,
): { friends: readonly number[]; own: number | undefined; isLoading: boolean } {
  const isMember = useAtomValue(ownerAtom) !== null
  const load = useSetAtom(loadResourceAtom)
  useEffect(() => {
    if (isMember) void load(opinionsRef(type, name))
  }, [isMember, load, type, name])
  const found = useResource(opinionsRef(type, name))
  const isLoading = useFirstLoad(found, `${type}/${name}`) && isMember
  const isMuted = useMuted()
  const own = useAtomValue(ownScoresAtom)?.get(`${type}/${id}`)
  const items = isMember && found.state !== 'idle' ? (found.last?.data.items ?? []) : []
  const friends = items.flatMap(({ user, value }) => (value === null || isMuted(user.id) ? [] : [value]))
  return { friends, own, isLoading }
}
