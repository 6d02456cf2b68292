import type { Page } from '@playwright/test'

/** A shift of the layout that nobody caused: how much (as CLS counts), how far the page was scrolled, and what moved. */
type Shift = { value: number; scrollY: number; moved: string[] }

/** Collects every shift of the layout in this page's documents, from their beginning on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { layoutShifts: shifts })
    const describe = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '').slice(0, 30)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describe(node)} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`,
        )
        shifts.push({ value: entry.value, scrollY: Math.round(scrollY), moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts that were collected in the page's document. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts)

/** A page that has not come to rest at its end after this is a fault, in ms. */
const REST_AT_LATEST = 60_000

/**
 * Scrolls to the page's end, a third of the screen for every frame, until nothing more comes and nothing is loading.
 *
 * @throws Error that says where the page stands and what it is still loading.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (atLatest) => {
    const until = performance.now() + atLatest
    // Headless Chromium sometimes draws nothing more until the page changes: scrolling goes on after a while then.
    const frame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve())
        setTimeout(resolve, 1000)
      })
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    const loading = () => document.querySelector('main [role="status"][aria-busy="true"]')
    for (let still = 0; still < 30; still = isAtEnd() && !loading() ? still + 1 : 0) {
      if (performance.now() > until) {
        const state = `${scrollY} + ${innerHeight} of ${document.documentElement.scrollHeight}`
        throw new Error(`${location.pathname} does not come to rest: ${state}, ${loading()?.outerHTML.slice(0, 300)}`)
      }
      scrollBy({ top: innerHeight / 3, behavior: 'instant' })
      await frame()
    }
  }, REST_AT_LATEST)
}
