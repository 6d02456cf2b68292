import styles from './ProgressLine.module.css'

type ProgressLineProps = {
  label: string
  /** Both absent: the progress is not known yet. */
  value?: number | undefined
  max?: number | undefined
  children: string
}

/** A bar with words beside it, for work of which the parts are counted. */
export function ProgressLine({ label, value, max, children }: ProgressLineProps) {
  return (
    <p className={styles.line}>
      <progress aria-label={label} value={value} max={max} />
      {children}
    </p>
  )
}
