import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { newestDataAtom, offlineAtom } from '../../atoms/core/network.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { asOfText, retry } from '../../texts/common.ts'
import { offline } from '../../texts/shell.ts'
import { toAsOf } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './OfflineBanner.module.css'

/** The interval of attempts on a visible offline page, in ms. */
const RETRY_EVERY_MS = 30_000
/** The delays of further attempts after the browser has found a network, in ms: its first requests often fail. */
const AFTER_ONLINE_MS = [2_000, 6_000, 15_000]

/** Offline is normal: said calmly, with the time of what is shown. Goes by itself once the server answers. */
export function OfflineBanner() {
  const isOffline = useAtomValue(offlineAtom)
  return (
    <div role="status" data-offline={isOffline || undefined}>
      {isOffline && <Banner />}
    </div>
  )
}

function Banner() {
  const router = useRouter()

  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void router.invalidate()
    }
    const timer = setInterval(again, RETRY_EVERY_MS)
    let attempts: number[] = []
    const onOnline = () => {
      for (const attempt of attempts) clearTimeout(attempt)
      attempts = AFTER_ONLINE_MS.map((delay) => window.setTimeout(again, delay))
      again()
    }
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      for (const attempt of attempts) clearTimeout(attempt)
      window.removeEventListener('online', onOnline)
    }
  }, [router])

  return (
    <div className={styles.banner}>
      <div className={`wrap ${styles.row}`}>
        <Icon name="offline" size="small" />
        <span>
          <b className={styles.word}>{offline}</b>
          <AsOf />
        </span>
        <button type="button" className={styles.retry} onClick={() => void router.invalidate()}>
          {retry}
        </button>
      </div>
    </div>
  )
}

function AsOf() {
  const newest = useAtomValue(newestDataAtom)
  const now = useNow(newest ?? new Date(0).toISOString())
  return newest && <span className={styles.age}>{` – ${asOfText(toAsOf(newest, now))}`}</span>
}
