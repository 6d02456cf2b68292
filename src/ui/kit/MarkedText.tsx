import styles from './MarkedText.module.css'
import { splitMatch } from './splitMatch.ts'

/** A text in which what was searched for stands out. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const parts = splitMatch(text, query)
  if (parts === null) return text
  const [before, match, after] = parts
  return (
    <>
      {before}
      <mark className={styles.match}>{match}</mark>
      {after}
    </>
  )
}
