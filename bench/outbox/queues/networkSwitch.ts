import type { OnlineDetector } from '@tanstack/offline-transactions'

/** Tells TanStack's library whether there is a network, as it is told itself. */
export function createSwitch(): OnlineDetector & { turn(on: boolean): void } {
  const listeners = new Set<() => void>()
  let online = false
  const notifyOnline = () => {
    for (const listener of listeners) listener()
  }
  return {
    isOnline: () => online,
    notifyOnline,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: () => listeners.clear(),
    turn(on) {
      online = on
      if (on) notifyOnline()
    },
  }
}
