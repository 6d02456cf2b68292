import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import * as z from 'zod/mini'
import type { TravelResult } from '../sync/travel/refresh.ts'
import { ToWorker } from '../sync/workerMessages.ts'
import { replayOnSync, replayOutbox, retire } from './replay.ts'
import { registerKinds, warm } from './routes.ts'
import { notTheShell } from './strategies.ts'
import { refreshFavourites, refreshPeriodically } from './travel.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

// The shell: `index.html` and the hashed files of this build. No navigation preload, the shell would discard it.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [...notTheShell] }))
registerKinds()
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
})

self.addEventListener('message', (event) => {
  const message = z.safeParse(ToWorker, event.data)
  if (!message.success) return
  switch (message.data.type) {
    case 'SKIP_WAITING':
      self.registration.active?.postMessage({ type: 'retire' } satisfies ToWorker)
      event.waitUntil(self.skipWaiting())
      break
    case 'retire':
      retire()
      break
    case 'warm':
      event.waitUntil(warm(message.data.urls, self.location.origin, event))
      break
    case 'travel': {
      const { ids, force } = message.data
      const answer = (result: TravelResult) => event.ports[0]?.postMessage(result)
      event.waitUntil(refreshFavourites(ids, force).then(answer))
      break
    }
    case 'replay':
      event.waitUntil(replayOutbox())
      break
  }
})
