import { Link } from '@tanstack/react-router'
import { toArticlePath } from '#contract/articlePath.ts'
import { hasPage, toThingPath } from '#contract/things.ts'
import type { UserComment } from '#contract/userCollections.ts'
import * as texts from '../../texts/profile.ts'
import { Fold } from '../../ui/community/Fold.tsx'
import { Prose } from '../../ui/community/Prose.tsx'
import { toDay } from '../../ui/community/toDay.ts'
import { Poster } from '../../ui/kit/Poster.tsx'
import styles from './Rows.module.css'

/** The link to the comment on its page, named after the thing that it is about. */
function WayTo({ comment: { id, type, card, article } }: { comment: UserComment }) {
  const about = article ?? card
  if (!about) return null
  const page = hasPage(type) ? toThingPath(type, about.permalink, 'comments') : null
  const to = article ? toArticlePath(article) : page
  if (to === null) return about.title
  return (
    <Link to={to} search={{ kommentar: id } as never}>
      {about.title}
    </Link>
  )
}

/** The comments of a member, each with its title or article, and the link to its place there. */
export function CommentRows({ items, now }: { items: readonly UserComment[]; now: Date }) {
  return (
    <ul className={styles.rows}>
      {items.map((comment) => (
        <li key={comment.id} className={styles.comment} data-bare={comment.card ? undefined : ''}>
          {comment.card && (
            <span className={styles.poster} aria-hidden="true">
              <Poster image={comment.card.poster} title="" sizes="44px" decorative />
            </span>
          )}
          <div>
            <p className={styles.about}>
              <WayTo comment={comment} />
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
