import { toBerlinTime } from '#contract/berlin.ts'
import * as texts from '../../../texts/tv.ts'
import styles from './TvNote.module.css'

type TvNoteProps = {
  now: Date
  /** Whether the shown day is the running one. */
  isOn: boolean
  /** The length of the day: 23 or 25 where the clock is changed in its night. */
  hours: number
}

/** How to read the programme, and a word on the clock in the night in which it is changed. */
export function TvNote({ now, isOn, hours }: TvNoteProps) {
  return (
    <p className={styles.note}>
      {isOn ? texts.nowLine(toBerlinTime(now)) : texts.otherDay}
      {hours !== 24 && <strong className={styles.clock}>{hours === 25 ? texts.autumnNote : texts.springNote}</strong>}
    </p>
  )
}
