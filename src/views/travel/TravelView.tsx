import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { offlineAtom } from '../../atoms/core/network.ts'
import { needTravelAtom } from '../../atoms/favourites/travelNeed.ts'
import { useInstallHint } from '../../atoms/shell/installHint.ts'
import {
  readTravelAtom,
  refreshTravelAtom,
  travelBusyAtom,
  travelContentsAtom,
  travelProgressAtom,
  travelResultAtom,
} from '../../atoms/travel/travel.ts'
import * as texts from '../../texts/travel.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { ProgressLine } from '../../ui/kit/ProgressLine.tsx'
import { InstallHint } from '../../ui/shell/InstallHint.tsx'
import { KeptFavourites } from './KeptFavourites.tsx'
import { KeptOthers } from './KeptOthers.tsx'
import { RoomBar } from './RoomBar.tsx'
import { TravelSkeleton } from './TravelSkeleton.tsx'
import styles from './TravelView.module.css'

/** "Für unterwegs": the contents of this device, their age, and the way to delete them (C6). */
export function TravelView() {
  const contents = useAtomValue(travelContentsAtom)
  const isBusy = useAtomValue(travelBusyAtom)
  const progress = useAtomValue(travelProgressAtom)
  const result = useAtomValue(travelResultAtom)
  const isOffline = useAtomValue(offlineAtom)
  const read = useSetAtom(readTravelAtom)
  const refresh = useSetAtom(refreshTravelAtom)
  const hint = useInstallHint()
  const need = useSetAtom(needTravelAtom)
  useEffect(() => {
    void read()
    // Missing parts are fetched while the page is open.
    need()
  }, [read, need])
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {contents.state === 'unread' && <TravelSkeleton />}
      {contents.state === 'unsupported' && (
        <Notice kind="offline" title={texts.unsupportedTitle} text={texts.unsupportedText} />
      )}
      {contents.state === 'read' && (
        <>
          {contents.room && <RoomBar room={contents.room} />}
          {hint && <InstallHint {...hint} />}
          <KeptFavourites inventory={contents.inventory} />
          <KeptOthers inventory={contents.inventory} room={contents.room} />
          {isBusy && (
            <ProgressLine label={texts.progressLabel} value={progress?.done} max={progress?.total}>
              {progress ? texts.progress(progress.done, progress.total) : texts.progressUnknown}
            </ProgressLine>
          )}
          <Button wide busy={isBusy} onClick={() => void refresh(true)}>
            {isBusy ? texts.refreshing : texts.refresh}
          </Button>
          <p className={styles.result} role="status">
            {isBusy ? '' : isOffline ? texts.results.unreachable : result && texts.results[result]}
          </p>
        </>
      )}
    </div>
  )
}
