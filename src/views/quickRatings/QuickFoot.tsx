import { useAtomValue } from 'jotai'
import { offlineAtom } from '../../atoms/core/network.ts'
import { quickVisitAtom } from '../../atoms/quickRatings/quickRatings.ts'
import { canUndoQuickAtom } from '../../atoms/quickRatings/quickSteps.ts'
import * as texts from '../../texts/quickRatings.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './QuickDeck.module.css'
import type { QuickActs } from './useQuickActs.ts'

/** The way back, what this visit has brought, and the other ways of rating. */
export function QuickFoot({ acts, left }: { acts: QuickActs; left: number }) {
  const canUndo = useAtomValue(canUndoQuickAtom)
  const visit = useAtomValue(quickVisitAtom)
  const isOffline = useAtomValue(offlineAtom)
  return (
    <>
      <div className={styles.foot}>
        <Button
          variant="text"
          aria-keyshortcuts="u Backspace"
          aria-disabled={!canUndo || undefined}
          onClick={() => void acts.undo()}
        >
          <Icon name="reply" size="small" />
          {texts.undo}
        </Button>
        {isOffline ? (
          <span className={styles.offline}>
            <Icon name="offline" size="small" /> {texts.offlineLeft(left)}
          </span>
        ) : (
          visit > 0 && <span>{texts.visit(visit)}</span>
        )}
      </div>
      <p className={styles.hint} data-for="finger">
        {texts.swipeHint}
      </p>
      <dl className={styles.hint} data-for="keys" aria-label={texts.legend}>
        {texts.keys.map(({ keys, does }) => (
          <div key={does}>
            <dt>{keys.map((key) => (key === '–' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
