import { Link } from '@tanstack/react-router'
import type { UserComment } from '#contract/users.ts'
import * as texts from '../../texts/profile.ts'
import { Fold } from '../../ui/community/Fold.tsx'
import { Prose } from '../../ui/community/Prose.tsx'
import { toDay } from '../../ui/community/toDay.ts'
import { Poster } from '../../ui/Poster.tsx'
import styles from './Rows.module.css'

const toPath = (type: string, permalink: string): string => `/${type === 'movies' ? 'movies' : 'serie'}/${permalink}`

/** What a member has written, each with the title it is about. */
export function CommentRows({ items, now }: { items: readonly UserComment[]; now: Date }) {
  return (
    <ul className={styles.rows}>
      {items.map((comment) => (
        <li key={comment.id} className={styles.comment}>
          {comment.card && (
            <span className={styles.poster} aria-hidden="true">
              <Poster image={comment.card.poster} title="" sizes="44px" decorative />
            </span>
          )}
          <div>
            <p className={styles.about}>
              {comment.card && <Link to={toPath(comment.type, comment.card.permalink)}>{comment.card.title}</Link>}
              <span className={styles.note}>
                {comment.isReply && `${texts.reply} · `}
                <time dateTime={comment.createdAt}>{toDay(comment.createdAt, now)}</time>
                {comment.diggs_count > 0 && ` · ${texts.diggs(comment.diggs_count)}`}
              </span>
            </p>
            {comment.spoiler ? (
              <Fold why={texts.spoiler}>
                <Prose text={comment.body} size="small" />
              </Fold>
            ) : (
              <Prose text={comment.body} size="small" />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
