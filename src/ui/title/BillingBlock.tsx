import styles from './BillingBlock.module.css'

/** The people of one job. */
export type BillingLine = { label: string; people: readonly string[] }

type BillingBlockProps = { label: string; lines: readonly BillingLine[] }

/** The credits as a poster sets them: condensed capitals, small names of the jobs. A job without names is left out. */
export function BillingBlock({ label, lines }: BillingBlockProps) {
  const known = lines.filter(({ people }) => people.length > 0)
  if (known.length === 0) return null
  return (
    <dl className={styles.block} aria-label={label}>
      {known.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd>{[...new Set(line.people)].join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
