import type { ReactNode } from 'react'
import * as texts from '../../texts/plot.ts'
import styles from './Plot.module.css'

type PlotProps = {
  caption: ReactNode
  /** The content of the picture in one sentence; null where its parts say it themselves. */
  summary: string | null
  /** The keys to the picture, and what has to be said of its numbers. */
  note?: ReactNode
  /** The same numbers, as one or more `PlotTable`. */
  table: ReactNode
  children: ReactNode
}

/**
 * A plot that is shown as a picture or as a table, never both. The switch is a disclosure of the browser: it works
 * without scripts, stays where it is, and keeps its state as long as the page does.
 */
export function Plot({ caption, summary, note, table, children }: PlotProps) {
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.switch}>
        <summary>
          <span className={styles.asTable}>{texts.asTable}</span>
          <span className={styles.asPicture}>{texts.asPicture}</span>
        </summary>
        {table}
      </details>
      <div className={styles.picture}>
        {summary === null ? (
          children
        ) : (
          <div role="img" aria-label={summary}>
            {children}
          </div>
        )}
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </figure>
  )
}
