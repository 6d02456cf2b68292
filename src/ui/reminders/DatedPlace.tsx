import { use } from 'react'
import { hasBegun } from '#contract/datedThings.ts'
import styles from './DatedPlace.module.css'
import { DatedPart, type DatedPartProps } from './datedPart.ts'

/** The room for reminder and calendar file, which stays while their code comes; none for what has begun. */
export function DatedPlace(props: DatedPartProps) {
  const Part = use(DatedPart)
  if (hasBegun(props.thing, props.now)) return null
  return (
    <div className={styles.place}>
      <Part {...props} />
    </div>
  )
}
