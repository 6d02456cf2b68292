import type { LogEntry } from '#contract/moderationLog.ts'
import * as texts from '../../texts/moderation.ts'
import { toInstantText } from '../../ui/kit/format.ts'
import styles from './LogLine.module.css'

/** An entry of the log: actor, time, action, reason, and the change. */
export function LogLine({ entry, now }: { entry: LogEntry; now: Date }) {
  const { actor, action, type, subject, reason, at } = entry
  const change = toChange(entry, now)
  return (
    <li className={styles.line}>
      <p>
        <b>{actor.username ?? texts.somebodyGone}</b>{' '}
        {texts.logged(action, type, subject.username ?? texts.somebodyGone)}
        {change && <span className={styles.change}>, {change}</span>}
      </p>
      <p className={styles.reason}>{reason}</p>
      <time className={styles.time} dateTime={at}>
        {toInstantText(new Date(at), now)}
      </time>
    </li>
  )
}

/** The detail of an action that is shown beside it; null for none. */
function toChange({ action, before, after }: LogEntry, now: Date): string | null {
  switch (action) {
    case 'block':
      return after.until ? texts.until(toInstantText(new Date(after.until), now)) : texts.forGood
    case 'warn':
      return after.warnings && after.warnings > 1 ? texts.nthWarning(after.warnings) : null
    case 'hide':
    case 'dismiss':
      return before.flags ? texts.flagsClosed(before.flags) : null
    case 'restore':
    case 'unblock':
      return null
  }
}
