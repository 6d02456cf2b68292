import { atom } from 'jotai'
import { atomWithSource } from './atomWithSource.ts'
import { reachableAtom } from './reachable.ts'
import { resourcesAtom } from './resource.ts'

/** The browser's `navigator.onLine`. Only a hint: a network without a way to the server counts as online too. */
const browserOnlineAtom = atomWithSource(true, (_get, show) => {
  const update = () => show(navigator.onLine)
  update()
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  return () => {
    window.removeEventListener('online', update)
    window.removeEventListener('offline', update)
  }
})

/** No way to the server, as far as this page knows. */
export const offlineAtom = atom((get) => !get(browserOnlineAtom) || !get(reachableAtom))

/** The time of the newest data on this page; null while there is none. */
export const newestDataAtom = atom((get) => {
  const times = Object.values(get(resourcesAtom)).flatMap((resource) =>
    resource.state === 'idle' || resource.last === null ? [] : [resource.last.fetchedAt],
  )
  return times.sort().at(-1) ?? null
})
