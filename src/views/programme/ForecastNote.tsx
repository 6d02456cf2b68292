import { forecastNote } from '../../texts/programme.ts'
import styles from './ForecastNote.module.css'

/** Until forecasts exist, their order is by community average, and the page says so (C1b). */
export function ForecastNote() {
  return <p className={styles.note}>{forecastNote}</p>
}
