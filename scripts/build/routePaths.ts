import { join } from 'node:path'
import { readRoutes } from './readRoutes.ts'

const ID = 'virtual:route-paths'

/**
 * Gives the worker the paths of the app's routes as a module of its own: the router itself would bring every screen
 * along. A path with a splat names no screen and is left out.
 */
export const routePaths = {
  name: 'route-paths',
  resolveId: (id: string) => (id === ID ? `\0${ID}` : undefined),
  load: (id: string) => (id === `\0${ID}` ? `export default ${JSON.stringify(readRoutePaths())}` : undefined),
}

/** The paths of all routes that the build has, as the router writes them: `/movies/$permalink`. */
const readRoutePaths = (): string[] =>
  readRoutes(join(import.meta.dirname, '../..'))
    .flatMap(({ paths }) => paths)
    .sort()
