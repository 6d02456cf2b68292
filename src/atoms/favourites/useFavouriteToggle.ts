import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FavouriteCinema } from '#contract/favourites.ts'
import { notifyAtom, type ToastInput } from '../core/toast.ts'
import { useHydrated } from '../core/useHydrated.ts'
import type { FavouriteResult } from './favourites.ts'
import { useFavourite } from './useFavourite.ts'

/** The messages after a cinema became a favourite or stopped being one. */
export type FavouriteWords = {
  nowKept: (name: string) => string
  nowDropped: (name: string) => string
  tooMany: string
  storageFailed: string
  /** The label of the link to the page that lists the device's copies. */
  offlineBundle: string
}

/**
 * Whether a cinema is a favourite, for visitor and member alike, and the action that changes it and shows the result:
 * the props of its button. `wasMarked`: this button made it a favourite just now.
 */
export function useFavouriteToggle(cinema: FavouriteCinema, words: FavouriteWords) {
  const { isKept, isPending, toggle } = useFavourite(cinema)
  // The device may have answered before this part of the page is hydrated.
  const isHydrated = useHydrated()
  const notify = useSetAtom(notifyAtom)
  const [wasMarked, setWasMarked] = useState(false)
  const onToggle = async () => {
    const result = await toggle()
    setWasMarked(result === 'kept')
    const toast = toToast(result, cinema.name, words)
    if (toast) notify(toast)
  }
  return {
    button: { isKept: isHydrated && isKept, isPending: isHydrated && isPending, onToggle: () => void onToggle() },
    wasMarked: wasMarked && isKept,
  }
}

function toToast(result: FavouriteResult, name: string, words: FavouriteWords): ToastInput | null {
  switch (result) {
    case 'kept':
      return {
        kind: 'success',
        message: words.nowKept(name),
        link: { href: '/unterwegs', caption: words.offlineBundle },
      }
    case 'dropped':
      return { kind: 'info', message: words.nowDropped(name) }
    case 'tooMany':
      return { kind: 'error', message: words.tooMany }
    case 'storageFailed':
      return { kind: 'error', message: words.storageFailed }
    case 'notSent':
      return null
  }
}
