import { useSetAtom } from 'jotai'
import type { Account } from '#contract/account.ts'
import { PASSWORD_LENGTH } from '#contract/signup.ts'
import { updateAccountAtom } from '../../atoms/account/account.ts'
import * as texts from '../../texts/account.ts'
import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './AccountView.module.css'
import { CurrentPassword } from './CurrentPassword.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingRow } from './useSettingRow.ts'

const { password: words } = texts

/** The password; a new one ends all other sessions. */
export function PasswordRow({ account }: { account: Account }) {
  const update = useSetAtom(updateAccountAtom)
  const { row, form, faults, save } = useSettingRow()

  const change = (typed: FormData) => {
    const next = { password: String(typed.get('password')), current_password: String(typed.get('current_password')) }
    return save(() => update(next), words.saved)
  }

  return (
    <SettingRow title={words.title} value={words.rules(PASSWORD_LENGTH.min)} {...row}>
      <AccountForm {...form} submit={words.save} submitting={words.saving} onSubmit={(typed) => void change(typed)}>
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
