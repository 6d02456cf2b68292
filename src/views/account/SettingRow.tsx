import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as texts from '../../texts/account.ts'
import { Button } from '../../ui/kit/Button.tsx'
import styles from './SettingRow.module.css'

type SettingRowProps = {
  /** The name of the setting: `E-Mail`. */
  title: string
  /** The current value. */
  value: string
  /** Shown before the words. */
  picture?: ReactNode
  isOpen: boolean
  onToggle: () => void
  /** Words of its button, where "Ändern" does not fit; null where there is nothing to change. */
  action?: { label: string; what: string } | null
  /** The result of the last change, announced once to a screen reader too. */
  result?: string | null
  /** Shown below, whether the row is open or not. */
  note?: ReactNode
  /** The form, while it is open. */
  children: ReactNode
}

/** One setting of the account: its value, and a button that opens its form below. */
export function SettingRow(props: SettingRowProps) {
  const { title, value, picture, isOpen, onToggle, result, note, children } = props
  const { action = { label: texts.change, what: texts.changeWhat(title) } } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // The focus moves into the form as it opens, and back to the button once it is closed.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) panel.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    else (row.current?.querySelector('button') ?? row.current)?.focus()
  }, [isOpen])
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <div ref={row} className={styles.row} tabIndex={action ? undefined : -1}>
        {picture}
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.value}>{value}</p>
        </div>
        {action && (
          <Button variant="ghost" aria-label={action.what} aria-expanded={isOpen} onClick={onToggle}>
            {action.label}
          </Button>
        )}
      </div>
      {note}
      <p role="status" className={styles.result}>
        {result}
      </p>
      {isOpen && <div ref={panel}>{children}</div>}
    </section>
  )
}
