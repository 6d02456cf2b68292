import { weightedText, weightedTitle } from '../../texts/titles.ts'
import styles from './WeightedNote.module.css'

/** The reason why the bare average does not decide the order. */
export function WeightedNote() {
  return (
    <aside className={styles.aside}>
      <h2 className={styles.title}>{weightedTitle}</h2>
      <p>{weightedText}</p>
    </aside>
  )
}
