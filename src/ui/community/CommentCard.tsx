import type { ReactNode } from 'react'
import type { Comment, Reply } from '#contract/comments.ts'
import * as texts from '../../texts/community.ts'
import { Icon } from '../Icon.tsx'
import { AuthorAvatar, Byline } from './Byline.tsx'
import styles from './CommentCard.module.css'
import { Prose } from './Prose.tsx'

type CommentCardProps = {
  comment: Comment
  /** Those that are shown; the comment's own first ones, or all. */
  replies: readonly Reply[]
  now: Date
  /** Below the replies: the way to the others. */
  children?: ReactNode
}

/** A comment with replies. What gives the story away is folded, and so is what was answered to it. */
export function CommentCard({ comment, replies, now, children }: CommentCardProps) {
  const { author, body, diggs_count, spoiler, createdAt } = comment
  const said = (
    <>
      <Prose text={body} />
      <Diggs count={diggs_count} />
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={texts.repliesTo(author.username)}>
          {replies.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} now={now} isFolded={reply.spoiler && !spoiler} />
          ))}
        </ul>
      )}
      {children}
    </>
  )
  return (
    <article className={styles.comment}>
      <AuthorAvatar author={author} size="medium" />
      <div className={styles.main}>
        <Byline author={author} createdAt={createdAt} now={now} />
        {spoiler ? <Fold>{said}</Fold> : said}
      </div>
    </article>
  )
}

function ReplyItem({ reply, now, isFolded }: { reply: Reply; now: Date; isFolded: boolean }) {
  const prose = <Prose text={reply.body} size="small" />
  return (
    <li className={styles.reply}>
      <AuthorAvatar author={reply.author} size="small" />
      <div className={styles.main}>
        <Byline author={reply.author} createdAt={reply.createdAt} now={now} />
        {isFolded ? <Fold>{prose}</Fold> : prose}
        <Diggs count={reply.diggs_count} />
      </div>
    </li>
  )
}

function Fold({ children }: { children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{texts.spoiler}</summary>
      {children}
    </details>
  )
}

/** Nothing where nobody has liked it yet. */
function Diggs({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className={styles.diggs}>
      <Icon name="digg" size="small" />
      {texts.diggs(count)}
    </p>
  )
}
