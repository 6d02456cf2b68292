import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { RatableType } from '#contract/ratings.ts'
import type { TitlesFilter } from './catalogue.ts'
import { findHeldTitlesAtom, type HeldTitle } from './heldTitles.ts'

/** The limit of titles without a network. */
const MOST_HELD = 96

/** The films or series on this device that pass a filter; `total` of all of them. */
export type HeldTitles = { items: readonly HeldTitle[]; total: number }

/** The part of a list that the device holds; null while it is looked for. */
export function useHeldTitles(type: RatableType, filter: TitlesFilter): HeldTitles | null {
  const find = useSetAtom(findHeldTitlesAtom)
  const [found, setFound] = useState<{ key: string; titles: readonly HeldTitle[] } | null>(null)
  const key = JSON.stringify([type, filter])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for type and filter
  useEffect(() => {
    let isGone = false
    const show = (titles: readonly HeldTitle[]) => {
      if (!isGone) setFound({ key, titles })
    }
    // Without a network, code that the device does not hold cannot be loaded: nothing is found then.
    void find(type, filter).then(show, () => show([]))
    return () => {
      isGone = true
    }
  }, [key, find])
  if (found?.key !== key) return null
  return { items: found.titles.slice(0, MOST_HELD), total: found.titles.length }
}
