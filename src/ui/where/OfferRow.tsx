import type { ReactNode } from 'react'
import { Icon } from '../kit/Icon.tsx'
import styles from './OfferRow.module.css'

type OfferRowProps = {
  /** Who shows or sells it, or when it is on. */
  name: string
  details: string
  /** What is urgent or to come. */
  note?: string | null
  /** Leads to the provider, in a new tab. */
  url?: string | null
  badge?: ReactNode
}

/** One way to see a title; with an address a link that leaves the site. */
export function OfferRow({ name, details, note, url, badge }: OfferRowProps) {
  const content = (
    <>
      <span className={styles.text}>
        <b>{name}</b>
        <span className={styles.details}>{details}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {badge}
    </>
  )
  if (!url) return <div className={styles.row}>{content}</div>
  return (
    <a className={styles.row} href={url} target="_blank" rel="nofollow noopener">
      {content}
      <Icon name="external" size="small" />
    </a>
  )
}
