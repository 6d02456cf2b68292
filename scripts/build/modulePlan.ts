import { everyImport, type Graph, withImports } from './moduleGraph.ts'
import { findLoaders, hasDatabase, LATER, planLaterScreens, planScreens, toRoutes } from './planScreens.ts'
import type { FeatureRoutes } from './readRoutes.ts'

/** The entry of the page. It stays a file of its own: it runs last, when all its imports have been evaluated. */
const ENTRY = '/src/app/main.tsx'

/** Packages that rarely change and take long to evaluate: a file of its own, which is evaluated in a task of its own. */
const PLATFORM = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** Modules that every rendered page loads beside its view: few bytes in many modules. */
const PAGE = [
  '/src/app/start/hydrate.tsx',
  '/src/app/shell/Footer.tsx',
  '/src/app/core/pageHead.ts',
  '/src/app/pages/root/footerLoader.ts',
]

/** The database of the device with the outbox, which only an act, a member or a stored act needs. */
const DEVICE = '/src/sync/openDevice.ts'

/** The modules whose lazy imports follow the start of every page, in the entry or in what screens show at first. */
const STARTS = /\/src\/(?:app\/main\.tsx|app\/start\/|atoms\/core\/)/

const ROUTES = /\/src\/app\/pages\/(\w+)\/routes\.ts$/
const FEATURE = /\/src\/(?:views|app\/pages)\/(\w+)\//
/**
 * Lazy parts that are no part of the installation: a dialog waits for an act, and most acts for the server; what stands
 * below a film's facts waits for somebody who scrolls.
 */
const DISPENSABLE =
  /\/src\/app\/shell\/\w+Modal\.tsx$|\/contract\/calendarFile\.ts$|\/FilmBackground\.tsx$|\/meetups\/friends\.ts$/
/** A package that only an act needs is a file of its own, by its name. */
const PACKAGE = /\/node_modules\/(?:@[^/]+\/)?([^/]+)\//

export type ModulePlan = {
  /** The file of a module, by name; none for the entry. */
  files: ReadonlyMap<string, string>
  /** The styles' file of a module. */
  toStyles: (id: string) => string
}

/**
 * Assigns each module of the app to a file, by its users:
 *
 * - the entry's imports: `react` and `app`;
 * - what the screens show at first that are there with the worker's installation: a file for each combination of these
 *   screens, so that none loads what only others need; a small one joins one with more screens;
 * - what these show later (`parts`), what each page loads once it has started, the device's database, what the loaders
 *   and heads of one feature need, and what all others share (`shared`, `acts`);
 * - what the other screens show at first, without what only their acts need: one file for each feature, and some for
 *   what several of them need;
 * - all others: acts (`later-acts`).
 *
 * The screens say in their routes that they belong to the installation (`staticData.atInstall`).
 *
 * @param root the project's folder.
 */
export function planModules(graph: Graph, root: string, routes: readonly FeatureRoutes[]): ModulePlan {
  const entry = root + ENTRY
  const files = new Map<string, string>()
  const put = (ids: Iterable<string>, name: string | ((id: string) => string)) => {
    for (const id of ids) if (!files.has(id)) files.set(id, typeof name === 'string' ? name : name(id))
  }
  const all = withImports(graph, [entry], everyImport)
  const start = withImports(graph, [entry])
  const installed = new Set(routes.filter(({ atInstall }) => atInstall.length > 0).map(({ feature }) => feature))
  const others = new Set(routes.map(({ feature }) => feature).filter((feature) => !installed.has(feature)))
  const isOthers = (id: string) => others.has(FEATURE.exec(id)?.[1] ?? '')
  const needsOthers = (id: string) => [...withImports(graph, [id])].some((one) => !start.has(one) && isOthers(one))
  const install = withImports(graph, [entry], (_id, targets) =>
    targets.filter((target) => !DISPENSABLE.test(target) && !needsOthers(target)),
  )

  put([entry], '')
  put(start, (id) => (PLATFORM.test(id) ? 'react' : 'app'))
  put(
    withImports(
      graph,
      PAGE.map((file) => root + file),
    ),
    'page',
  )
  const screens = planScreens(graph, root, routes, files)
  for (const [id, name] of screens) put([id], name)
  const shownFirst = new Set(files.keys())
  for (const { ids, name } of planStart(graph, start, screens)) put(ids, name)
  for (const [id, users] of findLoaders(graph, root, installed))
    put([id], users.length > 1 ? 'loaders' : `${users[0]}-parts`)
  const parts = [...screens.keys()].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  for (const part of parts.filter((id) => install.has(id))) {
    const ids = withImports(graph, [part])
    if (!hasDatabase(ids)) put(ids, 'parts')
  }
  for (const [id, name] of planLaterScreens(graph, root, routes, files, install)) put([id], name)
  put(withImports(graph, [root + DEVICE]), 'device')
  const users = findUsers(graph, root, routes)
  put(all, (id) => {
    const isLater = !install.has(id)
    const [only, ...more] = [...(users.get(id) ?? [])].filter(
      (user) => isLater || user === SHELL || installed.has(user),
    )
    const [, library] = isLater ? (PACKAGE.exec(id) ?? []) : []
    if (library !== undefined) return `${LATER}${library}`
    if (only === SHELL) return isLater ? `${LATER}acts` : 'acts'
    if (only === undefined || more.length > 0) return isLater ? `${LATER}shared` : 'shared'
    return isLater ? `${LATER}acts` : `${only}-parts`
  })
  return {
    files,
    toStyles: (id) =>
      start.has(id)
        ? 'app-styles'
        : shownFirst.has(id)
          ? 'first-styles'
          : install.has(id)
            ? 'more-styles'
            : `${LATER}styles`,
  }
}

/**
 * The files of what each page loads lazily once it has started: `start`, and a file for each module that needs what
 * screens show. What brings the database along is not among them.
 */
function planStart(graph: Graph, start: ReadonlySet<string>, screens: ReadonlyMap<string, string>) {
  const found = new Map<string, Set<string>>()
  const waiting = [...start, ...screens.keys()]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!STARTS.test(id)) continue
    for (const target of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      const ids = withImports(graph, [target])
      if (found.has(target) || hasDatabase(ids)) continue
      found.set(target, ids)
      waiting.push(...ids)
    }
  }
  return [...found]
    .map(([target, ids]) => {
      const needsScreens = [...ids].some((id) => screens.has(id))
      return { ids, name: needsScreens ? `start-${target.replace(/^.*\/|\.\w+$/g, '')}` : 'start' }
    })
    .sort((a, b) => Number(a.name !== 'start') - Number(b.name !== 'start') || a.ids.size - b.ids.size)
}

/** The user that is no feature: what the page loads around all screens. */
const SHELL = 'shell'

/** The features whose routes lead to a module, lazily or not; `SHELL` first, where something else does. */
function findUsers(graph: Graph, root: string, routes: readonly FeatureRoutes[]): Map<string, string[]> {
  const users = new Map<string, string[]>()
  const add = (ids: Iterable<string>, user: string) => {
    for (const id of ids) users.set(id, [...(users.get(id) ?? []), user])
  }
  add(
    withImports(graph, [root + ENTRY], (id, targets) => (ROUTES.test(id) ? [] : targets)),
    SHELL,
  )
  for (const { feature } of routes) {
    const lazy = graph.getModuleInfo(toRoutes(root, feature))?.dynamicallyImportedIds ?? []
    add(withImports(graph, lazy, everyImport), feature)
  }
  return users
}
