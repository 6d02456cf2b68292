import type { ReactNode } from 'react'
import styles from './Screen.module.css'

type ScreenProps = { kicker: string; title: string; text: string; more?: string; children: ReactNode }

/** A page that has little to say, said on an empty screen in the light of the projector. */
export function Screen({ kicker, title, text, more, children }: ScreenProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <svg className={styles.picture} viewBox="0 0 320 180" aria-hidden="true">
        <path className={styles.beam} d="M20 128L150 20H300V120Z" />
        <path className={styles.canvas} d="M150 20H300V120H150Z" />
        <path
          className={styles.projector}
          strokeWidth={2}
          d="M4 118H24V140H4ZM24 124L34 120V138L24 134ZM10 140V164M18 140V164"
        />
        <path
          className={styles.seats}
          d="M140 180V158q14-12 28 0v22M176 180V158q14-12 28 0v22M212 180V158q14-12 28 0v22M248 180V158q14-12 28 0v22"
        />
      </svg>
      <p className={styles.kicker}>{kicker}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {more && <p className={styles.more}>{more}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
