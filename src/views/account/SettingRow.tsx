import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as texts from '../../texts/account.ts'
import { Button } from '../../ui/Button.tsx'
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
  /** What became of the last change, said once to a screen reader too. */
  result?: string | null
  /** Stands below, whether it is open or not. */
  note?: ReactNode
  /** The form, while it is open. */
  children: ReactNode
}

/** One thing of the account: how it stands, and a button that opens its form below. */
export function SettingRow({ title, value, picture, isOpen, onToggle, result, note, children }: SettingRowProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // Into the form as it opens; back to where it was opened once it is gone.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) panel.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    else row.current?.querySelector('button')?.focus()
  }, [isOpen])
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <div ref={row} className={styles.row}>
        {picture}
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.value}>{value}</p>
        </div>
        <Button variant="ghost" aria-label={texts.changeWhat(title)} aria-expanded={isOpen} onClick={onToggle}>
          {texts.change}
        </Button>
      </div>
      {note}
      <p role="status" className={styles.result}>
        {result}
      </p>
      {isOpen && <div ref={panel}>{children}</div>}
    </section>
  )
}
