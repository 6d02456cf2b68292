import { useAtomValue } from 'jotai'
import {
  offlineBundleBusyAtom,
  offlineBundleProgressAtom,
  offlineBundleResultAtom,
} from '../../atoms/offlineBundle/offlineBundle.ts'
import * as texts from '../../texts/favourites.ts'
import { progressLabel, progress as toProgressText } from '../../texts/offlineBundle.ts'
import { ProgressLine } from '../../ui/kit/ProgressLine.tsx'
import styles from './ArrivalNote.module.css'

/** The progress of the download, after a cinema has become a favourite. */
export function ArrivalNote() {
  const isBusy = useAtomValue(offlineBundleBusyAtom)
  const progress = useAtomValue(offlineBundleProgressAtom)
  const result = useAtomValue(offlineBundleResultAtom)
  const isThere = result === 'kept' || result === 'fresh'
  return (
    <div className={styles.note}>
      <p role="status">{isBusy || result === null ? texts.arriving : isThere ? texts.arrived : texts.arrivesLater}</p>
      {isBusy && progress && (
        <ProgressLine label={progressLabel} value={progress.done} max={progress.total}>
          {toProgressText(progress.done, progress.total)}
        </ProgressLine>
      )}
    </div>
  )
}
