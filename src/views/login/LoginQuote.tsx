import { quoted } from '../../texts/login.ts'
import styles from './LoginQuote.module.css'

type LoginQuoteProps = {
  line: string
  film: string
  /** Fills the dialog's upper edge. */
  bleed?: boolean
}

/** A line from a film on a screen in the dark. */
export function LoginQuote({ line, film, bleed = false }: LoginQuoteProps) {
  return (
    <figure className={styles.quote} data-bleed={bleed}>
      <svg className={styles.hall} viewBox="0 0 400 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path className={styles.light} d="M120 0H280L330 92H70Z" />
        <path className={styles.row} d="M0 150V118q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V150Z" />
        <path className={styles.front} d="M-20 150V136q24-18 48 0t48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0V150Z" />
      </svg>
      <blockquote className={styles.line}>{quoted(line)}</blockquote>
      <figcaption className={styles.film}>{film}</figcaption>
    </figure>
  )
}
