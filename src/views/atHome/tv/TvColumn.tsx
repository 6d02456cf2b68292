import type { CalendarDate } from '#contract/ids.ts'
import * as texts from '../../../texts/tv.ts'
import { placeInDay, toMinuteValue } from './placeInDay.ts'
import styles from './TvColumn.module.css'
import { TvShow } from './TvShow.tsx'
import type { ShownChannel } from './toShown.ts'

/** One channel: its name, and its broadcasts at their times. */
export function TvColumn({ channel, broadcasts, date, now }: ShownChannel & { date: CalendarDate; now: Date }) {
  return (
    <section className={styles.column} aria-labelledby={`sender-${channel.slug}`}>
      <h2 className={styles.name} id={`sender-${channel.slug}`}>
        {channel.name}
      </h2>
      {broadcasts.length === 0 && <p className="visuallyHidden">{texts.nothingOnChannel}</p>}
      <ol className={styles.lane}>
        {broadcasts.map((broadcast) => {
          const { start, length } = placeInDay(broadcast, date)
          return (
            <li
              key={broadcast.id}
              className={styles.place}
              data-at={toMinuteValue(start)}
              data-lasts={toMinuteValue(length)}
            >
              <TvShow broadcast={broadcast} now={now} start={start} end={start + length} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
