import { Link } from '@tanstack/react-router'
import { SEARCH_MAX_FOUND } from '#contract/search.ts'
import type { ResultsQuery } from '../../atoms/search/refs.ts'
import * as texts from '../../texts/search.ts'
import styles from './ResultTotal.module.css'
import { toFoundCount } from './toFoundCount.ts'

type ResultTotalProps = {
  query: ResultsQuery
  /** Null while it is not known. */
  total: number | null
}

/**
 * The number of results, also for those who do not see them change, and the way back from the filters. Of all kinds the
 * navigation shows it.
 */
export function ResultTotal({ query: { q, class: classes, ...filter }, total }: ResultTotalProps) {
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <div className={classes ? styles.total : 'visuallyHidden'}>
      <span role="status">
        {total === null ? '\u00a0' : texts.found(total, toFoundCount(total, total >= SEARCH_MAX_FOUND))}
      </span>
      {isFiltered && (
        <Link to="/suche" search={{ q, class: classes }} className="textLink" resetScroll={false}>
          {texts.clearFilters}
        </Link>
      )}
    </div>
  )
}
