import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Account } from '#contract/account.ts'
import { updateAccountAtom } from '../../atoms/account/account.ts'
import { password, facebook as words } from '../../texts/account.ts'
import { AccountForm } from './AccountForm.tsx'
import styles from './AccountView.module.css'
import { CurrentPassword } from './CurrentPassword.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useRequest } from './useRequest.ts'

/** The profile's login by Facebook, and the button to remove it. Nothing where that login is not offered. */
export function FacebookRow({ account }: { account: Account }) {
  const update = useSetAtom(updateAccountAtom)
  const request = useRequest()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<string | null>(null)
  const isLinked = account.facebook_linked === true
  // The outcome of the link is still said where the server knows nothing more of the network.
  if (account.facebook_linked === null && result === null) return null

  const end = async (typed: FormData) => {
    const change = { facebook_linked: false as const, current_password: String(typed.get('current_password')) }
    if ((await request.run(() => update(change))) === null) return
    setResult(words.saved)
    setOpen(false)
  }

  return (
    <SettingRow
      title={words.title}
      value={isLinked ? words.linked : words.unlinked}
      action={isLinked ? { label: words.open, what: words.openWhat } : null}
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
        variant="danger"
        onSubmit={(typed) => void end(typed)}
        onEdit={request.forget}
        onCancel={() => setOpen(false)}
      >
        <CurrentPassword
          label={password.current}
          name="current_password"
          error={request.refusal?.fields.current_password}
        />
        <p className={styles.note}>{words.warning}</p>
      </AccountForm>
    </SettingRow>
  )
}
