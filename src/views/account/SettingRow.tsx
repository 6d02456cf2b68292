import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as texts from '../../texts/account.ts'
import { Button } from '../../ui/kit/Button.tsx'
import styles from './SettingRow.module.css'

type SettingRowProps = {
  /** What is set: `E-Mail`. */
  title: string
  /** How it stands. */
  value: string
  /** Before the words. */
  picture?: ReactNode
  isOpen: boolean
  onToggle: () => void
  /** Words of its button, where "Ändern" does not fit; null where there is nothing to change. */
  action?: { label: string; what: string } | null
  /** What became of the last change, said once to a screen reader too. */
  result?: string | null
  /** Stands below, whether it is open or not. */
  note?: ReactNode
  /** The form, while it is open. */
  children: ReactNode
}

/** One thing of the account: how it stands, and a button that opens its form below. */
export function SettingRow(props: SettingRowProps) {
  const { title, value, picture, isOpen, onToggle, result, note, children } = props
  const { action = { label: texts.change, what: texts.changeWhat(title) } } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // Into the form as it opens; back to where it was opened once it is gone.
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
