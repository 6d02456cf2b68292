import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { CinemaMovie } from '#contract/cinema.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { watchlistAtom } from '../../atoms/watchlist/watchlist.ts'
import { type Narrowing, narrow, toNarrowing } from './narrow.ts'

/** What the address narrows the programme to, and how. The watchlist is a member's: for a visitor it does not count. */
export function useNarrowed(date: string) {
  const narrowing: Narrowing = toNarrowing(useSearch({ strict: false }))
  const isMember = useAtomValue(ownerAtom) !== null
  const byWatchlist = isMember && narrowing.merkliste !== undefined
  const watchlist = useAtomValue(watchlistAtom)
  const watched = useMemo(
    () => new Set((watchlist ?? []).flatMap(({ type, id }) => (type === 'movies' ? [id] : []))),
    [watchlist],
  )
  return {
    narrowing,
    isMember,
    isOn: byWatchlist || narrowing.ab !== undefined,
    /** The device has not answered yet what stands on the watchlist. */
    isWaiting: byWatchlist && watchlist === null,
    narrow: (items: readonly CinemaMovie[]) => narrow(items, narrowing, date, byWatchlist ? watched : null),
  }
}
