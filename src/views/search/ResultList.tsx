import type { SearchResult } from '#contract/search.ts'
import styles from './ResultList.module.css'
import { ResultRow } from './ResultRow.tsx'

type ResultListProps = {
  items: readonly SearchResult[]
  query: string
  /** Of an overview: phones show the first three. */
  brief?: boolean
}

/** Results below one another, beside one another where there is room. */
export function ResultList({ items, query, brief = false }: ResultListProps) {
  return (
    <ul className={styles.list} data-brief={brief || undefined}>
      {items.map((item) => (
        <ResultRow key={item.path} item={item} query={query} />
      ))}
    </ul>
  )
}
