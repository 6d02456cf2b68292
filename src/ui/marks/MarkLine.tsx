import type { ReactNode } from 'react'
import styles from './Marks.module.css'

/** The marks below a member's text, in one line. */
export function MarkLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
