import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { resumeIntentAtom } from '../../atoms/modal.ts'
import { sessionAtom } from '../../atoms/session.ts'
import { notifyAtom } from '../../atoms/toast.ts'
import * as texts from '../../texts/login.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { LoginQuote } from './LoginQuote.tsx'
import styles from './LoginView.module.css'

/** The login as a page of its own. */
export function LoginView() {
  const session = useAtomValue(sessionAtom)
  const notify = useSetAtom(notifyAtom)
  const resume = useSetAtom(resumeIntentAtom)
  const navigate = useNavigate()
  const [quote] = texts.quotes
  return (
    <div className={styles.page}>
      {quote && <LoginQuote line={quote.line} film={quote.film} />}
      <h1 className={styles.title}>{texts.signIn}</h1>
      {session.type === 'RegisteredUser' ? (
        <>
          <p className={styles.text}>{texts.alreadySignedIn(session.username)}</p>
          <LinkButton to="/">{texts.toHome}</LinkButton>
        </>
      ) : (
        <LoginForm
          onSignedIn={(name) => {
            notify({ kind: 'success', message: texts.welcomeBack(name) })
            resume()
            void navigate({ to: '/' })
          }}
        />
      )}
    </div>
  )
}
