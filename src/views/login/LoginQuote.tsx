import { quoted } from '../../texts/login.ts'
import styles from './LoginQuote.module.css'

type LoginQuoteProps = {
  line: string
  film: string
  /** Fills the dialog's upper edge. */
  bleed?: boolean
}

/** A line from a film on the screen of a dark hall. */
export function LoginQuote({ line, film, bleed = false }: LoginQuoteProps) {
  return (
    <figure className={styles.quote} data-scheme="dark" data-bleed={bleed}>
      <svg className={styles.hall} viewBox="0 0 400 40" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path className={styles.row} d={toHeads(14, 26, 9)} />
        <path className={styles.front} d={toHeads(0, 40, 12)} />
      </svg>
      <blockquote className={styles.line}>{quoted(line)}</blockquote>
      <figcaption className={styles.film}>{film}</figcaption>
    </figure>
  )
}

/** A row of heads from behind, as a path: from `left`, standing on `bottom`, each as wide as twice `radius`. */
function toHeads(left: number, bottom: number, radius: number): string {
  const step = radius * 3.4
  return Array.from({ length: Math.ceil(400 / step) }, (_, index) => {
    const x = left + index * step
    return `M${x} ${bottom + 30}v-30q0-${radius} ${radius * 0.6}-${radius}a${radius} ${radius} 0 1 1 ${radius * 1.2} 0q${radius * 0.6} 0 ${radius * 0.6} ${radius}v30Z`
  }).join('')
}
