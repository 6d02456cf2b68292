import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { clockAtom } from '../core/context.ts'
import { outboxSummaryAtom } from '../core/outbox.ts'
import { favouritesAtom } from '../favourites/favourites.ts'
import { noteKeptAtom } from '../place/noteKept.ts'
import { deviceStorageAtom } from '../place/place.ts'

/** Safari deletes a page's storage after seven days without a visit: the hint is due from the fourth day on, in ms. */
const PATIENCE = 4 * 86_400_000
const KEY = 'installHint'

/** The parts of the browser that tell where this page runs; `navigator` and `matchMedia`, or a test's. */
export type InstallBrowser = {
  userAgent: string
  maxTouchPoints: number
  /** On iOS alone: whether the page was opened from the home screen. */
  standalone?: boolean
  matchMedia: (query: string) => { matches: boolean }
}

export const installBrowserAtom = atom<{ read: () => InstallBrowser }>({
  read: () => {
    const { userAgent, maxTouchPoints } = navigator
    const standalone = 'standalone' in navigator && navigator.standalone === true
    return { userAgent, maxTouchPoints, standalone, matchMedia: (query) => window.matchMedia(query) }
  },
})

/** Other browsers of iOS, which name Safari too. */
const OTHERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA|DuckDuckGo|YaBrowser/

/** Is this Safari on an iPhone or iPad, in a plain tab? An iPad says that it is a Mac; no Mac has a touch screen. */
export function isIosTab({ userAgent, maxTouchPoints, standalone, matchMedia }: InstallBrowser): boolean {
  const isIos = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const isSafari = /Version\/.*Safari\//.test(userAgent) && !OTHERS.test(userAgent)
  return isIos && isSafari && !standalone && !matchMedia('(display-mode: standalone)').matches
}

const shownAtom = atom(false)

/** Looks whether the hint is due: on the device alone, so that the first page is the same for everybody. */
const lookAtom = atom(null, (get, set, isKept: boolean): void => {
  set(shownAtom, isKept && isIosTab(get(installBrowserAtom).read()) && set(isDueAtom))
})

const isDueAtom = atom(null, (get, set): boolean => {
  const since = set(noteKeptAtom)
  if (since === null || get(clockAtom).now().getTime() - since < PATIENCE) return false
  return get(deviceStorageAtom).open()?.getItem(KEY) === null
})

/** Closes the hint, for good. */
const closeAtom = atom(null, (get, set): void => {
  set(shownAtom, false)
  try {
    get(deviceStorageAtom).open()?.setItem(KEY, 'closed')
  } catch {
    // A full or forbidden storage shows the hint once more with the next page.
  }
})

/**
 * The hint to install on iOS while the device keeps something: null, or whether an action waits and the way to close
 * it.
 */
export function useInstallHint(): { waits: boolean; onClose: () => void } | null {
  const { waiting, failed } = useAtomValue(outboxSummaryAtom)
  const favourites = useAtomValue(favouritesAtom)
  const look = useSetAtom(lookAtom)
  const onClose = useSetAtom(closeAtom)
  const waits = waiting + failed > 0
  const isKept = waits || (favourites?.length ?? 0) > 0
  useEffect(() => look(isKept), [look, isKept])
  return useAtomValue(shownAtom) ? { waits, onClose } : null
}
