import { Link } from '@tanstack/react-router'
import { commentsCall } from '#contract/comments.ts'
import type { MovieId } from '#contract/ids.ts'
import { useNow } from '../../atoms/useNow.ts'
import { useResource } from '../../atoms/useResource.ts'
import * as texts from '../../texts/community.ts'
import { CommentThread } from './CommentThread.tsx'
import styles from './CommunitySection.module.css'
import { useFilmCard } from './useFilmCard.ts'

const SHOWN = 3

/** The newest comments on a film's page; nothing while there is none. */
export function CommentsSection({ id }: { id: MovieId }) {
  const comments = useResource(commentsCall, { params: { type: 'movies', id } })
  const last = comments.state === 'idle' ? null : comments.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const about = useFilmCard(id)
  if (last === null || last.data.items.length === 0) return null
  const { items, commentsCount } = last.data
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{texts.comments}</h2>
        <Link to="/movies/$permalink/kommentare" params={{ permalink: id }} className={styles.all}>
          {texts.allComments(commentsCount)}
        </Link>
      </header>
      <div className={styles.comments}>
        {items.slice(0, SHOWN).map((comment) => (
          <CommentThread key={comment.id} comment={comment} now={now} fetchedAt={last.fetchedAt} about={about} />
        ))}
      </div>
    </section>
  )
}
