import type { Page } from '@playwright/test'

/** The pattern of the route that the page shows, by the app's own router. */
export const routeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { state: { matches: { fullPath: string }[] } }
    }
    return router.state.matches.at(-1)?.fullPath
  })

/** The patterns of all routes. */
export const allRoutes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: { routesByPath: object } }
    return Object.keys(router.routesByPath)
  })
