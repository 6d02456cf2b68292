import type { ReactNode } from 'react'
import styles from './MarkRow.module.css'

type MarkRowProps = {
  /** Three buttons fit in one line on a phone. */
  dense?: boolean
  children: ReactNode
}

/** The actions on a whole page, as buttons in a row: like, watch, share. A set mark has the member's colour. */
export function MarkRow({ dense = false, children }: MarkRowProps) {
  return (
    <div className={styles.row} data-dense={dense ? '' : undefined}>
      {children}
    </div>
  )
}
