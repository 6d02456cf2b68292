import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { toBerlinDate } from '#contract/berlin.ts'
import type { DiaryYear } from '#contract/year.ts'
import { clockAtom } from '../core/context.ts'
import type { DiaryEntry } from '../core/diaryEntry.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import { useResource } from '../core/useResource.ts'
import { profileYearRef } from '../profile/refs.ts'
import { type OwnYear, ownRatingDaysAtom, toOwnYear } from './year.ts'

/**
 * A year of the member's own diary, from the device, and the way to choose another one. The genres come from the server:
 * `loading` until it has answered, `missing` where it did not.
 */
export function useOwnYear(entries: readonly DiaryEntry[]): {
  year: OwnYear
  genres: DiaryYear['genres'] | 'loading' | 'missing'
  onChoose: (year: number) => void
} {
  const owner = useAtomValue(ownerAtom) ?? ''
  const today = toBerlinDate(useAtomValue(clockAtom).now())
  const [asked, onChoose] = useState<number | null>(null)
  const year = toOwnYear(entries, useAtomValue(ownRatingDaysAtom), asked, today)
  const load = useSetAtom(loadResourceAtom)
  useEffect(() => {
    if (owner !== '') void load(profileYearRef(owner, year.year))
  }, [load, owner, year.year])
  const found = useResource(profileYearRef(owner, year.year))
  const last = found.state === 'idle' ? null : found.last
  return { year, genres: last?.data.genres ?? (found.state === 'failed' ? 'missing' : 'loading'), onChoose }
}
