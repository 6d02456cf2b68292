import type { Trivia } from '#contract/trivia.ts'
import * as texts from '../../texts/community.ts'
import { Icon } from '../Icon.tsx'
import { AuthorAvatar, Byline } from './Byline.tsx'
import { Prose } from './Prose.tsx'
import styles from './TriviaCard.module.css'

/** A fact about a title. With `now` it says too who wrote it when, and how many agree. */
export function TriviaCard({ entry, now }: { entry: Trivia; now?: Date }) {
  const { category, body, author, upvotesCount: up, downvotesCount: down, createdAt } = entry
  return (
    <article className={styles.entry}>
      <p className={styles.category}>{category}</p>
      <Prose text={body} />
      {now && (
        <footer className={styles.foot}>
          <AuthorAvatar author={author} size="small" />
          <Byline author={author} createdAt={createdAt} now={now} />
          <p className={styles.votes}>
            <span className="visuallyHidden">{texts.votes(up, down)}</span>
            <span aria-hidden="true">
              <Icon name="up" size="small" />
              {up}
            </span>
            <span aria-hidden="true">
              <Icon name="down" size="small" />
              {down}
            </span>
          </p>
        </footer>
      )}
    </article>
  )
}
