import type { ReactNode, RefCallback } from 'react'
import type { Comment, Reply } from '#contract/comments.ts'
import { deleted, hidden } from '../../texts/comments.ts'
import * as texts from '../../texts/community.ts'
import { muted } from '../../texts/marks.ts'
import { Icon } from '../kit/Icon.tsx'
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
  /** In place of the words of one that is being changed; null for all others. */
  words?: (said: Reply) => ReactNode
  /** Whose words the reader does not want to see. */
  isMuted?: (userId: string) => boolean
  /** The one that the page's address names, a reply perhaps: it is marked, and handed over once it is there. */
  linked?: { id: string; ref: RefCallback<HTMLElement> } | null
  /** Below the replies: the way to the others. */
  children?: ReactNode
}

const nobody = () => false
const nothing = () => null

/**
 * A comment with replies. What gives the story away is folded, and so is what was answered to it; the words of muted
 * members are, too.
 */
export function CommentCard(props: CommentCardProps) {
  const { comment, replies, now, marks = toDiggs, words = nothing, isMuted = nobody, linked = null, children } = props
  const { author, createdAt, spoiler } = comment
  const said = (
    <>
      {words(comment) ?? <Words said={comment} />}
      {!comment.deleted && marks(comment)}
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={texts.repliesTo(author.username)}>
          {replies.map((reply) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              now={now}
              whys={toWhys(reply, isMuted, spoiler)}
              marks={marks(reply)}
              words={words(reply)}
              place={toPlace(reply.id, linked)}
            />
          ))}
        </ul>
      )}
      {children}
    </>
  )
  const hasLinked = linked !== null && replies.some(({ id }) => id === linked.id)
  return (
    <article className={styles.comment} {...toPlace(comment.id, linked)} {...(hasLinked && { tabIndex: -1 })}>
      <AuthorAvatar author={author} size="medium" />
      <div className={styles.main}>
        <Byline author={author} createdAt={createdAt} now={now} {...toNotes(comment)} />
        <Folded whys={toWhys(comment, isMuted)}>{said}</Folded>
      </div>
    </article>
  )
}

/** What somebody wrote; or that they took it back, or the moderation has hidden it. */
function Words({ said, size }: { said: Reply; size?: 'small' }) {
  if (said.deleted) return <p className={styles.deleted}>{said.hidden ? hidden : deleted}</p>
  return <Prose text={said.body} {...(size && { size })} />
}

type ReplyItemProps = {
  reply: Reply
  now: Date
  whys: readonly string[]
  marks: ReactNode
  words: ReactNode
  place: ReturnType<typeof toPlace>
}

function ReplyItem({ reply, now, whys, marks, words, place }: ReplyItemProps) {
  return (
    <li className={styles.reply} {...place}>
      <AuthorAvatar author={reply.author} size="small" />
      <div className={styles.main}>
        <Byline author={reply.author} createdAt={reply.createdAt} now={now} {...toNotes(reply)} />
        <Folded whys={whys}>{words ?? <Words said={reply} size="small" />}</Folded>
        {marks}
      </div>
    </li>
  )
}

/** What is said beside the name: the author's rating, and that the words were changed. Of one that is gone, nothing. */
const toNotes = ({ rating, deleted, createdAt, updatedAt }: Reply) =>
  deleted ? {} : { rating, editedAt: updatedAt === createdAt ? null : updatedAt }

/** What makes the linked one a place to go to; it may get the focus by a script alone. */
const toPlace = (id: string, linked: CommentCardProps['linked']) =>
  linked?.id === id ? { ref: linked.ref, tabIndex: -1, 'data-linked': true } : {}

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
