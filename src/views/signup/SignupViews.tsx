import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../atoms/core/session.ts'
import * as texts from '../../texts/signup.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { ActivationPanel } from './ActivationPanel.tsx'
import { SignupDone } from './SignupDone.tsx'
import { SignupPanel } from './SignupPanel.tsx'
import styles from './SignupViews.module.css'

/** The registration as a page of its own, the first of two (B5). */
export function SignupView() {
  const navigate = useNavigate()
  const session = useAtomValue(sessionAtom)
  if (session.type === 'RegisteredUser') {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.signupTitle}</h1>
        <p className={styles.text}>{texts.alreadyMember(session.username)}</p>
        <LinkButton to="/">{texts.toHome}</LinkButton>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <SignupPanel heading="h1" onDone={() => void navigate({ to: '/registrieren/erfolg', replace: true })} />
      <div className={styles.back}>
        <LinkButton to="/anmelden" variant="text" wide>
          {texts.backToLogin}
        </LinkButton>
      </div>
    </div>
  )
}

/** The second: a mail is on its way. */
export function SignupDoneView() {
  return (
    <div className={styles.page}>
      <SignupDone heading="h1">
        <LinkButton to="/">{texts.toHome}</LinkButton>
      </SignupDone>
    </div>
  )
}

const activationRoute = getRouteApi('/aktivieren/$token')

/** Where the mail's link leads. */
export function ActivationView() {
  const { token } = activationRoute.useParams()
  return (
    <div className={styles.page}>
      <ActivationPanel token={token} />
    </div>
  )
}
