import { Link } from '@tanstack/react-router'
import type { Author } from '#contract/author.ts'
import { toImageUrl } from '#contract/image.ts'
import * as texts from '../../texts/community.ts'
import { Avatar } from '../Avatar.tsx'
import styles from './Byline.module.css'
import { toDay } from './toDay.ts'

/** Twice the width of each size, for high-density screens. */
const widths = { small: 52, medium: 84 } as const

/** The picture of whoever wrote something. */
export function AuthorAvatar({ author, size }: { author: Author; size: keyof typeof widths }) {
  const { username, avatar } = author
  return <Avatar name={username} src={avatar && toImageUrl(avatar, widths[size])} size={size} lazy />
}

/** Who wrote something and when. */
export function Byline({ author, createdAt, now }: { author: Author; createdAt: string; now: Date }) {
  return (
    <p className={styles.byline}>
      <Link to="/users/$id" params={{ id: author.username }} className={styles.author}>
        {author.username}
      </Link>
      {author.isCritic && <span className={styles.critic}>{texts.critic}</span>}
      <time className={styles.time} dateTime={createdAt}>
        {toDay(createdAt, now)}
      </time>
    </p>
  )
}
