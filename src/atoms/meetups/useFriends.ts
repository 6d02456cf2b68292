import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Author } from '#contract/author.ts'
import { useHydrated } from '../core/useHydrated.ts'
import { type FriendsResult, fetchFriendsAtom } from './friends.ts'
import { knownFriendsAtom } from './keptFriends.ts'

const nobody: readonly Author[] = []

/**
 * The member's friends as the device holds them, at once, and asked for beside.
 *
 * @returns `state`: whether the server has answered; `asking` until it has, or cannot be reached.
 */
export function useFriends(): {
  friends: readonly Author[]
  state: FriendsResult | 'asking'
  reload: () => void
} {
  const known = useAtomValue(knownFriendsAtom)
  const fetchFriends = useSetAtom(fetchFriendsAtom)
  const isHydrated = useHydrated()
  const [state, setState] = useState<FriendsResult | 'asking'>('asking')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once
  useEffect(() => {
    let isGone = false
    setState('asking')
    void fetchFriends().then((result) => {
      if (!isGone) setState(result)
    })
    return () => {
      isGone = true
    }
  }, [fetchFriends, tries])
  return { friends: (isHydrated ? known : null) ?? nobody, state, reload: () => setTries((count) => count + 1) }
}
