import { useSetAtom } from 'jotai'
import { useId, useRef, useState } from 'react'
import type { SessionId } from '#contract/ids.ts'
import { endSessionsAtom } from '../../atoms/account/openSessions.ts'
import { sessionsRef } from '../../atoms/account/refs.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { sessions as words } from '../../texts/account.ts'
import { retry } from '../../texts/common.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import styles from './AccountView.module.css'
import { ProblemStrip } from './ProblemStrip.tsx'
import { SessionRow } from './SessionRow.tsx'
import { useRequest } from './useRequest.ts'

/** The member's sessions, each with a button to end it. */
export function SessionsSection() {
  const sessions = useResource(sessionsRef)
  const reload = useReload(sessionsRef)
  const end = useSetAtom(endSessionsAtom)
  const request = useRequest()
  const id = useId()
  const [ending, setEnding] = useState<readonly SessionId[]>([])
  const [result, setResult] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const last = sessions.state === 'idle' ? null : sessions.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const others = (last?.data.items ?? []).filter(({ current }) => !current).map(({ id }) => id)

  const endAll = async (ids: readonly SessionId[]) => {
    if (request.busy) return
    setEnding(ids)
    setResult('')
    const ended = await request.run(() => end(ids))
    setEnding([])
    if (ended === null) return
    setResult(words.ended(ended.value))
    // Its button has gone with it.
    title.current?.focus()
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {last === null && sessions.state !== 'failed' && <p role="status">{words.loading}</p>}
      {last === null && sessions.state === 'failed' && (
        <>
          <ErrorStrip message={words.failed} />
          <Button variant="ghost" onClick={reload}>
            {retry}
          </Button>
        </>
      )}
      <ul className={styles.list}>
        {last?.data.items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isEnding={ending.includes(session.id)}
            onEnd={() => void endAll([session.id])}
          />
        ))}
      </ul>
      <ProblemStrip refusal={request.refusal} />
      <p role="status" className={styles.result}>
        {result}
      </p>
      {others.length > 1 && (
        <Button variant="ghost" busy={ending.length > 1} onClick={() => void endAll(others)}>
          {words.endOthers}
        </Button>
      )}
    </section>
  )
}
