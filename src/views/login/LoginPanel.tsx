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
  /** What stands above the form; one that is chosen here if there is none. A page that the server renders names it. */
  quote?: Quote
  /** Where it goes on afterwards; without it, what the visitor meant to do does. */
  redirectTo?: string | undefined
  /** Why somebody has to sign in just now. */
  reason?: { id: string; text: string } | undefined
  /** The sub-view it begins with. */
  start?: 'login' | 'recover' | undefined
  /** Who is expected to sign in. */
  username?: string | undefined
  /** Somebody would rather register; without it a link leads to the page for that. */
  onRegister?: () => void
  /** Hears of the sign-in where it does not go on to a given address. */
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
