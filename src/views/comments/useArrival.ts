import { useRouter } from '@tanstack/react-router'
import { atom, useStore } from 'jotai'
import { type RefCallback, useCallback } from 'react'
import { arrive } from './arrive.ts'

/** The entries of the history that have led to their comment already: who comes back finds the page as they left it. */
const arrivedAtom = atom<ReadonlySet<string>>(new Set<string>())

/** For the comment that the page's address names: once it is there it comes into view and gets the focus. */
export function useArrival(): RefCallback<HTMLElement> {
  const store = useStore()
  const router = useRouter()
  return useCallback(
    (element: HTMLElement) => {
      const entry = router.state.location.state.__TSR_key ?? ''
      const before = store.get(arrivedAtom)
      if (before.has(entry)) return
      store.set(arrivedAtom, new Set([...before, entry]))
      return arrive(element)
    },
    [router, store],
  )
}
