import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toThingPath } from '#contract/things.ts'
import type { HeldList } from '../../atoms/search/findHeldLists.ts'
import type { ResultsQuery } from '../../atoms/search/refs.ts'
import type { Held } from '../../atoms/search/useHeldResults.ts'
import * as texts from '../../texts/search.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import styles from './HeldResults.module.css'
import { ResultList } from './ResultList.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'

type HeldResultsProps = {
  query: ResultsQuery
  /** Null while it is looked for. */
  held: Held | null
  action: ReactNode
}

/** Without a network: what the device holds and fits, and where else it keeps something. */
export function HeldResults({ query, held, action }: HeldResultsProps) {
  if (held === null) return <ResultsSkeleton />
  const actions = (
    <div className={styles.actions}>
      {action}
      <LinkButton to="/unterwegs" variant="ghost">
        {texts.toOfflineBundle}
      </LinkButton>
    </div>
  )
  if (held.total === 0) {
    return <Notice kind="offline" title={texts.offlineTitle} text={texts.offlineText} action={actions} />
  }
  return (
    <section aria-label={texts.onDevice}>
      <p className={styles.note} role="status">
        <Icon name="offline" size="small" />
        {texts.heldResults}
      </p>
      <ResultList items={held.items} query={query.q} />
      {held.lists.length > 0 && <HeldLists lists={held.lists} />}
      {actions}
    </section>
  )
}

function HeldLists({ lists }: { lists: readonly HeldList[] }) {
  return (
    <>
      <h2 className={styles.heading}>{texts.heldLists}</h2>
      <ul>
        {lists.map(({ id, name, itemsCount, author }) => (
          <li key={id} className={styles.list}>
            <Link to={toThingPath('lists', id) as string} className={styles.link}>
              <b>{name}</b>
              <span className={styles.meta}>{texts.heldListMeta(itemsCount, author.username)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
