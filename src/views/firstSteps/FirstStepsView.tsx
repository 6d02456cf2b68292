import { useHydrated } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import * as texts from '../../texts/firstSteps.ts'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { FirstStepsBody } from './FirstStepsBody.tsx'
import styles from './FirstStepsView.module.css'
import type { RatingParts } from './ratingParts.ts'

/** "Erste Schritte": what sets a new account up, in three steps. How far it is only the device knows. */
export function FirstStepsView(parts: RatingParts) {
  const session = useAtomValue(sessionAtom)
  const open = useSetAtom(modalAtom)
  const isHydrated = useHydrated()
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {session.type !== 'RegisteredUser' ? (
        <SignInForm text={texts.visitor} back="/erste-schritte" onSignIn={() => open({ type: 'login' })} />
      ) : (
        <>
          <p className={styles.lead}>{texts.lead(session.username)}</p>
          {isHydrated ? <FirstStepsBody key={session.id} {...parts} /> : <LoadingDots label={texts.loading} />}
        </>
      )}
    </div>
  )
}
