import { Link } from '@tanstack/react-router'
import type { TitleCard } from '#contract/marks.ts'
import type { UserComment } from '#contract/users.ts'
import * as texts from '../../texts/profile.ts'
import { Fold } from '../../ui/community/Fold.tsx'
import { Prose } from '../../ui/community/Prose.tsx'
import { toDay } from '../../ui/community/toDay.ts'
import { toCommentsPage } from '../../ui/linkedComment.ts'
import { Poster } from '../../ui/Poster.tsx'
import styles from './Rows.module.css'

/** By the title's name to where the comment stands there; a series' comments are on its page. */
function WayTo({ comment: { id, type }, card }: { comment: UserComment; card: TitleCard }) {
  const page = `/serie/${encodeURIComponent(card.permalink)}`
  const to: string = toCommentsPage({ type: type === 'movies' ? 'movies' : 'series', about: card }, page)
  return (
    <Link to={to} search={{ kommentar: id } as never}>
      {card.title}
    </Link>
  )
}

/** What a member has written, each with the title it is about, and the way to where it stands there. */
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
              {comment.card && <WayTo comment={comment} card={comment.card} />}
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
