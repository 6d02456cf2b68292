import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Notice.module.css'

const iconOf = { empty: 'bookmark', unfound: 'search', error: 'retry', offline: 'offline' } as const

type NoticeProps = {
  kind: keyof typeof iconOf
  /** In place of the kind's own icon. */
  icon?: IconName
  title: string
  text: string
  /** The only content of a page, which has no other main heading. */
  isPage?: boolean
  /** The action that the notice offers. */
  action?: ReactNode
}

/** The notice in the place of content: empty, an error with a way out, or not on this device. */
export function Notice({ kind, icon = iconOf[kind], title, text, isPage = false, action }: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={icon} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
