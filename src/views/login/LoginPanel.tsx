import { useEffect, useRef, useState } from 'react'
import { pickQuote, type Quote } from '../../texts/login.ts'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPanel.module.css'
import { LoginQuote } from './LoginQuote.tsx'
import { LoginTitle } from './LoginTitle.tsx'
import { Recovered } from './Recovered.tsx'
import { RecoverForm } from './RecoverForm.tsx'
import { Redirecting } from './Redirecting.tsx'
import { useSignedIn } from './useSignedIn.ts'

type LoginPanelProps = {
  place: 'page' | 'overlay' | 'menu'
  /** The quote above the form; without it, one is chosen here. A page that the server renders names it. */
  quote?: Quote
  /** The address after the sign-in; without it, the visitor's intent goes on. */
  redirectTo?: string | undefined
  /** The reason for the sign-in. */
  reason?: { id: string; text: string } | undefined
  /** The sub-view that is shown first. */
  start?: 'login' | 'recover' | undefined
  /** The username of the member who is expected to sign in. */
  username?: string | undefined
  /** Called when the visitor chooses to register; without it a link leads to the page for that. */
  onRegister?: () => void
  /** Called after the sign-in where it does not go on to a given address. */
  onSignedIn?: () => void
}

/** The login with its three sub-views (PRODUCT B1), on its page, in the overlay and in the visitor's menu. */
export function LoginPanel(props: LoginPanelProps) {
  const { place, redirectTo, onRegister } = props
  const { isRedirecting, onSignedIn } = useSignedIn(redirectTo, props.onSignedIn)
  const [view, setView] = useState<'login' | 'recover' | 'recovered'>(props.start ?? 'login')
  const [username, setUsername] = useState(props.username ?? '')
  const [quote] = useState(() => props.quote ?? pickQuote(Math.random()))
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [view])
  const toLogin = () => setView('login')

  return (
    <div ref={ref} className={styles.panel} data-place={place}>
      <LoginQuote line={quote.line} film={quote.film} bleed={place !== 'page'} />
      <LoginTitle place={place} view={view} />
      {props.reason && view === 'login' && (
        <p id={props.reason.id} className={styles.reason}>
          {props.reason.text}
        </p>
      )}
      {isRedirecting && <Redirecting />}
      {!isRedirecting && view === 'login' && (
        <LoginForm
          username={username}
          onUsername={setUsername}
          onSignedIn={onSignedIn}
          onForgot={() => setView('recover')}
          onRegister={onRegister}
        />
      )}
      {view === 'recover' && <RecoverForm user={username} onMailed={() => setView('recovered')} onBack={toLogin} />}
      {view === 'recovered' && <Recovered onBack={toLogin} />}
    </div>
  )
}
