import { Link } from '@tanstack/react-router'
import { toBerlinTime } from '#contract/berlin.ts'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import * as texts from '../../texts/notifications.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { IconName } from '../../ui/kit/icons.ts'
import { toPlace } from '../../ui/kit/toPlace.ts'
import styles from './NotificationRow.module.css'

/** Icons of notifications that have no actor, or several. */
const icons: Readonly<Record<NotificationKind, IconName>> = {
  reply: 'reply',
  mention: 'reply',
  watch: 'eye',
  friend_request: 'people',
  friend_accepted: 'people',
  reminder: 'bell',
  meetup: 'people',
  message: 'mail',
  moderation: 'info',
}

/** One notification. Opening its link marks it as read. */
export function NotificationRow({ item, onRead }: { item: Notification; onRead: () => void }) {
  const { kind, message, link, caption, actors, count, read, createdAt } = item
  const [actor] = actors
  const words = (
    <>
      {actor !== undefined && count === 1 ? (
        <AuthorAvatar author={actor} size="medium" />
      ) : (
        <span className={styles.sign}>
          <Icon name={icons[kind]} />
        </span>
      )}
      <span className={styles.words}>
        <Message message={message} name={actor?.username} />
        <span className={styles.meta}>
          <time dateTime={createdAt}>{toBerlinTime(new Date(createdAt))}</time>
          {caption !== null && <span className={styles.caption}>{caption}</span>}
        </span>
      </span>
      {!read && <span className={styles.unread} role="img" aria-label={texts.isNew} />}
    </>
  )
  return (
    <li className={styles.item} data-unread={!read || undefined}>
      {link === null ? (
        <button type="button" className={styles.row} disabled={read} onClick={onRead}>
          {words}
        </button>
      ) : (
        <Link {...toPlace(link)} className={styles.row} onClick={() => !read && onRead()}>
          {words}
        </Link>
      )}
    </li>
  )
}

/** The message, with the actor's name in bold. */
function Message({ message, name }: { message: string; name: string | undefined }) {
  if (name === undefined || !message.startsWith(name)) return <span>{message}</span>
  return (
    <span>
      <b>{name}</b>
      {message.slice(name.length)}
    </span>
  )
}
