import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { offlineAtom } from './network.ts'
import type { Resource } from './resource.ts'

/**
 * Loads again what could not be reached, once there is a way to the server. For parts of a page that load themselves: the
 * offline banner has the routes load theirs.
 */
export function useAgainOnceReachable(resource: Resource<unknown>, load: () => void): void {
  const isOffline = useAtomValue(offlineAtom)
  const wasOffline = useRef(isOffline)
  const again = useEffectEvent(() => {
    if (wasOffline.current && !isOffline && resource.state === 'failed' && resource.failure.reason === 'unreachable') {
      load()
    }
    wasOffline.current = isOffline
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the way opens, and only then
  useEffect(() => again(), [isOffline])
}
