import { dateRelative } from '#contract/dayWords.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { toTvDate } from '#contract/tv.ts'
import * as texts from '../../../texts/tv.ts'
import { NOW, PRIME_TIME, primeMinute } from './jumps.ts'
import { minuteOf, toHours, toMinuteValue } from './placeInDay.ts'
import { TvColumn } from './TvColumn.tsx'
import styles from './TvGrid.module.css'
import type { ShownChannel } from './toShown.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useGridPlace } from './useGridPlace.ts'
import './minuteStarts.css'
import './minuteLengths.css'

type TvGridProps = { channels: readonly ShownChannel[]; date: CalendarDate; now: Date }

/**
 * Channels as columns over one axis of time, in a region that scrolls both ways: names stay on top, hours at the side.
 * In reading order it is a heading with a list for each channel.
 */
export function TvGrid({ channels, date, now }: TvGridProps) {
  const ref = useGridPlace(date, now)
  const onKeyDown = useGridKeys(ref)
  const minute = minuteOf(now, date)
  const hours = toHours(date)
  return (
    <section
      className={styles.frame}
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be scrolled by keys
      tabIndex={0}
      aria-label={texts.gridLabel(dateRelative(date, toTvDate(now)))}
      data-scroll-restoration-id="tv"
      onKeyDown={onKeyDown}
    >
      <p className="visuallyHidden">{texts.hint}</p>
      <div className={styles.grid} data-hours={hours.length}>
        <div className={styles.axis} aria-hidden="true">
          <span className={styles.corner} />
          {hours.map(({ time, minute: at }) => (
            <span key={at} className={styles.hour} data-at={toMinuteValue(at)}>
              {time}
            </span>
          ))}
          <span id={PRIME_TIME} className={styles.mark} data-at={toMinuteValue(primeMinute(date))} />
          {minute !== null && <span id={NOW} className={styles.mark} data-at={toMinuteValue(minute)} />}
        </div>
        {channels.map((each) => (
          <TvColumn key={each.channel.slug} {...each} date={date} now={now} />
        ))}
        {minute !== null && <span className={styles.now} data-at={toMinuteValue(minute)} aria-hidden="true" />}
      </div>
    </section>
  )
}
