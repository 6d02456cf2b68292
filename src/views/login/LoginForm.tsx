import { useAtomValue, useSetAtom } from 'jotai'
import { type SubmitEvent, useEffect } from 'react'
import { forgetLoginErrorAtom, sessionRequestAtom } from '../../atoms/core/session.ts'
import { useSocialLogin } from '../../atoms/login/useSocialLogin.ts'
import * as texts from '../../texts/login.ts'
import { CaptchaField } from '../../ui/captcha/CaptchaField.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import { SocialLogin } from '../../ui/social/SocialLogin.tsx'
import styles from './LoginForm.module.css'
import { toMessage } from './toMessage.ts'
import { useLogin } from './useLogin.ts'

type LoginFormProps = {
  username: string
  onUsername: (username: string) => void
  /** `isNew`: the social network's member has just got a profile. */
  onSignedIn: (name: string, isNew: boolean) => void
  onForgot: () => void
  /** Without it a link leads to the page for that. */
  onRegister?: (() => void) | undefined
}

/**
 * Name and password, and the social network where there is one. The typed text stays when the server refuses; editing
 * removes the error.
 */
export function LoginForm({ username, onUsername, onSignedIn, onForgot, onRegister }: LoginFormProps) {
  const request = useAtomValue(sessionRequestAtom)
  const forgetError = useSetAtom(forgetLoginErrorAtom)
  const { login, isBusy, captcha } = useLogin(onSignedIn)
  const social = useSocialLogin(onSignedIn)
  useEffect(() => forgetError, [forgetError])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void login(event.currentTarget)
  }

  return (
    <>
      {social && <SocialLogin {...social} />}
      <form method="post" onSubmit={submit} onInput={() => forgetError()}>
        {request.state === 'errored' && <ErrorStrip message={toMessage(request.failure)} />}
        <Field
          label={texts.username}
          name="username"
          defaultValue={username}
          onInput={({ currentTarget }) => onUsername(currentTarget.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
          data-first=""
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          required
        />
        {captcha && <CaptchaField {...captcha} />}
        <div className={styles.submit}>
          <Button type="submit" wide busy={isBusy}>
            {isBusy ? texts.signingIn : texts.signIn}
          </Button>
        </div>
        <div className={styles.ways}>
          {onRegister ? (
            <Button variant="text" onClick={onRegister}>
              {texts.register}
            </Button>
          ) : (
            <LinkButton to="/registrieren" variant="text">
              {texts.register}
            </LinkButton>
          )}
          <Button variant="text" onClick={onForgot}>
            {texts.forgotPassword}
          </Button>
        </div>
      </form>
    </>
  )
}
