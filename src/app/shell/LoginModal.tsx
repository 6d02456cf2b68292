import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import type { LoginPurpose } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { backToLogin } from '../../texts/login.ts'
import { loginReasons } from '../../texts/loginReasons.ts'
import { signIn } from '../../texts/shell.ts'
import { sessionEnded } from '../../texts/signOut.ts'
import { signupTitle } from '../../texts/signup.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LoginPanel } from '../../views/login/LoginPanel.tsx'
import { SignupDone } from '../../views/signup/SignupDone.tsx'
import { SignupPanel } from '../../views/signup/SignupPanel.tsx'
import { ModalDialog } from './ModalDialog.tsx'

const labels = { login: signIn, register: signupTitle, signupSuccess: signupTitle } as const

type LoginModalProps = { redirectTo?: string | undefined; purpose?: LoginPurpose | undefined }

/**
 * The login overlay, 400 wide, above the page (B6): it tells its reason, and that the intent is kept. Registration
 * takes its place.
 */
export function LoginModal({ redirectTo, purpose }: LoginModalProps) {
  const reason = useReason(purpose)
  const reasonId = useId()
  const [view, setView] = useState<keyof typeof labels>('login')
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // The pressed button is gone: the focus moves into the new view, for keyboard and screen reader.
    body.current?.querySelector<HTMLElement>('input, button')?.focus()
    const dialog = body.current?.closest('dialog')
    if (dialog) dialog.scrollTop = 0
  }, [view])
  const toLogin = () => setView('login')

  return (
    <ModalDialog
      label={labels[view]}
      describedBy={reason !== null && view === 'login' ? reasonId : undefined}
      width="login"
      onPicture={view === 'login'}
    >
      <div ref={body}>
        {view === 'login' && (
          <LoginPanel
            place="overlay"
            redirectTo={redirectTo}
            reason={reason === null ? undefined : { id: reasonId, text: reason }}
            onRegister={() => setView('register')}
          />
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

/** The reason as it was when the overlay opened: a sign-in changes the session before the overlay has closed. */
function useReason(purpose: LoginPurpose | undefined): string | null {
  const hasEnded = useAtomValue(ownerAtom) !== null
  const [reason] = useState(() => {
    if (purpose === undefined) return null
    return hasEnded ? `${sessionEnded} ${loginReasons[purpose]}` : loginReasons[purpose]
  })
  return reason
}
