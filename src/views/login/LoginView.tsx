import { getRouteApi, useHydrated, useNavigate, useRouterState } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { sessionAtom } from '../../atoms/core/session.ts'
import { areFirstStepsAheadAtom } from '../../atoms/firstSteps/firstStepsOffer.ts'
import { flashMessages } from '../../texts/flash.ts'
import * as texts from '../../texts/login.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { LoginQuote } from './LoginQuote.tsx'
import styles from './LoginView.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** To `/anmelden`: what it begins with, in the history's entry alone. */
    login?: { start: 'recover' } | { newPasswordOf: string }
  }
}

const route = getRouteApi('/anmelden')

/**
 * The login as a page of its own. It always goes on to another: the one that was asked for, a new member's first steps,
 * or the front page.
 */
export function LoginView() {
  const { weiter } = route.useSearch()
  const { quote } = route.useLoaderData()
  const navigate = useNavigate()
  const areAhead = useSetAtom(areFirstStepsAheadAtom)
  const session = useAtomValue(sessionAtom)
  // The server knows nothing of the history's entry.
  const isHydrated = useHydrated()
  const arrival = useRouterState({ select: ({ location }) => location.state.login })
  const sent = isHydrated ? arrival : undefined
  const newPasswordOf = sent && 'newPasswordOf' in sent ? sent.newPasswordOf : undefined
  // After a sign-in here, the form stays until the navigation is done.
  const [wasMember] = useState(session.type === 'RegisteredUser')
  return (
    <div className={styles.page}>
      {wasMember && session.type === 'RegisteredUser' ? (
        <>
          <LoginQuote line={quote.line} film={quote.film} />
          <h1 className={styles.title}>{texts.signIn}</h1>
          <p className={styles.text}>{texts.alreadySignedIn(session.username)}</p>
          <LinkButton to="/">{texts.toHome}</LinkButton>
        </>
      ) : (
        <>
          {newPasswordOf !== undefined && (
            <p className={styles.news} role="status">
              {flashMessages['passwort-geaendert']}
            </p>
          )}
          <LoginPanel
            key={sent ? 'sent' : 'plain'}
            place="page"
            quote={quote}
            redirectTo={weiter}
            start={sent && 'start' in sent ? sent.start : undefined}
            username={newPasswordOf}
            onSignedIn={() => void navigate({ to: areAhead() ? '/erste-schritte' : '/' })}
          />
        </>
      )}
    </div>
  )
}
