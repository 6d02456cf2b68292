import { useSetAtom } from 'jotai'
import { type SubmitEvent, useState } from 'react'
import { type RecoveryOutcome, requestPasswordAtom } from '../../atoms/login/recovery.ts'
import { tooFast } from '../../texts/common.ts'
import * as texts from '../../texts/login.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import styles from './LoginForm.module.css'

type RecoverFormProps = {
  /** The first value of the field: the username that was typed in the login. */
  user: string
  onMailed: () => void
  onBack: () => void
}

/** Requests a link to a new password (B3). The typed text stays after a refusal; editing removes the error. */
export function RecoverForm({ user, onMailed, onBack }: RecoverFormProps) {
  const request = useSetAtom(requestPasswordAtom)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Exclude<RecoveryOutcome, 'mailed'> | null>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = String(new FormData(event.currentTarget).get('user'))
    setBusy(true)
    setFailure(null)
    const outcome = await request(typed)
    setBusy(false)
    if (outcome === 'mailed') onMailed()
    else setFailure(outcome)
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} onInput={() => setFailure(null)}>
      <p className={styles.intro}>{texts.recoverIntro}</p>
      {failure && <ErrorStrip message={failureTexts[failure]} />}
      <Field
        label={texts.usernameOrEmail}
        name="user"
        defaultValue={user}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
        aria-invalid={failure === 'unknown' || undefined}
        data-first=""
      />
      <div className={styles.submit}>
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? texts.requestingLink : texts.requestLink}
        </Button>
      </div>
      <div className={styles.ways} data-alone="">
        <Button variant="text" onClick={onBack}>
          {texts.backToLogin}
        </Button>
      </div>
    </form>
  )
}

const failureTexts = { unknown: texts.recoveryUnknown, tooFast, unreachable: texts.unreachable } as const
