import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { CinemaMovie } from '#contract/programme.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { watchlistAtom } from '../../atoms/watchlist/watchlist.ts'
import { type Narrowing, narrow, toNarrowing } from './narrow.ts'

/** The function of the narrowing that the address asks for. The watchlist does not narrow a visitor's programme. */
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
    isMember,
    isOn: byWatchlist || narrowing.ab !== undefined,
    /** The device has not read the watchlist yet. */
    isWaiting: byWatchlist && watchlist === null,
    narrow: (items: readonly CinemaMovie[]) => narrow(items, narrowing, date, byWatchlist ? watched : null),
  }
}
