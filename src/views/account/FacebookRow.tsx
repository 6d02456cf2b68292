import { useSetAtom } from 'jotai'
import type { Account } from '#contract/account.ts'
import { updateAccountAtom } from '../../atoms/account/account.ts'
import { password, facebook as words } from '../../texts/account.ts'
import { AccountForm } from './AccountForm.tsx'
import styles from './AccountView.module.css'
import { CurrentPassword } from './CurrentPassword.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingRow } from './useSettingRow.ts'

/** The profile's login by Facebook, and the button to remove it. Nothing where that login is not offered. */
export function FacebookRow({ account }: { account: Account }) {
  const update = useSetAtom(updateAccountAtom)
  const { row, form, faults, save } = useSettingRow()
  const isLinked = account.facebook_linked === true
  // The outcome of the link is still said where the server knows nothing more of the network.
  if (account.facebook_linked === null && row.result === null) return null

  const end = (typed: FormData) => {
    const change = { facebook_linked: false as const, current_password: String(typed.get('current_password')) }
    return save(() => update(change), words.saved)
  }

  return (
    <SettingRow
      title={words.title}
      value={isLinked ? words.linked : words.unlinked}
      action={isLinked ? { label: words.open, what: words.openWhat } : null}
      {...row}
    >
      <AccountForm
        {...form}
        submit={words.save}
        submitting={words.saving}
        variant="danger"
        onSubmit={(typed) => void end(typed)}
      >
        <CurrentPassword label={password.current} name="current_password" error={faults.current_password} />
        <p className={styles.note}>{words.warning}</p>
      </AccountForm>
    </SettingRow>
  )
}
