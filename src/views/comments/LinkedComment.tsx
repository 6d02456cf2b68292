import { type ReactNode, useId } from 'react'
import type { Linked } from '../../atoms/comments/useLinked.ts'
import * as texts from '../../texts/comments.ts'
import { retry } from '../../texts/common.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LinkedComment.module.css'

type LinkedCommentProps = {
  linked: Linked
  /** The rank of its heading. */
  level: 2 | 3
  /** The comment itself. */
  children: ReactNode
}

/** Above the list: the comment that the address names, or why it is not there. Nothing where it stands in the list. */
export function LinkedComment({ linked, level, children }: LinkedCommentProps) {
  const id = useId()
  const Heading = `h${level}` as const
  switch (linked.state) {
    case 'none':
    case 'here':
      return null
    case 'loading':
    case 'gone':
      return (
        <p className={styles.note} role="status">
          {linked.state === 'gone' ? texts.linkedGone : texts.linkedLoading}
        </p>
      )
    case 'failed':
      return (
        <div className={styles.note} role="status">
          <p>{texts.linkedFailed}</p>
          <Button variant="text" onClick={linked.retry}>
            {retry}
          </Button>
        </div>
      )
    case 'above':
      return (
        <section className={styles.linked} aria-labelledby={id}>
          <Heading id={id} className={styles.title}>
            {texts.linkedTitle}
          </Heading>
          {children}
        </section>
      )
  }
}
