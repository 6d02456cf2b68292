import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/modal.ts'
import { ownerAtom } from '../../atoms/session.ts'
import * as texts from '../../texts/notifications.ts'
import { Button } from '../../ui/Button.tsx'
import { Inbox } from './Inbox.tsx'
import styles from './NotificationsView.module.css'

/** "Benachrichtigungen": who has answered a member or named them, and what is new about what they watch. */
export function NotificationsView() {
  const owner = useAtomValue(ownerAtom)
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {owner === null ? <Visitor /> : <Inbox key={owner} />}
    </div>
  )
}

/** A visitor signs in first: above the page, or without scripts on the login's own page, which leads back here. */
function Visitor() {
  const open = useSetAtom(modalAtom)
  return (
    <form
      className={styles.visitor}
      action="/anmelden"
      onSubmit={(event) => {
        event.preventDefault()
        open({ type: 'login' })
      }}
    >
      <p>{texts.visitor}</p>
      <input type="hidden" name="weiter" value="/benachrichtigungen" />
      <Button type="submit">{texts.signIn}</Button>
    </form>
  )
}
