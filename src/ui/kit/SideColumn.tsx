import type { ReactNode } from 'react'
import styles from './SideColumn.module.css'

type SideColumnProps = {
  /** The distance below the top at which it stays: `column` 74 px, below the header; `bar` 50 px. */
  offset?: 'column' | 'bar'
  /** Often an iframe, which keeps its own size. */
  children: ReactNode
}

/**
 * The narrow column beside a page's text: scrolled past its place it stays at the top (A10), and goes with its
 * container's end. It is `position: sticky`, which is just what "becomes fixed after scrolling past its original
 * position" means: no script, no jump when it changes, no placeholder for its room. It stands in a grid or flex
 * container of the columns.
 */
export function SideColumn({ offset = 'column', children }: SideColumnProps) {
  return (
    <div className={styles.column}>
      <div className={styles.content} data-offset={offset}>
        {children}
      </div>
    </div>
  )
}
