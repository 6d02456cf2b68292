import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { resumeIntentAtom } from '../../atoms/modal.ts'
import { notifyAtom } from '../../atoms/toast.ts'
import { quotes, signIn, welcomeBack } from '../../texts/login.ts'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPanel.module.css'
import { LoginQuote } from './LoginQuote.tsx'

/** The login inside the overlay. Afterwards what the visitor meant to do goes on. */
export function LoginPanel() {
  const notify = useSetAtom(notifyAtom)
  const resume = useSetAtom(resumeIntentAtom)
  // Only ever shown on the device, so chance is no danger to hydration.
  const [quote] = useState(() => quotes[Math.floor(Math.random() * quotes.length)])
  return (
    <>
      {quote && <LoginQuote line={quote.line} film={quote.film} bleed />}
      <h2 className={styles.title}>{signIn}</h2>
      <LoginForm
        onSignedIn={(name) => {
          notify({ kind: 'success', message: welcomeBack(name) })
          resume()
        }}
      />
    </>
  )
}
