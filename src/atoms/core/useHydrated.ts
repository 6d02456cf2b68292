import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and while its page is hydrated: until then a part shows what everybody gets. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
