import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import * as texts from '../../texts/notifications.ts'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { Inbox } from './Inbox.tsx'
import styles from './NotificationsView.module.css'

/** "Benachrichtigungen": who has answered a member or named them, and what is new about what they watch. */
export function NotificationsView() {
  const owner = useAtomValue(ownerAtom)
  const open = useSetAtom(modalAtom)
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {owner === null ? (
        <SignInForm text={texts.visitor} back="/benachrichtigungen" onSignIn={() => open({ type: 'login' })} />
      ) : (
        <Inbox key={owner} />
      )}
    </div>
  )
}
