import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Account } from '#contract/account.ts'
import { PASSWORD_LENGTH } from '#contract/signup.ts'
import { updateAccountAtom } from '../../atoms/account/account.ts'
import * as texts from '../../texts/account.ts'
import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './AccountView.module.css'
import { CurrentPassword } from './CurrentPassword.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useRequest } from './useRequest.ts'

const { password: words } = texts

/** The password; a new one ends all other sessions. */
export function PasswordRow({ account }: { account: Account }) {
  const update = useSetAtom(updateAccountAtom)
  const request = useRequest()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<string | null>(null)
  const faults = request.refusal?.fields ?? {}

  const save = async (typed: FormData) => {
    const next = { password: String(typed.get('password')), current_password: String(typed.get('current_password')) }
    if ((await request.run(() => update(next))) === null) return
    setResult(words.saved)
    setOpen(false)
  }

  return (
    <SettingRow
      title={words.title}
      value={words.rules(PASSWORD_LENGTH.min)}
      isOpen={isOpen}
      onToggle={() => {
        setOpen(!isOpen)
        setResult(null)
      }}
      result={result}
    >
      <AccountForm
        state={request}
        submit={words.save}
        submitting={words.saving}
        onSubmit={(typed) => void save(typed)}
        onEdit={request.forget}
        onCancel={() => setOpen(false)}
      >
        {/* Tells password managers whose password it is. */}
        <input hidden name="username" autoComplete="username" value={account.username} readOnly />
        <CurrentPassword label={words.current} name="current_password" error={faults.current_password} />
        <PasswordField
          label={words.next}
          name="password"
          autoComplete="new-password"
          maxLength={1000}
          hint={words.rules(PASSWORD_LENGTH.min)}
          error={faults.password}
          required
        />
        <p className={styles.note}>{words.warning}</p>
      </AccountForm>
    </SettingRow>
  )
}
