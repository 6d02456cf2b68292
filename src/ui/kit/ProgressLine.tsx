import styles from './ProgressLine.module.css'

type ProgressLineProps = {
  label: string
  /** Both absent: nobody can tell yet how far it has come. */
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
