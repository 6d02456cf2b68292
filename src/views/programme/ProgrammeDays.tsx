import { toBerlinDate } from '#contract/berlin.ts'
import type { Resource } from '../../atoms/resource.ts'
import { useNow } from '../../atoms/useNow.ts'
import { DayStrip } from '../../ui/DayStrip.tsx'
import styles from './ProgrammeDays.module.css'

type ProgrammeDaysProps = { date: string; programme: Resource<unknown> }

/** The day strip from the day it is; before anything is loaded, from the day that was asked for. */
export function ProgrammeDays({ date, programme }: ProgrammeDaysProps) {
  const fetchedAt = programme.state === 'idle' ? null : (programme.last?.fetchedAt ?? null)
  const now = useNow(fetchedAt ?? `${date}T11:00:00Z`)
  return (
    <div className={styles.days}>
      <DayStrip today={toBerlinDate(now)} active={date} />
    </div>
  )
}
