import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const pages = join(import.meta.dirname, '../../src/app/pages')
/** Pages that only the development server has. */
const DEVELOPMENT = 'style'
const ID = 'virtual:route-paths'

/**
 * Gives the worker the paths of the app's routes as a module of its own, read out of the sources that make them: the
 * router itself would bring every screen along. A path with a splat names no screen and is left out.
 */
export const routePaths = {
  name: 'route-paths',
  resolveId: (id: string) => (id === ID ? `\0${ID}` : undefined),
  load: (id: string) => (id === `\0${ID}` ? `export default ${JSON.stringify(readRoutePaths())}` : undefined),
}

/** The paths of all routes that the build has, as the router writes them: `/movies/$permalink`. */
function readRoutePaths(): string[] {
  const sources = readdirSync(pages)
    .filter((page) => page !== DEVELOPMENT)
    .map((page) => join(pages, page, 'routes.ts'))
    .filter((file) => existsSync(file))
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}path: '(\/[^']*)',$/gm)].map(([, path]) => path as string),
  )
  return found.sort()
}
