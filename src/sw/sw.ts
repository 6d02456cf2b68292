import * as z from 'zod/mini'
import type { TravelProgress, TravelResult } from '../sync/travel/refresh.ts'
import { ToWorker } from '../sync/workerMessages.ts'
import { replayOnSync, replayOutbox, retire, retired } from './replay.ts'
import { makeRoomWhenFull, strategyOf, warm } from './routes.ts'
import { createShell, type ShellFile } from './shell.ts'
import { opensShell } from './strategies.ts'
import { refreshFavourites, refreshPeriodically } from './travel.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] }

// `index.html` and the hashed files of this build. No navigation preload, the shell would discard it.
const shell = createShell(self.__WB_MANIFEST, {
  caches,
  fetch: (input, init) => self.fetch(input, init),
  origin: self.location.origin,
})
const showShell = () => shell.answer('/index.html')
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (shell.has(url)) event.respondWith(shell.answer(url))
  else if (request.mode === 'navigate')
    event.respondWith(opensShell(url) ? showShell() : self.fetch(request).catch(showShell))
  else {
    const kept = strategyOf(request)
    if (kept) event.respondWith(kept.strategy.handle({ event, request }))
  }
})
makeRoomWhenFull()
replayOnSync()
refreshPeriodically()

/*
 * A new version waits until the user agrees (`SKIP_WAITING`), because the pages that are open belong to the old one. Only
 * the very first worker takes its page over at once, so that the first visit is already kept.
 */
let isFirst = false
self.addEventListener('install', (event) => {
  isFirst = self.registration.active === null
  event.waitUntil(shell.install())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(shell.cleanUp())
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
      const answer = (news: TravelProgress | TravelResult) => event.ports[0]?.postMessage(news)
      // A newer version does not wait for it: its pages ask again.
      event.waitUntil(Promise.race([refreshFavourites(ids, force, answer).then(answer), retired]))
      break
    }
    case 'replay':
      event.waitUntil(Promise.race([replayOutbox(), retired]))
      break
  }
})
