import { use } from 'react'
import { hasBegun, isOver } from '#contract/datedThings.ts'
import styles from './DatedPlace.module.css'
import { DatedPart, type DatedPartProps } from './datedPart.ts'

/**
 * The room for reminder and calendar file, which stays while their code comes. What has begun gets no room: at most a
 * reminder that is set stands there until the thing is over.
 */
export function DatedPlace(props: DatedPartProps) {
  const Part = use(DatedPart)
  const { thing, now } = props
  if (isOver(thing, now)) return null
  return (
    <div className={hasBegun(thing, now) ? undefined : styles.place}>
      <Part {...props} />
    </div>
  )
}
