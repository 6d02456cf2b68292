import { useSetAtom } from 'jotai'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useSameOwner } from '../../atoms/core/useSameOwner.ts'
import { countSeen } from '../../atoms/episodes/progress.ts'
import type { OwnEpisodes } from '../../atoms/episodes/useEpisodes.ts'
import { close } from '../../texts/common.ts'
import * as texts from '../../texts/season.ts'
import { ProgressLine } from '../../ui/kit/ProgressLine.tsx'
import { MarkRow } from '../../ui/marks/MarkRow.tsx'
import { MarkToggle } from '../../ui/marks/MarkToggle.tsx'
import styles from './SeasonProgress.module.css'

type SeasonProgressProps = {
  season: number
  /** The number of its episodes. */
  count: number
  /** The numbers of those that were broadcast. */
  broadcast: readonly number[]
  own: OwnEpisodes
}

/** How far the member is in a season, and all of it at once: but for the episodes that are still to come. */
export function SeasonProgress({ season, count, broadcast, own }: SeasonProgressProps) {
  const whole = own.faceOf(season, broadcast)
  const seenCount = countSeen(own.seen, season, count)
  const notify = useSetAtom(notifyAtom)
  const isSameOwner = useSameOwner()
  const putBack = async () => {
    if (!isSameOwner()) return
    if (await own.mark(season, broadcast, true)) notify({ kind: 'success' })
  }
  // The mark is set while all of these are seen: they are exactly what the way back restores.
  const takeBack = async () => {
    if (!(await own.mark(season, broadcast, false)) || !isSameOwner()) return
    notify({
      ...{ kind: 'confirm', position: 'bc', message: texts.seasonUnseen(season) },
      ...{ confirm: texts.putBack, dismiss: close, onConfirm: () => void putBack() },
    })
  }
  return (
    <div className={styles.progress}>
      <ProgressLine label={texts.progressLabel} value={seenCount} max={count}>
        {texts.progress(seenCount, count)}
      </ProgressLine>
      {broadcast.length > 0 && (
        <MarkRow>
          <MarkToggle
            icon="eye"
            words={texts.wholeSeason}
            mark={whole}
            onToggle={() => void (whole.set ? takeBack() : own.mark(season, broadcast, true))}
          />
        </MarkRow>
      )}
      {broadcast.length < count && <p className={styles.note}>{texts.toCome(count - broadcast.length)}</p>}
      {own.isFailed && (
        <p className={styles.note} role="status">
          {texts.notSent}
        </p>
      )}
    </div>
  )
}
