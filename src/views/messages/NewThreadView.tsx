import * as texts from '../../texts/messages.ts'
import { InboxShell } from './InboxShell.tsx'
import styles from './Messages.module.css'
import { NewThread } from './NewThread.tsx'

/** "Neue Nachricht": to whom, and the first message. */
export function NewThreadView() {
  return (
    <InboxShell back="/inbox/neu">
      {(threads) => (
        <>
          <h1 className={styles.heading} tabIndex={-1}>
            {texts.newHeading}
          </h1>
          <NewThread threads={threads ?? []} />
        </>
      )}
    </InboxShell>
  )
}
