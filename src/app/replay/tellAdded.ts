import { toThingPath } from '#contract/things.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { newestAddedAtom, takeAddedAtom } from '../../atoms/lists/addedToList.ts'
import { added, toAddedList } from '../../texts/lists.ts'
import type { Store } from '../core/loaderInput.ts'

/**
 * Says that a title has arrived on a list (PRODUCT E2), with the receipt: also one that came to another page or to the
 * worker. Only the page that is seen says it, once. Returns how to stop.
 */
export function followAdded(store: Store, view: EventTarget & { visibilityState: string }): () => void {
  const tell = async () => {
    if (view.visibilityState !== 'visible' || store.get(newestAddedAtom) === 0) return
    const arrived = await store.set(takeAddedAtom)
    if (!arrived) return
    const link = { href: toThingPath('lists', arrived.list), caption: arrived.name ?? toAddedList }
    store.set(notifyAtom, { kind: 'success', message: added, link })
  }
  const onChange = () => void tell()
  const stop = store.sub(newestAddedAtom, onChange)
  view.addEventListener('visibilitychange', onChange)
  return () => {
    stop()
    view.removeEventListener('visibilitychange', onChange)
  }
}
