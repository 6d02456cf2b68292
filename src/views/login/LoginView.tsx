import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { toLocalPath } from '../../atoms/localPath.ts'
import { sessionAtom } from '../../atoms/session.ts'
import * as texts from '../../texts/login.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { LoginQuote } from './LoginQuote.tsx'
import styles from './LoginView.module.css'
import { Redirecting } from './Redirecting.tsx'
import { useSignedIn } from './useSignedIn.ts'

const route = getRouteApi('/anmelden')

/** The login as a page of its own. It always goes on to another: the one that was asked for, or the front page. */
export function LoginView() {
  const { weiter } = route.useSearch()
  const navigate = useNavigate()
  const session = useAtomValue(sessionAtom)
  const { isRedirecting, onSignedIn } = useSignedIn(weiter)
  const [quote] = texts.quotes
  return (
    <div className={styles.page}>
      {quote && <LoginQuote line={quote.line} film={quote.film} />}
      <h1 className={styles.title}>{texts.signIn}</h1>
      {isRedirecting ? (
        <Redirecting />
      ) : session.type === 'RegisteredUser' ? (
        <>
          <p className={styles.text}>{texts.alreadySignedIn(session.username)}</p>
          <LinkButton to="/">{texts.toHome}</LinkButton>
        </>
      ) : (
        <LoginForm
          onSignedIn={(name, isNew) => {
            onSignedIn(name, isNew)
            if (toLocalPath(weiter) === null) void navigate({ to: '/' })
          }}
        />
      )}
    </div>
  )
}
