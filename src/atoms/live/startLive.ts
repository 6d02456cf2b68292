import { atom, type createStore } from 'jotai'
import { systemClock } from '../../sync/clock.ts'
import { followedAtom } from '../core/live.ts'
import { ownerAtom } from '../core/session.ts'
import { hearOwnNewsAtom } from '../notifications/notifications.ts'
import { createLive, type Source } from './liveStream.ts'

/** Opens a stream: the browser's own, or a test's. */
const sourceAtom = atom<{ open: (url: string) => Source }>({ open: (url) => new EventSource(url) })

const started = new WeakSet<object>()

/** Listens to the server for this page from now on: for its member, and for what its parts follow. Again is nothing. */
export function startLive(store: ReturnType<typeof createStore>): void {
  if (started.has(store) || typeof EventSource === 'undefined') return
  started.add(store)
  const { open } = store.get(sourceAtom)
  const live = createLive({
    open,
    clock: systemClock,
    page: window,
    view: document,
    random: Math.random,
    isOnline: () => navigator.onLine,
    read: () => ({ owner: store.get(ownerAtom), followed: store.get(followedAtom) }),
    onOwn: (news) => store.set(hearOwnNewsAtom, news),
  })
  store.sub(ownerAtom, live.update)
  store.sub(followedAtom, live.update)
}
