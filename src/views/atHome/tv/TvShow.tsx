import { Link } from '@tanstack/react-router'
import { toBerlinTime } from '#contract/berlin.ts'
import { episodeOf } from '#contract/episodeWords.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../../texts/tv.ts'
import { toDecimal } from '../../../ui/kit/format.ts'
import { ScoreBadge } from '../../../ui/title/ScoreBadge.tsx'
import { toShowState } from './showState.ts'
import styles from './TvShow.module.css'
import type { ShownBroadcast } from './toShown.ts'

type TvShowProps = {
  broadcast: ShownBroadcast
  now: Date
  /** The minutes of the day between which it is placed; keys and jumps look for them. */
  start: number
  end: number
}

/** A broadcast: one link to its film or series. What does not fit into a short one is read out all the same. */
export function TvShow({ broadcast, now, start, end }: TvShowProps) {
  const { startsAt, endsAt, season, episode, title } = broadcast
  const state = toShowState(broadcast, now)
  const from = toBerlinTime(new Date(startsAt))
  const to = endsAt === null ? null : toBerlinTime(new Date(endsAt))
  const { average } = title.rating
  const spoken = [
    texts.span(from, to),
    title.title,
    episodeOf(season, episode),
    state.is === 'running' ? texts.runningSpoken(state.left) : '',
    state.is === 'over' ? texts.over : '',
    average === null ? '' : texts.rated(toDecimal(average)),
  ]
  const meta = [texts.episodeShort(season, episode), title.type === 'movies' ? title.year : '', title.genres[0]]
  return (
    <Link
      to={toThingPath(title.type, title.permalink)}
      className={styles.show}
      data-state={state.is}
      data-type={title.type}
      data-start={start}
      data-end={end}
      aria-label={spoken.filter((part) => part !== '').join(', ')}
    >
      <span className={styles.words}>
        <span className={styles.time}>
          {from}
          {state.is === 'running' && <span className={styles.left}>{texts.running(state.left)}</span>}
        </span>
        <b className={styles.title}>{title.title}</b>
        <span className={styles.meta}>{meta.filter(Boolean).join(' · ')}</span>
        <span className={styles.score}>
          <ScoreBadge value={average} />
        </span>
      </span>
      {state.is === 'running' && state.left !== null && (
        <progress className={styles.progress} value={state.passed} max={state.passed + state.left} aria-hidden="true" />
      )}
    </Link>
  )
}
