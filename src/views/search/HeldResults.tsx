import type { ReactNode } from 'react'
import type { SearchItemClass } from '#contract/search.ts'
import { useHeldResults } from '../../atoms/useHeldResults.ts'
import * as texts from '../../texts/search.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
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
  return (
    <>
      <Notice
        kind="offline"
        title={texts.offlineTitle}
        text={texts.offlineText(held.length)}
        action={
          <div className={styles.actions}>
            {action}
            <LinkButton to="/unterwegs" variant="ghost">
              {texts.toTravel}
            </LinkButton>
          </div>
        }
      />
      {held.length > 0 && (
        <section>
          <h2 className={styles.heading}>{texts.onDevice}</h2>
          <ResultList items={held} query={q} />
        </section>
      )}
    </>
  )
}
