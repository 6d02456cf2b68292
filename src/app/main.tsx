import { RouterProvider } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { themeDeviceAtom } from '../atoms/shell/theme.ts'
import { pageUsed } from './core/pageMoments.ts'
import './frame/frame.css'
import { createAppRouter } from './pages/router.tsx'
import { registerWorker } from './start/registerWorker.ts'
import { startConsent } from './start/startConsent.ts'
import { startOfflineBundle } from './start/startOfflineBundle.ts'
import { startPlace } from './start/startPlace.ts'
import { startReplay } from './start/startReplay.ts'
import { startSession } from './start/startSession.ts'
import { startState } from './start/startState.ts'
import { themeDevice } from './start/theme.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

/** The router leaves its state in the page that the server rendered; the worker's shell has none. */
const renderedByServer = '$_TSR' in window
const store = createStore()
store.set(themeDeviceAtom, themeDevice)
/** The moments of a rendered page's start; both have passed where the server rendered nothing. */
let onReceived = () => {}
let onHydrated = () => {}
const received = renderedByServer ? new Promise<void>((resolve) => (onReceived = resolve)) : Promise.resolve()
const hydrated = renderedByServer ? new Promise<void>((resolve) => (onHydrated = resolve)) : Promise.resolve()
const router = createAppRouter(store, { onReceived, onHydrated })

/** The app answers events: the first page is hydrated, or rendered. */
const alive = renderedByServer
  ? hydrated
  : new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()))
void alive.then(() => document.getElementById('frame')?.remove())

async function start(root: HTMLElement) {
  if (renderedByServer) {
    const { hydrate } = await import('./start/hydrate.tsx')
    await hydrate(root, router)
  } else {
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  }
}

/** Repeats what was pressed and typed until now. */
async function startInput(root: HTMLElement) {
  const early = window.earlyInput
  delete window.earlyInput
  if (early && early.presses.size + early.fields.size > 0) {
    const { repeatEarlyInput, untilHydrated } = await import('./start/earlyInput.ts')
    await repeatEarlyInput(early, root, untilHydrated)
  } else early?.end()
}

void start(container)
startSession(store, router, renderedByServer ? { received, hydrated } : null)
startPlace(store, router, renderedByServer ? hydrated : null)
registerWorker(store, hydrated)
void startReplay(store, hydrated)
startOfflineBundle(store)
startConsent(store, router, hydrated)
void startState(store, hydrated)
void alive.then(() => startInput(container))
void Promise.all([hydrated, pageUsed()]).then(async () => {
  const { startAfterUse } = await import('./start/startAfterUse.ts')
  await startAfterUse(store, router)
})
