import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGES = 'src/app/pages'
/** Pages that only the development server has. */
const DEVELOPMENT = 'style'

/** The routes of one feature, read out of the source that makes them. */
export type FeatureRoutes = {
  /** The name of its folder, in `src/app/pages` as in `src/views`. */
  feature: string
  /** The paths as the router writes them, without those with a splat. */
  paths: readonly string[]
  /** The sources of the views that say `atInstall`. */
  atInstall: readonly string[]
}

/** Reads the routes of all features that the build has. @param root the project's folder. */
export function readRoutes(root: string): FeatureRoutes[] {
  return readdirSync(join(root, PAGES))
    .filter((feature) => feature !== DEVELOPMENT && existsSync(join(root, PAGES, feature, 'routes.ts')))
    .map((feature) => {
      const source = readFileSync(join(root, PAGES, feature, 'routes.ts'), 'utf8')
      const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found]) => found as string)
      return {
        feature,
        paths: all(/^ {2}path: '(\/[^']*)',$/gm),
        atInstall: all(/staticData: \{ view: '([^']+)', atInstall: true \}/g),
      }
    })
}
