import { useHydrated } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FavouriteCinema } from '#contract/favourites.ts'
import type { FavouriteResult } from '../../atoms/favourites.ts'
import { notifyAtom, type ToastInput } from '../../atoms/toast.ts'
import { useFavourite } from '../../atoms/useFavourite.ts'
import * as texts from '../../texts/favourites.ts'
import { FavouriteButton } from '../../ui/FavouriteButton.tsx'
import { ArrivalNote } from './ArrivalNote.tsx'

/** Keeps this cinema for visitor and member alike, and says what came of it. */
export function FavouriteToggle({ cinema }: { cinema: FavouriteCinema }) {
  const { isKept, isPending, toggle } = useFavourite(cinema)
  // The device may have answered before this part of the page is hydrated.
  const isHydrated = useHydrated()
  const notify = useSetAtom(notifyAtom)
  const [wasMarked, setWasMarked] = useState(false)
  const onToggle = async () => {
    const result = await toggle()
    setWasMarked(result === 'kept')
    const toast = toToast(result, cinema.name)
    if (toast) notify(toast)
  }
  return (
    <>
      <FavouriteButton
        isKept={isHydrated && isKept}
        isPending={isHydrated && isPending}
        onToggle={() => void onToggle()}
      />
      {wasMarked && isKept && <ArrivalNote />}
    </>
  )
}

function toToast(result: FavouriteResult, name: string): ToastInput | null {
  switch (result) {
    case 'kept':
      return { kind: 'success', message: texts.nowKept(name), link: { href: '/unterwegs', caption: texts.travel } }
    case 'dropped':
      return { kind: 'info', message: texts.nowDropped(name) }
    case 'tooMany':
      return { kind: 'error', message: texts.tooMany }
    case 'storageFailed':
      return { kind: 'error', message: texts.storageFailed }
    case 'notSent':
      return null
  }
}
