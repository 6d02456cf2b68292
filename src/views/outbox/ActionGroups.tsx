import { useAtomValue, useSetAtom } from 'jotai'
import { discardEntryAtom, retryEntryAtom } from '../../atoms/core/outbox.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { actionGroups, groupOf, visitAtom, type WaitingAction } from '../../atoms/outbox/waitingActions.ts'
import * as texts from '../../texts/outbox.ts'
import { ActionRow } from './ActionRow.tsx'
import styles from './OutboxView.module.css'

/** The actions by state, those that need a decision first, and below them what has been sent since one began to look. */
export function ActionGroups({ actions }: { actions: readonly WaitingAction[] }) {
  const { actions: sent } = useAtomValue(visitAtom)
  const retry = useSetAtom(retryEntryAtom)
  const discard = useSetAtom(discardEntryAtom)
  const now = useNow(actions.at(-1)?.since ?? sent[0]?.since ?? '1970-01-01T00:00:00Z')
  const all = [...actions, ...sent]
  return actionGroups.map((group) => {
    const members = all.filter((action) => groupOf(action) === group)
    return (
      members.length > 0 && (
        <section key={group} className={styles.group}>
          <h2 className={styles.heading}>{texts.groups[group]}</h2>
          {/* Once for all of them: what one page leaves behind has one fate. */}
          {members.some(({ state }) => state === 'slow') && (
            <p className={styles.note} role="status">
              {texts.slow}
            </p>
          )}
          <ul className={styles.list}>
            {members.map((action) => (
              <ActionRow
                key={action.seq}
                action={action}
                now={now}
                onRetry={() => void retry(action.seq)}
                onDiscard={() => void discard(action.seq)}
              />
            ))}
          </ul>
        </section>
      )
    )
  })
}
