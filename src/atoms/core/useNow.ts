import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { clockAtom } from './context.ts'

const MINUTE = 60_000

/**
 * The time for what depends on it, whole minutes. The server and the hydrating page render with the time of the data,
 * so that both make the same HTML; from then on it is the device's clock, minute by minute. A minute is one object.
 *
 * @param fetchedAt when the shown data was made.
 */
export function useNow(fetchedAt: string): Date {
  const { now } = useAtomValue(clockAtom)
  const minute = useSyncExternalStore(
    subscribeToMinutes,
    useCallback(() => Math.floor(now().getTime() / MINUTE), [now]),
    useCallback(() => Math.floor(Date.parse(fetchedAt) / MINUTE), [fetchedAt]),
  )
  return useMemo(() => new Date(minute * MINUTE), [minute])
}

/** Wakes shortly after each full minute, and when a page that slept becomes visible. */
function subscribeToMinutes(wake: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const arm = () => {
    timer = setTimeout(
      () => {
        wake()
        arm()
      },
      MINUTE - (Date.now() % MINUTE) + 50,
    )
  }
  arm()
  document.addEventListener('visibilitychange', wake)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
  }
}
