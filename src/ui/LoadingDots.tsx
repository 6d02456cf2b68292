import styles from './LoadingDots.module.css'

/** Three dots that take turns while something is on its way. The label says what, to a screen reader. */
export function LoadingDots({ label }: { label: string }) {
  return (
    <span className={styles.dots} role="status">
      <span className="visuallyHidden">{label}</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </span>
  )
}
