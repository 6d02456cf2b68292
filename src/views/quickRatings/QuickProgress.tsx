import { useAtomValue } from 'jotai'
import { quickTotalAtom } from '../../atoms/quickRatings/quickRatings.ts'
import * as texts from '../../texts/quickRatings.ts'
import { toCount } from '../../ui/kit/format.ts'
import styles from './QuickRatingsView.module.css'

/** The member's progress to a number of ratings; from there on the number of ratings. A visitor reads how to begin. */
export function QuickProgress({ goal, label }: { goal: number; label: string }) {
  const total = useAtomValue(quickTotalAtom)
  if (total === null) return <span className={styles.count}>{texts.visitor}</span>
  if (total >= goal) {
    return <span className={styles.count}>{texts.total(total, toCount(total))}</span>
  }
  return (
    <>
      <progress className={styles.bar} max={goal} value={total} aria-label={label} />
      <span className={styles.count}>{texts.progressOf(total, goal)}</span>
    </>
  )
}
