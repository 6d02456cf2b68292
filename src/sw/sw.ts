import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheFallbackPlugin, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import type { OfflineBundleProgress, OfflineBundleResult } from '../sync/offlineBundle/refresh.ts'
import type { ToWorker } from '../sync/workerMessages.ts'
import { createLater } from './later.ts'
import { refreshFavourites, refreshPeriodically } from './offlineBundle.ts'
import { replayOnSync, replayOutbox, retire, retired } from './replay.ts'
import { makeRoomWhenFull, registerKinds, warm } from './routes.ts'
import { opensShell } from './screens.ts'
import { createShell } from './shell.ts'

/** The files of this build (`scripts/build/workerFiles.ts`). */
declare const self: ServiceWorkerGlobalScope & {
  appFiles: { install: (PrecacheEntry | string)[]; later: string[] }
}

/*
 * A page waits for the worker's start. The database, the outbox and the schemas are therefore modules that are imported
 * where they are needed: the build has them in the same file, and evaluates them then (ADR 061).
 */

// No navigation preload, the shell would discard it.
const shell = createShell()
// Without a revision the library would warn of each file at each start of the worker; its name is its revision.
shell.precache(self.appFiles.install.map((file) => (typeof file === 'string' ? { url: file, revision: null } : file)))
cleanupOutdatedCaches()
const later = createLater(self.appFiles.later)

// The first route that matches answers.
registerRoute(new PrecacheRoute(shell, { cleanURLs: false }))
registerRoute(({ url }) => later.has(url), later.strategy)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && opensShell(url),
  shell.createHandlerBoundToURL('/index.html'),
)
const shellWhenOffline = new PrecacheFallbackPlugin({ fallbackURL: '/index.html', precacheController: shell })
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [shellWhenOffline] })))
registerKinds()
makeRoomWhenFull()
replayOnSync()
refreshPeriodically()

/*
 * A new version waits until the user agrees (`SKIP_WAITING`), because the pages that are open belong to the old one. Only
 * the very first worker takes its page over at once, so that the first visit is already kept.
 */
let isFirst = false
self.addEventListener('install', () => {
  isFirst = self.registration.active === null
})
self.addEventListener('activate', (event) => {
  if (isFirst) event.waitUntil(self.clients.claim())
  event.waitUntil(later.deleteOthers())
})

self.addEventListener('message', (event) => event.waitUntil(act(event)))

/** Does what a message says; lasts until it is done. */
async function act(event: ExtendableMessageEvent): Promise<unknown> {
  const { readToWorker } = await import('../sync/workerMessages.ts')
  const message = readToWorker(event.data)
  switch (message?.type) {
    case 'SKIP_WAITING':
      self.registration.active?.postMessage({ type: 'retire' } satisfies ToWorker)
      return self.skipWaiting()
    case 'retire':
      return retire()
    case 'warm':
      return warm(message.urls, self.location.origin, event)
    case 'fetchLater':
      return Promise.race([later.fetchAll(event), retired])
    case 'travel': {
      const answer = (news: OfflineBundleProgress | OfflineBundleResult) => event.ports[0]?.postMessage(news)
      // A newer version does not wait for it: its pages ask again.
      return Promise.race([refreshFavourites(message.ids, message.force, answer).then(answer), retired])
    }
    case 'replay':
      return Promise.race([replayOutbox(), retired])
  }
}
