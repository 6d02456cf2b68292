import { type ReactNode, useId } from 'react'
import * as texts from '../../texts/outbox.ts'
import styles from './Version.module.css'

type VersionProps = {
  name: string
  when: string | null
  /** Null while the text is not known: its children then give the reason. */
  words: { body: string; spoiler: boolean } | null
  mine?: boolean
  children?: ReactNode
}

/** One of two versions of a text. A long one scrolls within its place, so that both can be held against each other. */
export function Version({ name, when, words, mine = false, children }: VersionProps) {
  const id = useId()
  const meta = [when, words?.spoiler && texts.asSpoiler].filter(Boolean).join(', ')
  return (
    <div className={styles.version} data-mine={mine}>
      <h4 className={styles.name} id={id}>
        {name}
      </h4>
      {meta && <p className={styles.meta}>{meta}</p>}
      {words && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls has to be reached by the keyboard
        <blockquote className={styles.words} tabIndex={0} aria-labelledby={id}>
          {words.body}
        </blockquote>
      )}
      {children}
    </div>
  )
}
