import styles from './LoadingDots.module.css'

type LoadingDotsProps = {
  label: string
  /** What is on its way takes more room than the dots: the place around it and the page's end wait for it. */
  holdsPlace?: boolean
}

/** Three dots that take turns while something is on its way. The label says what, to a screen reader. */
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
