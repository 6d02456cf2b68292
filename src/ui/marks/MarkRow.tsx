import type { ReactNode } from 'react'
import styles from './MarkRow.module.css'

type MarkRowProps = {
  /** Three of them stand in one line on a phone. */
  dense?: boolean
  children: ReactNode
}

/** What one can do with a whole page, as buttons in a row: like, watch, share. What is set shows in the member's colour. */
export function MarkRow({ dense = false, children }: MarkRowProps) {
  return (
    <div className={styles.row} data-dense={dense ? '' : undefined}>
      {children}
    </div>
  )
}
