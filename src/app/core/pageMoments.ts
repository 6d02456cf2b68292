/** The delay of the page's remaining work for a visitor who only reads, in ms. */
const PATIENCE = 8_000

/** Resolves when the page and all that it names has loaded. */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
}

/** Resolves when the browser is idle; at once where it cannot tell. */
export function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else resolve()
  })
}

/** Resolves when the visitor begins to use the page, by hand or by keyboard; or eight seconds after it has loaded. */
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
