import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { offlineAtom } from '../../atoms/core/network.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import {
  LOW,
  openQuickRatingsAtom,
  quickViewAtom,
  refillQuickRatingsAtom,
} from '../../atoms/quickRatings/quickRatings.ts'
import { QuickDeck } from './QuickDeck.tsx'
import { QuickDeckSkeleton } from './QuickDeckSkeleton.tsx'
import { QuickNews } from './QuickNews.tsx'
import { QuickNotice } from './QuickNotice.tsx'

/** One title after the other, from the device, in every state. */
export function QuickRounds() {
  const view = useQuickView()
  return (
    <>
      <QuickNews front={view.state === 'ready' ? view.cards[0] : null} />
      {view.state === 'ready' && <QuickDeck cards={view.cards} left={view.left} />}
      {view.state === 'loading' && <QuickDeckSkeleton />}
      {view.state !== 'ready' && view.state !== 'loading' && <QuickNotice kind={view.state} />}
    </>
  )
}

/** Opens the pile of the current member or visitor, and refills it while there is a network. */
function useQuickView() {
  const view = useAtomValue(quickViewAtom)
  const owner = useAtomValue(ownerAtom)
  const isOffline = useAtomValue(offlineAtom)
  const open = useSetAtom(openQuickRatingsAtom)
  const refill = useSetAtom(refillQuickRatingsAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner has another pile
  useEffect(() => void open(), [open, owner])
  const left = view.state === 'ready' ? view.left : 0
  // Where the server refused, only the member's own retry asks again.
  const isWanting = view.state === 'unreachable' || (view.state === 'ready' && left < LOW)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each title that goes is a reason to look again
  useEffect(() => {
    if (isWanting && !isOffline) void refill()
  }, [isWanting, isOffline, left, refill])
  return view
}
