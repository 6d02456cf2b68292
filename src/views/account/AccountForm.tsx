import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { cancel } from '../../texts/account.ts'
import { Button } from '../../ui/kit/Button.tsx'
import styles from './AccountForm.module.css'
import { ProblemStrip } from './ProblemStrip.tsx'
import type { RequestState } from './useRequest.ts'

type AccountFormProps = {
  state: RequestState
  submit: string
  submitting: string
  variant?: 'primary' | 'danger'
  /** Called with the typed values. They stay in the fields after success and failure alike. */
  onSubmit: (typed: FormData) => void
  /** Called when the field of this name is edited. */
  onEdit: (field: string) => void
  onCancel: () => void
  children: ReactNode
}

/** A form of the account: its fields, what went wrong, and its two ways out. The first faulty field gets the focus. */
export function AccountForm({
  state,
  submit,
  submitting,
  variant,
  onSubmit,
  onEdit,
  onCancel,
  children,
}: AccountFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const { busy, refusal } = state
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={send}
      onInput={({ target }) => onEdit((target as HTMLInputElement).name)}
    >
      {children}
      <ProblemStrip refusal={refusal} />
      <div className={styles.actions}>
        <Button type="submit" variant={variant ?? 'primary'} busy={busy}>
          {busy ? submitting : submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
