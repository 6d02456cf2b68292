import { Link } from '@tanstack/react-router'
import type { Author } from '#contract/author.ts'
import { toImageUrl } from '#contract/image.ts'
import { toRatingWordIndex } from '#contract/ratingWords.ts'
import * as texts from '../../texts/community.ts'
import { Avatar } from '../kit/Avatar.tsx'
import { toDecimal } from '../kit/format.ts'
import styles from './Byline.module.css'
import { toDay } from './toDay.ts'

/** Twice the width of each size, for high-density screens. */
const widths = { small: 52, medium: 84 } as const

/** The picture of an author. */
export function AuthorAvatar({ author, size }: { author: Author; size: keyof typeof widths }) {
  const { username, avatar } = author
  return <Avatar name={username} src={avatar && toImageUrl(avatar, widths[size])} size={size} lazy />
}

type BylineProps = {
  author: Author
  createdAt: string
  now: Date
  /** The author's rating of the title. */
  rating?: number | undefined
  /** The time of the last edit; null: never edited. */
  editedAt?: string | null
}

/** The author and the time of a text. */
export function Byline({ author, createdAt, now, rating, editedAt = null }: BylineProps) {
  return (
    <p className={styles.byline}>
      <Link to="/users/$id" params={{ id: author.username }} className={styles.author}>
        {author.username}
      </Link>
      {author.isCritic && <span className={styles.critic}>{texts.critic}</span>}
      {rating !== undefined && (
        <span className={styles.rating} data-word={toRatingWordIndex(rating)} title={texts.authorRating}>
          <span className="visuallyHidden">{texts.authorRating} </span>
          {toDecimal(rating)}
        </span>
      )}
      <time className={styles.time} dateTime={createdAt}>
        {toDay(createdAt, now)}
      </time>
      {editedAt !== null && (
        <time className={styles.time} dateTime={editedAt} title={toDay(editedAt, now)}>
          {texts.edited}
        </time>
      )}
    </p>
  )
}
