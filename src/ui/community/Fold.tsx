import type { ReactNode } from 'react'
import styles from './Fold.module.css'

/** What is folded away until the reader wants it, and why. */
export function Fold({ why, children }: { why: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{why}</summary>
      {children}
    </details>
  )
}
