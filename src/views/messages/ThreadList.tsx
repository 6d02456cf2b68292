import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { daysBetween, toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import { dateRelative, dayAndMonth, weekdayShort } from '#contract/dayWords.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import type { VisibleThread } from '../../atoms/messages/threads.ts'
import * as texts from '../../texts/messages.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './Messages.module.css'

/** The threads, the one with the latest message first. */
export function ThreadList({ threads }: { threads: readonly VisibleThread[] }) {
  const now = useNow('1970-01-01T00:00:00Z')
  const owner = useAtomValue(ownerAtom)
  return (
    <ul aria-label={texts.listLabel}>
      {threads.map((thread) => (
        <Row key={thread.id} thread={thread} now={now} owner={owner} />
      ))}
    </ul>
  )
}

type RowProps = { thread: VisibleThread; now: Date; owner: string | null }

function Row({ thread, now, owner }: RowProps) {
  const { id, people, attention, unread, at, state } = thread
  const isNew = unread > 0 && attention === 'all'
  return (
    <li>
      <Link to="/inbox/$id" params={{ id }} className={styles.row} data-new={isNew || undefined}>
        <Face people={people} />
        <span className={styles.text}>
          <span className={styles.name}>{toTitle(thread)}</span>
          <span className={styles.excerpt}>{toExcerpt(thread, owner)}</span>
        </span>
        <span className={styles.side}>
          <time dateTime={at}>{toShortTime(at, now)}</time>
          {state === 'pending' && <Icon name="clock" size="small" />}
          {attention !== 'all' && <span>{attention === 'muted' ? texts.muted : texts.blocked}</span>}
          {isNew && (
            <span className={styles.count}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="visuallyHidden">{texts.unread(unread)}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** The picture of the first of several, with their number. */
export function Face({ people }: { people: VisibleThread['people'] }) {
  const [first] = people
  return (
    <span className={styles.face}>
      {first ? <AuthorAvatar author={first.user} size="medium" /> : <Icon name="user" />}
      {people.length > 1 && <span className={styles.others}>{texts.others(people.length - 1)}</span>}
    </span>
  )
}

/** The names of the others; of accounts that are gone, that they are. */
export const toTitle = ({ name }: Pick<VisibleThread, 'name'>): string => name || texts.nobody

function toExcerpt({ last, people }: VisibleThread, owner: string | null): string {
  if (last === null) return texts.noMessage
  const body = last.hidden ? texts.hiddenByModeration : last.body
  if (last.author.id === owner) return texts.byYou(body)
  return people.length > 1 ? texts.by(last.author.username, body) : body
}

/** `14:21`, `gestern`, `Mi`, else the day. */
function toShortTime(at: string, now: Date): string {
  const [date, today] = [toBerlinDate(new Date(at)), toBerlinDate(now)]
  const days = daysBetween(date, today)
  if (days <= 0) return toBerlinTime(new Date(at))
  if (days === 1) return dateRelative(date, today).toLowerCase()
  return days < 7 ? weekdayShort(date) : dayAndMonth(date, today)
}
