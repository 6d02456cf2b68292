import { useSetAtom } from 'jotai'
import type { Account } from '#contract/account.ts'
import { updateAccountAtom } from '../../atoms/account/account.ts'
import { refusedAt } from '../../atoms/core/outcome.ts'
import * as texts from '../../texts/account.ts'
import { Field } from '../../ui/kit/Field.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './AccountView.module.css'
import { CurrentPassword } from './CurrentPassword.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingRow } from './useSettingRow.ts'

const { email: words, password } = texts

/** The address; a new one holds once the mailed link was followed, and until then the old one. */
export function EmailRow({ account }: { account: Account }) {
  const update = useSetAtom(updateAccountAtom)
  const { row, form, faults, refuse, save } = useSettingRow()

  const change = async (typed: FormData) => {
    const email = String(typed.get('email')).trim()
    if (email.toLowerCase() === account.email.toLowerCase()) {
      refuse(refusedAt('email', words.same))
      return
    }
    await save(() => update({ email, current_password: String(typed.get('current_password')) }), words.sent(email))
  }

  return (
    <SettingRow
      title={words.title}
      value={account.email}
      {...row}
      note={
        row.result === null &&
        account.pending_email !== null && <p className={styles.pending}>{words.pending(account.pending_email)}</p>
      }
    >
      <AccountForm {...form} submit={words.save} submitting={words.saving} onSubmit={(typed) => void change(typed)}>
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
