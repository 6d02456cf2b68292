import { type ReactNode, useId } from 'react'
import styles from './Editor.module.css'

type ComparedProps = { name: string; words: { title: string; body: string }; children?: ReactNode }

/** One of two texts side by side. A long one scrolls within its place, so that both can be held against each other. */
export function Compared({ name, words: { title, body }, children }: ComparedProps) {
  const id = useId()
  return (
    <div className={styles.side}>
      <h3 id={id}>{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls has to be reached by the keyboard */}
      <blockquote className={styles.words} tabIndex={0} aria-labelledby={id}>
        <strong>{title}</strong>
        {`\n\n${body}`}
      </blockquote>
      {children}
    </div>
  )
}
