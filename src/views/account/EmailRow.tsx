import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Account } from '#contract/account.ts'
import { updateAccountAtom } from '../../atoms/account/account.ts'
import { refusedAt } from '../../atoms/core/outcome.ts'
import * as texts from '../../texts/account.ts'
import { Field } from '../../ui/kit/Field.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './AccountView.module.css'
import { CurrentPassword } from './CurrentPassword.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useRequest } from './useRequest.ts'

const { email: words, password } = texts

/** The address; a new one holds once the mailed link was followed, and until then the old one. */
export function EmailRow({ account }: { account: Account }) {
  const update = useSetAtom(updateAccountAtom)
  const request = useRequest()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<string | null>(null)
  const faults = request.refusal?.fields ?? {}

  const save = async (typed: FormData) => {
    const email = String(typed.get('email')).trim()
    if (email.toLowerCase() === account.email.toLowerCase()) {
      request.refuse(refusedAt('email', words.same))
      return
    }
    const saved = await request.run(() => update({ email, current_password: String(typed.get('current_password')) }))
    if (saved === null) return
    setResult(words.sent(email))
    setOpen(false)
  }

  return (
    <SettingRow
      title={words.title}
      value={account.email}
      isOpen={isOpen}
      onToggle={() => {
        setOpen(!isOpen)
        setResult(null)
      }}
      result={result}
      note={
        result === null &&
        account.pending_email !== null && <p className={styles.pending}>{words.pending(account.pending_email)}</p>
      }
    >
      <AccountForm
        state={request}
        submit={words.save}
        submitting={words.saving}
        onSubmit={(typed) => void save(typed)}
        onEdit={request.forget}
        onCancel={() => setOpen(false)}
      >
        <Field
          label={words.label}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          error={faults.email}
          required
        />
        <CurrentPassword label={password.current} name="current_password" error={faults.current_password} />
      </AccountForm>
    </SettingRow>
  )
}
