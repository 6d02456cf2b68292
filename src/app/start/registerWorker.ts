import type { Workbox } from 'workbox-window'
import { toBerlinDate } from '#contract/berlin.ts'
import { clockAtom } from '../../atoms/core/context.ts'
import { resourcesAtom } from '../../atoms/core/resource.ts'
import { recallCityAtom } from '../../atoms/place/place.ts'
import { updateReadyAtom } from '../../atoms/shell/update.ts'
import type { ToWorker } from '../../sync/workerMessages.ts'
import type { Store } from '../core/loaderInput.ts'
import { browserIdle, pageLoaded } from '../core/pageMoments.ts'
import { watchTypedText } from './typedText.ts'

/** An installed app may stay open for days; the browser itself looks for a new version only when a page is opened. */
const LOOK_EVERY_MS = 60 * 60_000

/**
 * Registers the service worker once the page has loaded, tells it what the first page brought along, and offers a new
 * version through `updateReadyAtom`. Does nothing where there are no workers or under the development server.
 *
 * @param hydrated when the first page is hydrated.
 */
export function registerWorker(store: Store, hydrated: Promise<void>): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const container = navigator.serviceWorker
  const losesText = watchTypedText(document)
  let controlled = container.controller !== null
  let agreed = false

  // A new version takes over every tab, because the old version's files are deleted. A tab that has typed text and did
  // not ask for the update is asked first.
  container.addEventListener('controllerchange', () => {
    // The site's data was cleared, its worker with it: loaded anew without a network, this page would be gone.
    if (container.controller === null) controlled = false
    else if (!controlled) {
      controlled = true
      void hydrated.then(() => sendFirstPage(store, container))
    } else if (agreed || !losesText()) {
      location.reload()
    } else {
      store.set(updateReadyAtom, { apply: () => location.reload(), losesText })
    }
  })

  const register = async () => {
    const [{ createWorkbox }, { fetchLater }] = await Promise.all([
      import('./createWorkbox.ts'),
      import('./fetchLater.ts'),
    ])
    const workbox = createWorkbox()
    workbox.addEventListener('waiting', () => {
      const apply = () => {
        agreed = true
        workbox.messageSkipWaiting()
      }
      store.set(updateReadyAtom, { apply, losesText })
    })
    await workbox.register()
    lookForUpdates(workbox)
    void fetchLater(container)
  }
  void pageLoaded().then(browserIdle).then(register)
}

function lookForUpdates(workbox: Workbox): void {
  let lastLook = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < LOOK_EVERY_MS) return
    lastLook = Date.now()
    // Offline this fails, and the next look is as good.
    workbox.update().catch(() => undefined)
  })
}

async function sendFirstPage(store: Store, container: ServiceWorkerContainer): Promise<void> {
  const { toWarmUrls } = await import('./warmUrls.ts')
  const pictures = [...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc)
  const today = { date: toBerlinDate(store.get(clockAtom).now()), city: store.set(recallCityAtom) }
  const message: ToWorker = { type: 'warm', urls: [...toWarmUrls(store.get(resourcesAtom), pictures, today)] }
  container.controller?.postMessage(message)
}
