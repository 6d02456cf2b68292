import type { ReactNode } from 'react'
import { Icon } from '../kit/Icon.tsx'
import styles from './OfferRow.module.css'

type OfferRowProps = {
  /** The provider, or the time of a broadcast. */
  name: string
  details: string
  /** A note on an offer that ends soon or is still to come, or on a broadcast that is on air. */
  note?: string | null
  /** The provider's address, which opens in a new tab. */
  url?: string | null
  badge?: ReactNode
  /** Buttons beside the row, which may itself be a link. */
  actions?: ReactNode
}

/** One consumption of a title; with an address a link that leaves the site. */
export function OfferRow({ actions, ...row }: OfferRowProps) {
  if (!actions) return <Row {...row} />
  return (
    <div className={styles.beside}>
      <Row {...row} />
      {actions}
    </div>
  )
}

function Row({ name, details, note, url, badge }: Omit<OfferRowProps, 'actions'>) {
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
