import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { heldResultsAtom } from '../../atoms/searchResults.ts'
import * as texts from '../../texts/search.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './HeldResults.module.css'
import { ResultList } from './ResultList.tsx'

/** Without a network: what this tab has loaded and fits, and where else the device keeps something. */
export function HeldResults({ q, action }: { q: string; action: ReactNode }) {
  const held = useAtomValue(heldResultsAtom)(q)
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
