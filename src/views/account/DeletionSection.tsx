import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import type { Account } from '#contract/account.ts'
import { deleteAccountAtom } from '../../atoms/account/leaving.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { deletion as words } from '../../texts/account.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './AccountView.module.css'
import { CurrentPassword } from './CurrentPassword.tsx'
import { useRequest } from './useRequest.ts'

/** The way out for good: what it means, the password, and a last question. */
export function DeletionSection({ account }: { account: Account }) {
  const confirm = useSetAtom(confirmAtom)
  const deleteAccount = useSetAtom(deleteAccountAtom)
  const navigate = useNavigate()
  const request = useRequest()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [isOpen])

  const go = async (typed: FormData) => {
    const isSure = await confirm({
      title: words.confirmTitle,
      text: words.confirmText(account.username),
      confirm: words.confirm,
      dismiss: words.dismiss,
    })
    if (!isSure) return
    // The page is replaced in the history: "back" must not lead to a deleted account.
    const away = () => navigate({ to: '/hinweis/$name', params: { name: 'konto-geloescht' }, replace: true })
    await request.run(() => deleteAccount(String(typed.get('password')), away))
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {isOpen ? (
        <div ref={form}>
          <ul className={styles.consequences}>
            {words.consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          <p className={styles.note}>{words.takeFirst}</p>
          <AccountForm
            state={request}
            submit={words.go}
            submitting={words.going}
            variant="danger"
            onSubmit={(typed) => void go(typed)}
            onEdit={request.forget}
            onCancel={() => setOpen(false)}
          >
            <input hidden name="username" autoComplete="username" value={account.username} readOnly />
            <CurrentPassword label={words.password} name="password" error={request.refusal?.fields.password} />
          </AccountForm>
        </div>
      ) : (
        <Button variant="danger" aria-expanded={false} onClick={() => setOpen(true)}>
          <Icon name="trash" size="small" />
          {words.open}
        </Button>
      )}
    </section>
  )
}
