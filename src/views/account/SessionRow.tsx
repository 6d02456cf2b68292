import { toBerlinDate } from '#contract/berlin.ts'
import type { OpenSession } from '#contract/sessions.ts'
import { sessions as words } from '../../texts/account.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { toInstantText } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './SessionRow.module.css'
import { toDay } from './toDay.ts'
import { toDeviceName } from './toDeviceName.ts'

type SessionRowProps = {
  session: OpenSession
  now: Date
  isEnding: boolean
  onEnd: () => void
}

/** One browser in which the member is signed in. The one that shows it ends by signing out. */
export function SessionRow({ session, now, isEnding, onEnd }: SessionRowProps) {
  const { name, kind } = toDeviceName(session.user_agent, words.unknown)
  const seen = session.current ? words.now : words.lastSeen(toInstantText(new Date(session.last_seen_at), now))
  const since = toBerlinDate(new Date(session.created_at))
  return (
    <li className={styles.row}>
      <Icon name={kind === 'phone' ? 'phone' : 'screen'} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>{`${seen} · ${words.since(toDay(since))}`}</p>
      </div>
      {session.current ? (
        <span className={styles.current}>{words.current}</span>
      ) : (
        <Button variant="text" busy={isEnding} aria-label={words.endWhich(name)} onClick={onEnd}>
          {isEnding ? words.ending : words.end}
        </Button>
      )}
    </li>
  )
}
