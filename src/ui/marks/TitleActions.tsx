import type { ReactNode } from 'react'
import styles from './Marks.module.css'

/** The actions on a title, side by side: buttons, each an icon above its word. */
export function TitleActions({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}
