import { useState } from 'react'
import { quotes, signIn } from '../../texts/login.ts'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPanel.module.css'
import { LoginQuote } from './LoginQuote.tsx'
import { Redirecting } from './Redirecting.tsx'
import { useSignedIn } from './useSignedIn.ts'

type LoginPanelProps = {
  /** Where it goes on afterwards; without it, what the visitor meant to do does. */
  redirectTo?: string | undefined
  /** The menu says by itself what it is. */
  hasHeading?: boolean
}

/** The login inside the overlay and the user menu. */
export function LoginPanel({ redirectTo, hasHeading = true }: LoginPanelProps) {
  const { isRedirecting, onSignedIn } = useSignedIn(redirectTo)
  // Only ever shown on the device, so chance is no danger to hydration.
  const [quote] = useState(() => quotes[Math.floor(Math.random() * quotes.length)])
  return (
    <>
      {quote && <LoginQuote line={quote.line} film={quote.film} bleed />}
      <h2 className={hasHeading ? styles.title : 'visuallyHidden'}>{signIn}</h2>
      {isRedirecting ? <Redirecting /> : <LoginForm onSignedIn={onSignedIn} />}
    </>
  )
}
