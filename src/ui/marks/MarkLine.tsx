import type { ReactNode } from 'react'
import styles from './Marks.module.css'

/** The marks below what somebody wrote, in one line. */
export function MarkLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
