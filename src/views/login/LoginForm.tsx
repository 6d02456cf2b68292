import { useAtomValue, useSetAtom } from 'jotai'
import { type SubmitEvent, useEffect } from 'react'
import { loginAtom } from '../../atoms/login.ts'
import { forgetLoginErrorAtom, type LoginFailure, sessionRequestAtom } from '../../atoms/session.ts'
import { useSocialLogin } from '../../atoms/useSocialLogin.ts'
import { genericError } from '../../texts/common.ts'
import * as texts from '../../texts/login.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorStrip } from '../../ui/ErrorStrip.tsx'
import { Field } from '../../ui/Field.tsx'
import { SocialLogin } from '../../ui/social/SocialLogin.tsx'
import styles from './LoginForm.module.css'

/**
 * Name and password, and the social network where there is one. What was typed stays when the server refuses; editing
 * takes the error away.
 */
export function LoginForm({ onSignedIn }: { onSignedIn: (name: string, isNew: boolean) => void }) {
  const social = useSocialLogin(onSignedIn)
  const login = useSetAtom(loginAtom)
  const request = useAtomValue(sessionRequestAtom)
  const forgetError = useSetAtom(forgetLoginErrorAtom)
  const busy = request.state === 'started'
  useEffect(() => forgetError, [forgetError])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    const outcome = await login({ username: String(typed.get('username')), password: String(typed.get('password')) })
    if (outcome.kind === 'signedIn') onSignedIn(outcome.name, false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} onInput={() => forgetError()}>
      {social && <SocialLogin {...social} />}
      {request.state === 'errored' && <ErrorStrip message={toMessage(request.failure)} />}
      <Field
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      <Field
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={1000}
        required
      />
      <div className={styles.submit}>
        <Button type="submit" wide busy={busy}>
          {busy ? texts.signingIn : texts.signIn}
        </Button>
      </div>
      <p className={styles.note}>{texts.registrationSoon}</p>
    </form>
  )
}

function toMessage(failure: LoginFailure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.message ?? genericError
    case 'tooFast':
      return texts.loginTooFast
    case 'unreachable':
      return texts.unreachable
  }
}
