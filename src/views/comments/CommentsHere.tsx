import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { CommentId } from '#contract/ids.ts'
import { toCount } from '../../atoms/comments/commented.ts'
import { useThread } from '../../atoms/comments/useThread.ts'
import * as own from '../../texts/comments.ts'
import * as texts from '../../texts/community.ts'
import type { CommentsPartProps } from '../../ui/community/commentsPart.ts'
import { useLinkedComment } from '../../ui/community/linkedComment.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Comments, useCommented } from './Comments.tsx'
import styles from './CommentsHere.module.css'
import { OrderLinks, useCommentsOrder } from './OrderLinks.tsx'

/** The comments on whatever page shows a thing. A thing that the server does not know has none. */
export function CommentsHere(props: CommentsPartProps) {
  return props.layout === 'inline' ? <InlineComments {...props} /> : <CommentsSection {...props} />
}

function CommentsSection({ type, permalink, thing, layout = 'whole', isNew = false }: CommentsPartProps) {
  const id = useId()
  const commented = useCommented(type, thing)
  const isShort = layout === 'newest'
  const named = useCommentsOrder()
  // The newest few stand on the page of the thing; the order is chosen where all of them are.
  const thread = useThread(type, permalink, commented, isShort ? 'newest' : named, isNew)
  const linkedId = useLinkedComment(type, permalink)
  const { resource } = thread
  if (resource.state === 'failed' && resource.failure.reason === 'notFound') return null
  const count = toCount(thread.thread.count)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{own.heading(count)}</h2>
        {isShort && type === 'movies' && count > 0 && (
          <Link to="/movies/$permalink/kommentare" params={{ permalink }} className="textLink">
            {texts.allComments(count)}
          </Link>
        )}
        {!isShort && count > 1 && <OrderLinks order={named} />}
      </header>
      <Comments thread={thread} thing={commented} isShort={isShort} isNew={isNew} linkedId={linkedId} />
    </section>
  )
}

/** Comments within a small part: closed until the reader opens them or follows a link to one, and fetched then. */
function InlineComments(props: CommentsPartProps) {
  const linkedId = useLinkedComment(props.type, props.permalink)
  const [isOpen, setOpen] = useState(linkedId !== null)
  return (
    <div className={styles.inline}>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="reply" size="small" />
        {texts.comments}
      </Button>
      {isOpen && <OpenComments {...props} linkedId={linkedId} />}
    </div>
  )
}

function OpenComments({ type, permalink, thing, linkedId }: CommentsPartProps & { linkedId: CommentId | null }) {
  const commented = useCommented(type, thing)
  return <Comments thread={useThread(type, permalink, commented)} thing={commented} linkedId={linkedId} />
}
