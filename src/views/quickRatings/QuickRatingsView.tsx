import * as texts from '../../texts/quickRatings.ts'
import { QuickProgress } from './QuickProgress.tsx'
import styles from './QuickRatingsView.module.css'
import { QuickRounds } from './QuickRounds.tsx'

/** "Schnell bewerten": one title after the other, from the device, so that the next one is always there (E1). */
export function QuickRatingsView() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{texts.heading}</h1>
        <QuickProgress goal={texts.FORECAST_RATINGS} label={texts.progress} />
      </div>
      <QuickRounds />
    </div>
  )
}
