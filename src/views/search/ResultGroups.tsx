import { Link } from '@tanstack/react-router'
import type { SearchCounts, SearchItemClass, SearchResult } from '#contract/search.ts'
import * as texts from '../../texts/search.ts'
import styles from './ResultGroups.module.css'
import { ResultList } from './ResultList.tsx'
import { toFoundCount } from './toFoundCount.ts'

type ResultGroupsProps = { items: readonly SearchResult[]; counts: SearchCounts; query: string }

/** As many as a phone shows of a kind. */
const SHOWN_ON_PHONES = 3

/** The best of each kind; the kind of the best result comes first. */
export function ResultGroups({ items, counts, query }: ResultGroupsProps) {
  const kinds = [...new Set(items.map(({ itemClass }) => itemClass))]
  return kinds.map((kind) => (
    <section key={kind} className={styles.group}>
      <header className={styles.header}>
        <h2 className={styles.heading}>{texts.kindNames[kind]}</h2>
        {counts[kind] > SHOWN_ON_PHONES && <AllOfKind kind={kind} query={query} count={toFoundCount(counts[kind])} />}
      </header>
      <ResultList items={items.filter(({ itemClass }) => itemClass === kind)} query={query} brief />
    </section>
  ))
}

function AllOfKind({ kind, query, count }: { kind: SearchItemClass; query: string; count: string }) {
  return (
    <Link to="/suche" search={{ q: query, class: [kind] }} className="textLink">
      {texts.allOfKind(kind, count)}
    </Link>
  )
}
