import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FavouriteCinema } from '#contract/favourites.ts'
import { notifyAtom, type ToastInput } from '../core/toast.ts'
import { useHydrated } from '../core/useHydrated.ts'
import type { FavouriteResult } from './favourites.ts'
import { useFavourite } from './useFavourite.ts'

/** What is said once a cinema was kept or let go. */
export type FavouriteWords = {
  nowKept: (name: string) => string
  nowDropped: (name: string) => string
  tooMany: string
  storageFailed: string
  /** The way to what is kept on the device. */
  travel: string
}

/**
 * Whether a cinema is kept, for visitor and member alike, and how to turn it round and say what came of it: the props
 * of its button. `wasMarked`: it was kept by this button just now.
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
      return { kind: 'success', message: words.nowKept(name), link: { href: '/unterwegs', caption: words.travel } }
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
