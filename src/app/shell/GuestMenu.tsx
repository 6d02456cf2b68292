import { signIn } from '../../texts/shell.ts'
import { LoginPanel } from '../../views/login/LoginPanel.tsx'
import { MenuSheet } from './MenuSheet.tsx'

/** A visitor's user menu is the login form itself (A3). */
export function GuestMenu() {
  return (
    <MenuSheet label={signIn} holds="form">
      <LoginPanel place="menu" />
    </MenuSheet>
  )
}
