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
  /** The replies that are shown: the comment's first ones, or all. */
  replies: readonly Reply[]
  now: Date
  /** The actions below each comment and reply. Without it, the number of diggs is shown. */
  marks?: (said: Reply) => ReactNode
  /** The edit form in place of the text; null for a comment that is not edited. */
  words?: (said: Reply) => ReactNode
  /** Whether the reader has muted a member. */
  isMuted?: (userId: string) => boolean
  /** The comment or reply that the page's address names: it is marked, and its `ref` is called once it is there. */
  linked?: { id: string; ref: RefCallback<HTMLElement> } | null
  /** Below the replies: the link to the others. */
  children?: ReactNode
}

const nobody = () => false
const nothing = () => null

/**
 * A comment with replies. Spoilers are folded together with the replies to them; comments of muted members are folded
 * too.
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

/** The text of a comment; or that it was deleted, or hidden by the moderation. */
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

/** The notes beside the name: the author's rating, and that the comment was edited. Empty for a deleted comment. */
const toNotes = ({ rating, deleted, createdAt, updatedAt }: Reply) =>
  deleted ? {} : { rating, editedAt: updatedAt === createdAt ? null : updatedAt }

/** The attributes of the linked comment or reply; only a script can focus it. */
const toPlace = (id: string, linked: CommentCardProps['linked']) =>
  linked?.id === id ? { ref: linked.ref, tabIndex: -1, 'data-linked': true } : {}

/** The reasons for folding; within a folded spoiler, a reply that is one too needs no fold of its own for that. */
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

/** The number of diggs; nothing for none. */
export function Diggs({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className={styles.diggs}>
      <Icon name="digg" size="small" />
      {texts.diggs(count)}
    </p>
  )
}
