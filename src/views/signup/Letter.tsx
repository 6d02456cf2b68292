import type { ReactNode } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { IconName } from '../../ui/kit/icons.ts'
import styles from './Letter.module.css'

type LetterProps = {
  /** A page's own heading, or one inside an overlay. */
  heading?: 'h1' | 'h2'
  /** Above the words: a sign, or what shows that something is under way. */
  sign: IconName | { moving: ReactNode }
  kind?: 'news' | 'done' | 'over'
  title: string
  sentences: readonly string[]
  note?: string | undefined
  /** The ways on. */
  children?: ReactNode
}

/** A short text in the middle of a page, which may change while it is read. */
export function Letter({
  heading: Heading = 'h1',
  sign,
  kind = 'news',
  title,
  sentences,
  note,
  children,
}: LetterProps) {
  return (
    <div className={styles.letter} data-kind={kind}>
      {typeof sign === 'string' ? <Icon name={sign} /> : <div className={styles.moving}>{sign.moving}</div>}
      <div role="status">
        <Heading className={styles.title}>{title}</Heading>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.text}>
            {sentence}
          </p>
        ))}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
