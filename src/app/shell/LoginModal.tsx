import { useSetAtom } from 'jotai'
import { closeModalAtom } from '../../atoms/modal.ts'
import { signIn } from '../../texts/shell.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoginPanel } from '../../views/login/LoginPanel.tsx'

/** The login overlay, 400 wide, over whatever somebody was doing (B6). */
export function LoginModal() {
  const close = useSetAtom(closeModalAtom)
  return (
    <Dialog label={signIn} width="login" onPicture onClosed={close}>
      <LoginPanel />
    </Dialog>
  )
}
