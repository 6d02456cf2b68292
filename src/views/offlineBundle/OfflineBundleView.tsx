import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { offlineAtom } from '../../atoms/core/network.ts'
import { needOfflineBundleAtom } from '../../atoms/favourites/offlineBundleNeed.ts'
import {
  offlineBundleBusyAtom,
  offlineBundleContentsAtom,
  offlineBundleProgressAtom,
  offlineBundleResultAtom,
  readOfflineBundleAtom,
  refreshOfflineBundleAtom,
} from '../../atoms/offlineBundle/offlineBundle.ts'
import { useInstallHint } from '../../atoms/shell/installHint.ts'
import * as texts from '../../texts/offlineBundle.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { ProgressLine } from '../../ui/kit/ProgressLine.tsx'
import { InstallHint } from '../../ui/shell/InstallHint.tsx'
import { KeptFavourites } from './KeptFavourites.tsx'
import { KeptOthers } from './KeptOthers.tsx'
import { KeptReminders } from './KeptReminders.tsx'
import { OfflineBundleSkeleton } from './OfflineBundleSkeleton.tsx'
import styles from './OfflineBundleView.module.css'
import { RoomBar } from './RoomBar.tsx'

/** "Für unterwegs": the contents of this device, their age, and the way to delete them (C6). */
export function OfflineBundleView() {
  const contents = useAtomValue(offlineBundleContentsAtom)
  const isBusy = useAtomValue(offlineBundleBusyAtom)
  const progress = useAtomValue(offlineBundleProgressAtom)
  const result = useAtomValue(offlineBundleResultAtom)
  const isOffline = useAtomValue(offlineAtom)
  const read = useSetAtom(readOfflineBundleAtom)
  const refresh = useSetAtom(refreshOfflineBundleAtom)
  const hint = useInstallHint()
  const need = useSetAtom(needOfflineBundleAtom)
  useEffect(() => {
    void read()
    // Missing parts are fetched while the page is open.
    need()
  }, [read, need])
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {contents.state === 'unread' && <OfflineBundleSkeleton />}
      {contents.state === 'unsupported' && (
        <Notice kind="offline" title={texts.unsupportedTitle} text={texts.unsupportedText} />
      )}
      {contents.state === 'read' && (
        <>
          {contents.room && <RoomBar room={contents.room} />}
          {hint && <InstallHint {...hint} />}
          <KeptFavourites inventory={contents.inventory} />
        </>
      )}
      {contents.state !== 'unread' && <KeptReminders />}
      {contents.state === 'read' && (
        <>
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
