import type { ReactNode } from 'react'
import type { AtHomeList as ListName } from '#contract/atHome.ts'
import { type AtHomeFilter, atHomeRef } from '../../atoms/atHome/refs.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { lists } from '../../texts/atHome.ts'
import { AtHomeNavigation } from '../../ui/atHome/AtHomeNavigation.tsx'
import { AtHomeFilters } from './AtHomeFilters.tsx'
import { AtHomeList } from './AtHomeList.tsx'
import styles from './AtHomePage.module.css'

type AtHomePageProps = {
  path: string
  list: ListName
  /** The loaded list's filter; the address may be ahead of it. */
  query: AtHomeFilter
  filter: AtHomeFilter
  onFilter: (filter: AtHomeFilter) => void
  /** Below the introduction: the page's other lists. */
  children?: ReactNode
}

/** A list of what is new, to come or about to end at home, with its filters. */
export function AtHomePage({ path, list, query, filter, onFilter, children }: AtHomePageProps) {
  const reference = atHomeRef(list, query)
  const titles = useResource(reference)
  const last = titles.state === 'idle' ? null : titles.last
  const { title, intro } = lists[list]
  return (
    <div className="wrap">
      <AtHomeNavigation />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {children && <div className={styles.lists}>{children}</div>}
      <AtHomeFilters path={path} filter={filter} counts={last?.data.filters.counts ?? null} onChange={onFilter} />
      <AtHomeList
        list={list}
        reference={reference}
        titles={titles}
        isFiltered={Boolean(filter.provider ?? filter.model ?? filter.genre ?? filter.type)}
        onClearFilters={() => onFilter({})}
      />
    </div>
  )
}
