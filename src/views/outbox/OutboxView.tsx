import { useHydrated } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { outboxSummaryAtom } from '../../atoms/core/outbox.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { isUnstoredAtom } from '../../atoms/core/unstored.ts'
import { type HeldUp, heldUpAtom } from '../../atoms/outbox/heldUp.ts'
import { useActionsNow } from '../../atoms/outbox/useActionsNow.ts'
import {
  needsDecision,
  visitAtom,
  type WaitingAction,
  waitingActionsAtom,
  waitsForHour,
} from '../../atoms/outbox/waitingActions.ts'
import { useInstallHint } from '../../atoms/shell/installHint.ts'
import * as texts from '../../texts/outbox.ts'
import { unstored } from '../../texts/unstored.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { toInstantText } from '../../ui/kit/format.ts'
import { Notice } from '../../ui/kit/Notice.tsx'
import { ProgressLine } from '../../ui/kit/ProgressLine.tsx'
import { InstallHint } from '../../ui/shell/InstallHint.tsx'
import { ActionGroups } from './ActionGroups.tsx'
import styles from './OutboxView.module.css'
import { SendAll } from './SendAll.tsx'

/** "Ausstehende Aktionen": what waits on this device, since when and why. */
export function OutboxView() {
  const isVisitor = useAtomValue(ownerAtom) === null
  const signIn = useSetAtom(modalAtom)
  const hint = useInstallHint()
  const login = <Button onClick={() => signIn({ type: 'login' })}>{texts.signIn}</Button>
  return (
    <section className={styles.page}>
      <h1>{texts.heading}</h1>
      {isVisitor ? (
        <Notice kind="empty" icon="user" title={texts.visitor} text={texts.visitorText} action={login} />
      ) : (
        <Waiting login={login} />
      )}
      {hint && <InstallHint {...hint} />}
    </section>
  )
}

function Waiting({ login }: { login: React.ReactNode }) {
  const stored = useAtomValue(waitingActionsAtom)
  const actions = useActionsNow(stored ?? [])
  const { total, sent } = useAtomValue(visitAtom)
  const { waiting, failed, parked } = useAtomValue(outboxSummaryAtom)
  const heldUp = useAtomValue(heldUpAtom)
  const isOffline = useAtomValue(offlineAtom)
  const newAccount = useNewAccount()
  const isUnstored = useAtomValue(isUnstoredAtom)
  const isHydrated = useHydrated()
  if (stored === null || !isHydrated) return <p role="status">{texts.loading}</p>
  if (isUnstored) return <Notice kind="empty" icon="info" title={unstored.title} text={unstored.text} />
  const others = waiting + failed - actions.length
  const isDone = actions.length === 0
  const held = newAccount ? actions.filter(waitsForHour) : []
  const going = actions.filter((action) => !needsDecision(action) && !held.includes(action))
  // Not all that waits is shown where there is much of it.
  const isSendable = going.length > 0 || waiting > held.length
  const heldUntil = newAccount && !isSendable ? toInstantText(newAccount.from, newAccount.now) : null
  const needsSignIn = parked === 'signIn' || parked === 'otherUser'
  return (
    <>
      {isDone ? (
        <Notice kind="empty" icon="check" title={texts.nothing} text={texts.nothingText} />
      ) : (
        <p className={styles.lead}>
          {parked !== null ? texts.parked[parked] : toLead(actions, { heldUp, isOffline, heldUntil })}
        </p>
      )}
      {!isDone && needsSignIn && login}
      {total > 0 && (
        <ProgressLine label={texts.progressLabel} value={sent} max={total}>
          {texts.progress(sent, total)}
        </ProgressLine>
      )}
      <ActionGroups actions={actions} />
      {others > 0 && <p className={styles.lead}>{texts.more(others)}</p>}
      {/* Before that nothing could be sent; what needs a decision goes with that. */}
      {isSendable && !needsSignIn && (
        <div className={styles.foot}>
          <SendAll actions={actions} />
        </div>
      )}
    </>
  )
}

/** When what stands here will leave. */
function toLead(
  actions: readonly WaitingAction[],
  { heldUp, isOffline, heldUntil }: { heldUp: HeldUp | null; isOffline: boolean; heldUntil: string | null },
): string {
  if (heldUp !== null) return texts.heldUp[heldUp]
  if (actions.some(({ state }) => state === 'unreadable')) return texts.someDamaged
  if (actions.every(needsDecision)) return texts.allDecided
  if (heldUntil !== null) return (isOffline ? texts.allFromOffline : texts.allFrom)(heldUntil)
  return isOffline ? texts.allStored : texts.allOnline
}
