import type { ReactNode } from 'react'
import { tableOf } from '../../texts/plot.ts'
import styles from './PlotTable.module.css'

type PlotTableProps = {
  label: string
  head: readonly string[]
  /** As many cells as the head has; the one at `header` names the row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  header?: number
}

/** The numbers of a plot. A table that is wider than the page is scrolled by itself, with the keyboard, too. */
export function PlotTable({ label, head, rows, header = 0 }: PlotTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={tableOf(label)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === header ? (
                  <th key={head[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
