import type { BrowserContext, Page } from '@playwright/test'

/** Waits until a page of the app runs its scripts; other documents are ready at once. */
async function untilLive(page: Page): Promise<void> {
  await page.locator('html[data-live], html:not(:has(#root))').waitFor({ state: 'attached' })
}

/**
 * Has a page wait, wherever it is led, until it answers to more than links: scripts start after the first paint, and
 * what is pressed before is lost to a machine that is quicker than any hand.
 */
export function liveAlways(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (...where) => {
    const response = await goto.apply(page, where)
    await untilLive(page)
    return response
  }
  page.reload = async (...how) => {
    const response = await reload.apply(page, how)
    await untilLive(page)
    return response
  }
  return page
}

/** A further tab. */
export async function openTab(context: BrowserContext, path?: string): Promise<Page> {
  const page = liveAlways(await context.newPage())
  if (path !== undefined) await page.goto(path)
  return page
}
