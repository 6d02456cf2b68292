/** Whoever only reads gets the rest after this, in ms. */
const PATIENCE = 8_000

/** When the page and all that it names has loaded. */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
}

/** When the browser has nothing better to do; at once where it cannot tell. */
export function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else resolve()
  })
}

/** When somebody begins to use the page, by hand or by keyboard; or eight seconds after it has loaded. */
export function pageUsed(): Promise<void> {
  return new Promise((resolve) => {
    const signs = new AbortController()
    const onUse = () => {
      signs.abort()
      resolve()
    }
    for (const sign of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(sign, onUse, { passive: true, signal: signs.signal })
    }
    void pageLoaded().then(() => setTimeout(onUse, PATIENCE))
  })
}
