import type { ReactNode } from 'react'
import type { SearchItemClass } from '#contract/search.ts'
import { useHeldResults } from '../../atoms/search/useHeldResults.ts'
import * as texts from '../../texts/search.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import styles from './HeldResults.module.css'
import { ResultList } from './ResultList.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'

type HeldResultsProps = {
  q: string
  /** Those that are asked for; empty: all. */
  classes: readonly SearchItemClass[]
  action: ReactNode
}

/** Without a network: what the device holds and fits, and where else it keeps something. */
export function HeldResults({ q, classes, action }: HeldResultsProps) {
  const held = useHeldResults(q, classes)
  if (held === null) return <ResultsSkeleton />
  const actions = (
    <div className={styles.actions}>
      {action}
      <LinkButton to="/unterwegs" variant="ghost">
        {texts.toOfflineBundle}
      </LinkButton>
    </div>
  )
  if (held.length === 0) {
    return <Notice kind="offline" title={texts.offlineTitle} text={texts.offlineText} action={actions} />
  }
  return (
    <section aria-label={texts.onDevice}>
      <p className={styles.note} role="status">
        <Icon name="offline" size="small" />
        {texts.heldSuggestions}
      </p>
      <ResultList items={held} query={q} />
      {actions}
    </section>
  )
}
