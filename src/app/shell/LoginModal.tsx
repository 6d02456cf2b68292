import { useEffect, useRef, useState } from 'react'
import { backToLogin } from '../../texts/login.ts'
import { signIn } from '../../texts/shell.ts'
import { signupTitle } from '../../texts/signup.ts'
import { Button } from '../../ui/Button.tsx'
import { LoginPanel } from '../../views/login/LoginPanel.tsx'
import { SignupDone } from '../../views/signup/SignupDone.tsx'
import { SignupPanel } from '../../views/signup/SignupPanel.tsx'
import { ModalDialog } from './ModalDialog.tsx'

const labels = { login: signIn, register: signupTitle, signupSuccess: signupTitle } as const

/** The login overlay, 400 wide, over whatever somebody was doing (B6). Registering happens in its place. */
export function LoginModal({ redirectTo }: { redirectTo?: string | undefined }) {
  const [view, setView] = useState<keyof typeof labels>('login')
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // What was pressed is gone: whoever listens or types goes on with what came.
    body.current?.querySelector<HTMLElement>('input, button')?.focus()
    const dialog = body.current?.closest('dialog')
    if (dialog) dialog.scrollTop = 0
  }, [view])
  const toLogin = () => setView('login')

  return (
    <ModalDialog label={labels[view]} width="login" onPicture={view === 'login'}>
      <div ref={body}>
        {view === 'login' && (
          <LoginPanel place="overlay" redirectTo={redirectTo} onRegister={() => setView('register')} />
        )}
        {view === 'register' && <SignupPanel onDone={() => setView('signupSuccess')} onBack={toLogin} />}
        {view === 'signupSuccess' && (
          <SignupDone>
            <Button variant="ghost" wide onClick={toLogin}>
              {backToLogin}
            </Button>
          </SignupDone>
        )}
      </div>
    </ModalDialog>
  )
}
