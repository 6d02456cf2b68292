import { use } from 'react'
import { toDatedBroadcast } from '#contract/datedThings.ts'
import { episodeOf } from '#contract/episodeWords.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../../texts/tv.ts'
import { DatedPart } from '../../../ui/reminders/datedPart.ts'
import { placeInDay, toMinuteValue } from './placeInDay.ts'
import styles from './TvColumn.module.css'
import { TvShow } from './TvShow.tsx'
import type { ShownBroadcast, ShownChannel } from './toShown.ts'

/** One channel: its name, and its broadcasts at their times, with reminder and calendar file of each one to come. */
export function TvColumn({ channel, broadcasts, date, now }: ShownChannel & { date: CalendarDate; now: Date }) {
  const Ways = use(DatedPart)
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
              {Date.parse(broadcast.startsAt) > now.getTime() && (
                <div className={styles.ways}>
                  <Ways thing={toDated(broadcast, channel)} now={now} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function toDated(broadcast: ShownBroadcast, provider: ShownChannel['channel']) {
  const { title, season, episode } = broadcast
  const path = toThingPath(title.type, title.permalink)
  return toDatedBroadcast({ ...broadcast, provider }, title.title, path, episodeOf(season, episode))
}
