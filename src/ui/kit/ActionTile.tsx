import type { ComponentProps, ReactNode } from 'react'
import styles from './ActionTile.module.css'

type ActionTileProps = {
  /** Stands on the tile before the words. */
  sign: ReactNode
  /** A row of its own in a grid of two columns: for the last of an odd number. */
  wide?: boolean
  children: ReactNode
} & (
  | Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'download'>
  | { onClick: () => void; 'aria-pressed'?: boolean }
)

/** One of several ways on that have equal rank, such as those of a dialog. A link by its address, else a button. */
export function ActionTile({ sign, wide = false, children, ...way }: ActionTileProps) {
  const look = { className: styles.action, 'data-wide': wide || undefined }
  const inner = (
    <>
      <span className={styles.tile}>{sign}</span>
      <span className={styles.words}>{children}</span>
    </>
  )
  return 'onClick' in way ? (
    <button type="button" {...way} {...look}>
      {inner}
    </button>
  ) : (
    <a {...way} {...look}>
      {inner}
    </a>
  )
}
