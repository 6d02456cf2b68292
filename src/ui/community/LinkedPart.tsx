import { type ReactNode, useId } from 'react'
import { retry } from '../../texts/common.ts'
import { Button } from '../kit/Button.tsx'
import styles from './LinkedPart.module.css'

type LinkedPartProps = {
  /** Whether what the address names stands here, or why not. */
  state: 'here' | 'loading' | 'gone' | 'failed'
  words: Record<'title' | 'loading' | 'gone' | 'failed', string>
  /** The rank of its heading. */
  level: 2 | 3
  /** Tries again after a failure. */
  onRetry?: () => void
  /** Below why it is gone: where more is said of that. */
  more?: ReactNode
  /** The thing itself. */
  children: ReactNode
}

/** Above a list: what the address names and the list does not have, or why it is not there. */
export function LinkedPart({ state, words, level, onRetry, more, children }: LinkedPartProps) {
  const id = useId()
  const Heading = `h${level}` as const
  if (state === 'here') {
    return (
      <section className={styles.linked} aria-labelledby={id}>
        <Heading id={id} className={styles.title}>
          {words.title}
        </Heading>
        {children}
      </section>
    )
  }
  return (
    <div className={styles.note} role="status">
      <p>{words[state]}</p>
      {state === 'gone' && more}
      {state === 'failed' && onRetry && (
        <Button variant="text" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  )
}
