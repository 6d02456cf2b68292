import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { followAtom, type LiveNews } from '../core/live.ts'
import { ownerAtom } from '../core/session.ts'

/**
 * Follows a thing while this part of the page is shown. A visitor's page asks for no stream before it is used: most only
 * look in.
 *
 * @param topic `movies/amrum`; null: nothing yet.
 * @param since when what is shown was made, by the server's clock; null: nothing is shown yet.
 */
export function useFollow(topic: string | null, since: string | null, onNews: (news: LiveNews) => void): void {
  const store = useStore()
  const follow = useSetAtom(followAtom)
  const isMember = useAtomValue(ownerAtom) !== null
  const latest = useRef(onNews)
  const began = useRef(since)
  useEffect(() => {
    latest.current = onNews
    began.current = since
  })
  const isShown = since !== null
  useEffect(() => {
    if (topic === null || !isShown) return
    const signs = new AbortController()
    const start = () => {
      signs.abort()
      void import('./startLive.ts').then(({ startLive }) => startLive(store))
    }
    if (isMember) start()
    else {
      for (const sign of ['pointerdown', 'keydown', 'scroll']) {
        window.addEventListener(sign, start, { passive: true, signal: signs.signal })
      }
    }
    const stop = follow({
      topic,
      since: began.current ?? '',
      onNews: (news) => latest.current(news),
    })
    return () => {
      signs.abort()
      stop()
    }
  }, [topic, isShown, isMember, follow, store])
}
