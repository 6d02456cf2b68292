import type { ReactNode } from 'react'
import styles from './FilterRow.module.css'

/** Filters in a row: on a phone it scrolls from edge to edge, on wide screens it wraps. */
export function FilterRow({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.filters}>
      <legend className="visuallyHidden">{legend}</legend>
      {children}
    </fieldset>
  )
}
