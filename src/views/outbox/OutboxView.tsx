import { useAtomValue, useSetAtom } from 'jotai'
import { discardEntryAtom, outboxSummaryAtom, replayNowAtom, retryEntryAtom } from '../../atoms/outbox.ts'
import { ownerAtom } from '../../atoms/session.ts'
import { useNow } from '../../atoms/useNow.ts'
import { waitingActionsAtom } from '../../atoms/waitingActions.ts'
import * as texts from '../../texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ActionRow } from './ActionRow.tsx'
import styles from './OutboxView.module.css'

/** "Ausstehende Aktionen": what waits on this device, since when and why. */
export function OutboxView() {
  const actions = useAtomValue(waitingActionsAtom)
  const { parked } = useAtomValue(outboxSummaryAtom)
  const isVisitor = useAtomValue(ownerAtom) === null
  const retry = useSetAtom(retryEntryAtom)
  const discard = useSetAtom(discardEntryAtom)
  const sendAll = useSetAtom(replayNowAtom)
  const now = useNow(actions?.at(-1)?.since ?? '1970-01-01T00:00:00Z')
  return (
    <section className={styles.page}>
      <h1>{texts.heading}</h1>
      {isVisitor ? (
        <Notice kind="empty" title={texts.visitor} text={texts.visitorText} />
      ) : actions === null ? (
        <p role="status">{texts.loading}</p>
      ) : actions.length === 0 ? (
        <Notice kind="empty" title={texts.nothing} text={texts.nothingText} />
      ) : (
        <>
          <p className={styles.lead}>{parked === null ? texts.allStored : texts.parked[parked]}</p>
          <ul className={styles.list}>
            {actions.map((action) => (
              <ActionRow
                key={action.seq}
                action={action}
                now={now}
                onRetry={() => void retry(action.seq)}
                onDiscard={() => void discard(action.seq)}
              />
            ))}
          </ul>
          <Button wide onClick={() => sendAll()}>
            {texts.sendAll}
          </Button>
        </>
      )}
    </section>
  )
}
