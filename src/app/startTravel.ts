import type { Store } from './loaders/loaderInput.ts'

/** What is kept for the road is needed later: first comes what the page itself still loads, in ms. */
const PATIENCE = 8_000

/** Keeps the favourite cinemas on the device up to date, once the page has loaded: never before what it shows. */
export function startTravel(store: Store): void {
  const start = () => void import('./pageTravel.ts').then(({ followPageTravel }) => followPageTravel(store))
  const later = () => void setTimeout(start, PATIENCE)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
