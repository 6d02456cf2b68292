import type { ReactNode } from 'react'
import styles from './PosterWall.module.css'

/** Posters beside and below each other, as many a row as there is room for. */
export function PosterWall({ children }: { children: ReactNode }) {
  return <ul className={styles.wall}>{children}</ul>
}
