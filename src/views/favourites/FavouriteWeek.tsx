import { useSearch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { toBerlinDate } from '#contract/berlin.ts'
import type { FavouriteCinema } from '#contract/favourites.ts'
import { OFFLINE_BUNDLE_DAYS } from '#contract/offlineBundle.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useAgainOnceReachable } from '../../atoms/core/useAgainOnceReachable.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { favouriteWeekRef } from '../../atoms/favourites/refs.ts'
import { toWeek } from '../../atoms/favourites/toWeek.ts'
import { toLastDay, type WeekSearch } from '../../atoms/favourites/week.ts'
import * as texts from '../../texts/favouriteWeek.ts'
import { DayStrip, toDays } from '../../ui/cinema/DayStrip.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { useChosenSearch } from '../../ui/kit/useChosenSearch.ts'
import styles from './FavouriteWeek.module.css'
import { WeekDay } from './WeekDay.tsx'
import { WeekFilters } from './WeekFilters.tsx'
import { PATH, withoutShowtime } from './weekSearch.ts'

type FavouriteWeekProps = { favourites: readonly FavouriteCinema[]; now: Date }

/** The week of all favourite cinemas together. It loads for itself: only the device knows which there are. */
export function FavouriteWeek({ favourites, now }: FavouriteWeekProps) {
  const search = withoutShowtime(useChosenSearch<WeekSearch>(PATH, useSearch({ strict: false })))
  const reference = favouriteWeekRef(favourites.map(({ id }) => id))
  const bundle = useResource(reference)
  const load = useSetAtom(loadResourceAtom)
  const reload = useReload(reference)
  const key = toResourceKey(reference)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the reference
  useEffect(() => void load(reference), [load, key])
  useAgainOnceReachable(bundle, reload)
  const last = bundle.state === 'idle' ? null : bundle.last
  const week = useMemo(() => (last ? toWeek(last.data) : []), [last])

  const today = toBerlinDate(now)
  const days = toDays(today, OFFLINE_BUNDLE_DAYS)
  // A day that has passed meanwhile, or that no week reaches, is today.
  const date = search.date && days.includes(search.date) ? search.date : today
  const lastDay = last && toLastDay(last.data)
  const missing = last ? days.filter((day) => lastDay === null || day > lastDay) : []
  return (
    <>
      {last || bundle.state === 'failed' ? (
        <WeekFilters week={week} search={search} />
      ) : (
        <Skeleton className={styles.filters} />
      )}
      <div className={styles.days}>
        <DayStrip today={today} active={date} days={OFFLINE_BUNDLE_DAYS} missing={missing} />
      </div>
      {last === null && bundle.state !== 'failed' && <Skeleton className={styles.waiting} />}
      {last === null && bundle.state === 'failed' && (
        <Missing
          isOffline={bundle.failure.reason === 'unreachable'}
          offline={{ title: texts.unavailableTitle, text: texts.unavailableText }}
          error={{ title: texts.failed, text: texts.failedText }}
          onRetry={reload}
        />
      )}
      {last && (
        <WeekDay
          bundle={bundle}
          last={last}
          week={week}
          favourites={favourites}
          search={search}
          day={{ date, today, now, lastDay }}
        />
      )}
    </>
  )
}
