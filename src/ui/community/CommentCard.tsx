import type { ReactNode } from 'react'
import type { Comment, Reply } from '#contract/comments.ts'
import * as texts from '../../texts/community.ts'
import { muted } from '../../texts/marks.ts'
import { Icon } from '../Icon.tsx'
import { AuthorAvatar, Byline } from './Byline.tsx'
import styles from './CommentCard.module.css'
import { Fold } from './Fold.tsx'
import { Prose } from './Prose.tsx'

type CommentCardProps = {
  comment: Comment
  /** Those that are shown; the comment's own first ones, or all. */
  replies: readonly Reply[]
  now: Date
  /** Below each: what the reader can say of it. Without it stands how many like it. */
  marks?: (said: Reply) => ReactNode
  /** Whose words the reader does not want to see. */
  isMuted?: (userId: string) => boolean
  /** Below the replies: the way to the others. */
  children?: ReactNode
}

const nobody = () => false

/**
 * A comment with replies. What gives the story away is folded, and so is what was answered to it; the words of muted
 * members are, too.
 */
export function CommentCard({ comment, replies, now, marks = toDiggs, isMuted = nobody, children }: CommentCardProps) {
  const { author, body, spoiler, createdAt } = comment
  const said = (
    <>
      <Prose text={body} />
      {marks(comment)}
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={texts.repliesTo(author.username)}>
          {replies.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} now={now} whys={toWhys(reply, isMuted, spoiler)}>
              {marks(reply)}
            </ReplyItem>
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
        <Folded whys={toWhys(comment, isMuted)}>{said}</Folded>
      </div>
    </article>
  )
}

type ReplyItemProps = { reply: Reply; now: Date; whys: readonly string[]; children: ReactNode }

function ReplyItem({ reply, now, whys, children }: ReplyItemProps) {
  return (
    <li className={styles.reply}>
      <AuthorAvatar author={reply.author} size="small" />
      <div className={styles.main}>
        <Byline author={reply.author} createdAt={reply.createdAt} now={now} />
        <Folded whys={whys}>
          <Prose text={reply.body} size="small" />
        </Folded>
        {children}
      </div>
    </li>
  )
}

/** Why something is folded; what stands within a folded spoiler needs no fold of its own for the same. */
function toWhys({ author, spoiler }: Reply, isMuted: (userId: string) => boolean, isWithinSpoiler = false): string[] {
  return [...(isMuted(author.id) ? [muted] : []), ...(spoiler && !isWithinSpoiler ? [texts.spoiler] : [])]
}

function Folded({ whys, children }: { whys: readonly string[]; children: ReactNode }) {
  const [why, ...others] = whys
  if (why === undefined) return children
  return (
    <Fold why={why}>
      <Folded whys={others}>{children}</Folded>
    </Fold>
  )
}

const toDiggs = ({ diggs_count }: Reply) => <Diggs count={diggs_count} />

/** Nothing where nobody has liked it yet. */
export function Diggs({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className={styles.diggs}>
      <Icon name="digg" size="small" />
      {texts.diggs(count)}
    </p>
  )
}
