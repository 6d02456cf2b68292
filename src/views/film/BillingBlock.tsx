import type { Credit } from '#contract/catalogue.ts'
import * as texts from '../../texts/film.ts'
import styles from './BillingBlock.module.css'

const names = (credits: readonly Credit[], job: Credit['job']) => [
  ...new Set(credits.filter((credit) => credit.job === job).map(({ name }) => name)),
]

/** The credits as a poster sets them: condensed capitals, small names of the jobs. */
export function BillingBlock({ credits }: { credits: readonly Credit[] }) {
  const lines = [
    { label: texts.director, people: names(credits, 'director') },
    { label: texts.writer, people: names(credits, 'writer') },
    { label: texts.cast, people: names(credits, 'cast').slice(0, 4) },
  ].filter(({ people }) => people.length > 0)
  if (lines.length === 0) return null
  return (
    <dl className={styles.block} aria-label={texts.credits}>
      {lines.map(({ label, people }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{people.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
