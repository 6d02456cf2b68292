import type { ReactNode } from 'react'
import styles from './Fold.module.css'

/** Content that is folded until the reader opens it, with the reason. */
export function Fold({ why, children }: { why: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{why}</summary>
      {children}
    </details>
  )
}
