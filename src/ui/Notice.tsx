import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Notice.module.css'

const iconOf = { empty: 'bookmark', unfound: 'search', error: 'retry', offline: 'offline' } as const

type NoticeProps = {
  kind: keyof typeof iconOf
  /** In place of the kind's own sign. */
  icon?: IconName
  title: string
  text: string
  /** What one can do about it. */
  action?: ReactNode
}

/** Stands where content would: nothing there, an error with its way out, or not on this device. */
export function Notice({ kind, icon = iconOf[kind], title, text, action }: NoticeProps) {
  return (
    <section className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={icon} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
