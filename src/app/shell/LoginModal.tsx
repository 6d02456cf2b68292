import { signIn } from '../../texts/shell.ts'
import { LoginPanel } from '../../views/login/LoginPanel.tsx'
import { ModalDialog } from './ModalDialog.tsx'

/** The login overlay, 400 wide, over whatever somebody was doing (B6). */
export function LoginModal({ redirectTo }: { redirectTo?: string | undefined }) {
  return (
    <ModalDialog label={signIn} width="login" onPicture>
      <LoginPanel redirectTo={redirectTo} />
    </ModalDialog>
  )
}
