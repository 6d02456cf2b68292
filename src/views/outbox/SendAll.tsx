import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { replayNowAtom } from '../../atoms/core/outbox.ts'
import { groupOf, type WaitingAction } from '../../atoms/outbox/waitingActions.ts'
import * as texts from '../../texts/outbox.ts'
import { Button } from '../../ui/kit/Button.tsx'

/** Sends what waits, at once, and says what it is doing and what came of it. */
export function SendAll({ actions }: { actions: readonly WaitingAction[] }) {
  const send = useSetAtom(replayNowAtom)
  const [asked, setAsked] = useState(false)
  const isSending = actions.some(({ state }) => state === 'sending')
  const outcome = asked && !isSending ? toOutcome(actions) : null
  return (
    <>
      <p role="status">{outcome}</p>
      <Button
        wide
        busy={isSending}
        onClick={() => {
          setAsked(true)
          send()
        }}
      >
        {isSending ? texts.sendingAll : texts.sendAll}
      </Button>
    </>
  )
}

function toOutcome(actions: readonly WaitingAction[]): string | null {
  const waiting = actions.filter((action) => groupOf(action) === 'waiting')
  // An entry whose answer is late does not prevent sending the rest.
  if (waiting.length === 0 && actions.some(({ state }) => state === 'slow')) return texts.answerIsLate
  if (waiting.some(({ error }) => error?.status === 429 || error?.status === 503)) return texts.stillHeldUp
  return waiting.some(({ error }) => error?.code === 'unreachable') ? texts.stillUnreachable : null
}
