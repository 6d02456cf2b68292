import { useAtomValue } from 'jotai'
import { quickTotalAtom } from '../../atoms/quickRatings.ts'
import * as texts from '../../texts/quickRatings.ts'
import { toCount } from '../../ui/format.ts'
import styles from './QuickRatingsView.module.css'

/** How far a member is from their forecasts; then simply how many ratings there are. A visitor is told what it takes. */
export function QuickProgress() {
  const total = useAtomValue(quickTotalAtom)
  if (total === null) return <span className={styles.count}>{texts.visitor}</span>
  if (total >= texts.FORECAST_RATINGS) {
    return <span className={styles.count}>{texts.total(total, toCount(total))}</span>
  }
  return (
    <>
      <progress className={styles.bar} max={texts.FORECAST_RATINGS} value={total} aria-label={texts.progress} />
      <span className={styles.count}>{texts.progressOf(total)}</span>
    </>
  )
}
