import styles from './LoadingDots.module.css'

type LoadingDotsProps = {
  label: string
  /**
   * The content being loaded needs more room than the dots: the place around them and the page's end are held for it.
   */
  holdsPlace?: boolean
}

/** Three animated dots while something is being loaded. The label names it to a screen reader. */
export function LoadingDots({ label, holdsPlace = false }: LoadingDotsProps) {
  return (
    <span className={styles.dots} role="status" aria-busy={holdsPlace || undefined}>
      <span className="visuallyHidden">{label}</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </span>
  )
}
