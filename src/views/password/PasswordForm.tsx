import { useSetAtom } from 'jotai'
import { type SubmitEvent, useRef, useState } from 'react'
import { PASSWORD_LENGTH } from '#contract/signup.ts'
import { type PasswordOutcome, setPasswordAtom } from '../../atoms/login/recovery.ts'
import * as texts from '../../texts/password.ts'
import { problemTexts } from '../../texts/problems.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import styles from './PasswordView.module.css'

type PasswordFormProps = { token: string; onSet: (username: string) => void; onLinkOver: () => void }

/** One field for the new password. The typed text stays until the server has accepted it. */
export function PasswordForm({ token, onSet, onLinkOver }: PasswordFormProps) {
  const setPassword = useSetAtom(setPasswordAtom)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Extract<PasswordOutcome, { kind: 'refused' | 'failed' }> | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const refuse = (reason: NonNullable<typeof failure>) => {
    setFailure(reason)
    form.current?.querySelector<HTMLElement>('input[name="password"]')?.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const password = String(new FormData(event.currentTarget).get('password'))
    if (password.length < PASSWORD_LENGTH.min) {
      return refuse({ kind: 'refused', message: texts.tooShort(PASSWORD_LENGTH.min) })
    }
    setBusy(true)
    setFailure(null)
    const outcome = await setPassword({ token, password })
    setBusy(false)
    switch (outcome.kind) {
      case 'set':
        return onSet(outcome.username)
      case 'linkOver':
        return onLinkOver()
      case 'refused':
      case 'failed':
        return refuse(outcome)
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.intro}>{texts.passwordIntro}</p>
      {failure?.kind === 'failed' && <ErrorStrip message={problemTexts[failure.problem]} />}
      <PasswordField
        label={texts.newPassword}
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.max}
        required
        hint={failure?.kind === 'refused' ? undefined : texts.lengthHint(PASSWORD_LENGTH.min)}
        error={failure?.kind === 'refused' ? (failure.message ?? problemTexts.invalid) : undefined}
        onInput={() => setFailure(null)}
      />
      <div className={styles.submit}>
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? texts.savingPassword : texts.savePassword}
        </Button>
      </div>
    </form>
  )
}
