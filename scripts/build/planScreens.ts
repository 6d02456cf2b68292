import { type Graph, withImports } from './moduleGraph.ts'
import type { FeatureRoutes } from './readRoutes.ts'

/** The first part of the names of files that are fetched after the worker's installation (`workerFiles.ts`). */
export const LATER = 'later-'

const DATABASE = /\/node_modules\/dexie\//

/** Modules with less code than this have no file for one combination of screens, in characters before minification. */
const SMALL = 7000

/** The name of a view's screen. */
const toScreen = (view: string) => view.replace(/^.*\/|View\.tsx$/g, '')

export const toRoutes = (root: string, feature: string) => `${root}/src/app/pages/${feature}/routes.ts`

/**
 * The files of what the installed screens with data of their own show at first, which a visit may begin with.
 *
 * @param known the modules that have a file.
 */
export function planScreens(
  graph: Graph,
  root: string,
  routes: readonly FeatureRoutes[],
  known: ReadonlyMap<string, string>,
) {
  const users = new Map<string, string[]>()
  for (const { feature, atInstall } of routes) {
    const lazy = graph.getModuleInfo(toRoutes(root, feature))?.dynamicallyImportedIds ?? []
    if (!lazy.includes(`${root}/src/app/pages/${feature}/loader.ts`)) continue
    for (const view of atInstall) {
      for (const id of withImports(graph, [`${root}/${view}`])) {
        if (!known.has(id)) users.set(id, [...(users.get(id) ?? []), toScreen(view)].sort())
      }
    }
  }
  // Modules of a page's loader or head come with its view.
  for (const { feature, atInstall } of routes) {
    for (const id of findLoaders(graph, root, new Set([feature])).keys()) {
      const names = users.get(id)
      if (names) users.set(id, [...new Set([...names, ...atInstall.map(toScreen)])].sort())
    }
  }
  const sizes = sumSizes(graph, users.keys(), (id) => users.get(id)?.join('-') ?? '')
  const files = new Set([...sizes].filter(([name, size]) => size >= SMALL || !name.includes('-')).map(([name]) => name))
  return new Map([...users].map(([id, names]) => [id, joinLarger(names, files)]))
}

/**
 * The files of what the other screens show at first: one for each feature, one for each combination of features with
 * enough code, and `views` for all other modules that several of them need; those of the installation apart. What needs
 * the device's database is not among them: no visit has to begin with it.
 */
export function planLaterScreens(
  graph: Graph,
  root: string,
  routes: readonly FeatureRoutes[],
  known: ReadonlyMap<string, string>,
  install: ReadonlySet<string>,
): Map<string, string> {
  const users = new Map<string, string[]>()
  for (const { feature, atInstall } of routes) {
    if (atInstall.length > 0) continue
    for (const id of withImports(graph, graph.getModuleInfo(toRoutes(root, feature))?.dynamicallyImportedIds ?? [])) {
      if (!known.has(id) && !hasDatabase(withImports(graph, [id]))) users.set(id, [...(users.get(id) ?? []), feature])
    }
  }
  const toName = (id: string) => (install.has(id) ? '' : LATER) + users.get(id)?.join('-')
  const sizes = sumSizes(graph, users.keys(), toName)
  return new Map(
    [...users].map(([id, features]) => {
      const name = toName(id)
      const isOwn = (features.length === 1 && !install.has(id)) || (sizes.get(name) ?? 0) >= SMALL
      return [id, isOwn ? name : install.has(id) ? 'views' : `${LATER}views`]
    }),
  )
}

/** The modules of these features that load data or make a head, each with its features. */
export function findLoaders(graph: Graph, root: string, features: ReadonlySet<string>): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const feature of features) {
    const lazy = graph.getModuleInfo(toRoutes(root, feature))?.dynamicallyImportedIds ?? []
    const loaders = lazy.filter((id) => id.startsWith(`${root}/src/app/pages/`))
    for (const id of withImports(graph, loaders)) users.set(id, [...(users.get(id) ?? []), feature])
  }
  return users
}

/** The file of a combination of screens: its own, or the one of the fewest more screens; one of all screens at last. */
function joinLarger(names: readonly string[], files: ReadonlySet<string>): string {
  if (files.has(names.join('-'))) return names.join('-')
  const larger = [...files]
    .map((file) => file.split('-'))
    .filter((file) => names.every((name) => file.includes(name)))
    .sort((a, b) => a.length - b.length)
  return larger[0]?.join('-') ?? 'screens'
}

/** The code of all modules that get the same name, in characters. */
function sumSizes(graph: Graph, ids: Iterable<string>, toName: (id: string) => string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const id of ids) {
    const name = toName(id)
    sizes.set(name, (sizes.get(name) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0))
  }
  return sizes
}

export const hasDatabase = (ids: ReadonlySet<string>) => [...ids].some((id) => DATABASE.test(id))
