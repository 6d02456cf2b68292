import { toBerlinDate } from '#contract/berlin.ts'
import type { ProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import type { Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useMissingUrls } from '../../atoms/offlineBundle/keptUrls.ts'
import { programmeRef } from '../../atoms/programme/refs.ts'
import { DayStrip, toDays } from '../../ui/cinema/DayStrip.tsx'
import styles from './ProgrammeDays.module.css'

type ProgrammeDaysProps = { query: ProgrammeFilter & { date: string }; programme: Resource<unknown> }

/** The day strip from the day it is; before anything is loaded, from the day that was asked for. */
export function ProgrammeDays({ query, programme }: ProgrammeDaysProps) {
  const fetchedAt = programme.state === 'idle' ? null : (programme.last?.fetchedAt ?? null)
  const now = useNow(fetchedAt ?? `${query.date}T11:00:00Z`)
  const today = toBerlinDate(now)
  const days = toDays(today)
  const urlOf = (date: string) => toResourceKey(programmeRef({ ...query, date }))
  const missing = useMissingUrls(days.map(urlOf))
  return (
    <div className={styles.days}>
      <DayStrip today={today} active={query.date} missing={days.filter((date) => missing.includes(urlOf(date)))} />
    </div>
  )
}
