import { useAtomValue } from 'jotai'
import { useEffect, useReducer } from 'react'
import { clockAtom } from '../core/context.ts'
import type { WaitingAction } from './waitingActions.ts'

/** An answer that takes longer is late, in ms: a page that went away in mid-request leaves none. */
const LATE = 5_000

/**
 * The actions as they are by now: one on its way becomes `slow` when its answer is late, and waits again (`pending`)
 * once its lease is over. The database says nothing when time passes, so that this wakes by itself.
 */
export function useActionsNow(actions: readonly WaitingAction[]): readonly WaitingAction[] {
  const { now } = useAtomValue(clockAtom)
  const [, wake] = useReducer((count: number) => count + 1, 0)
  const at = now().getTime()
  const next = Math.min(
    ...actions.flatMap(({ sending }) => (sending ? toTimes(sending) : [])).filter((time) => time > at),
  )
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(wake, next - now().getTime())
    return () => clearTimeout(timer)
  }, [next, now])
  return actions.map((action) => toActionAt(action, at))
}

type Sending = NonNullable<WaitingAction['sending']>

const toTimes = ({ since, until }: Sending) => [since + LATE, until]

function toActionAt(action: WaitingAction, at: number): WaitingAction {
  const { state, sending } = action
  if (state !== 'sending' || sending === null) return action
  // A lease that begins in the future comes from a clock that has since jumped back: it is ignored.
  if (at >= sending.until || at < sending.since) return { ...action, state: 'pending' }
  return at >= sending.since + LATE ? { ...action, state: 'slow' } : action
}
