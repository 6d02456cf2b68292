import { relative, resolve } from 'node:path'

/** The part of rolldown's plugin context that is needed here. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** The entry of the page. It stays a file of its own: it runs last, when all its imports have been evaluated. */
const entry = 'src/app/main.tsx'

/**
 * Packages that rarely change and take long to evaluate: a file of its own, which is evaluated in a task of its own.
 */
const platform = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** The public screens: a visitor of one of them soon opens another. */
const screens = [
  'src/views/home/HomeView.tsx',
  'src/views/programme/ProgrammeView.tsx',
  'src/views/film/FilmView.tsx',
  'src/views/cinema/CinemaView.tsx',
]

/** Modules that every rendered page loads beside its view: few bytes in many modules. */
const page = [
  'src/app/start/hydrate.tsx',
  'src/app/shell/Footer.tsx',
  'src/app/core/pageHead.ts',
  'src/app/pages/root/footerLoader.ts',
]

/** The head modules of pages with structured data. */
const structured = ['src/app/pages/film/head.ts', 'src/app/pages/cinema/head.ts']

/** The module that every page loads once it has started: it reads the session that the device stores. */
const session = ['src/atoms/core/sessionDevice.ts']

/** The parts of home that load when the visitor scrolls to them. */
const homeParts = ['src/views/home/community/HomeNews.tsx', 'src/views/home/community/HomeCommunity.tsx']

/** The group of styles of a first visit. */
export const FIRST_STYLES = 'firstStyles'

/** The modules of a first visit to a public screen, shown at once or after scrolling. */
const firstVisit = [...screens, ...page, 'src/views/film/FilmCommunity.tsx', ...homeParts]

/** The screens about cinemas: the pages of films do not load the modules that only these two share. */
const cinemas = ['src/views/programme/ProgrammeView.tsx', 'src/views/cinema/CinemaView.tsx']

/**
 * References that a public screen shares with its head. In the file of the heads, or in that of the cinemas, they would
 * make the film's page load the other modules there.
 */
const references = ['src/atoms/film/refs.ts', 'src/atoms/cinema/refs.ts']

/** The references that home shares with its loader: small modules, in one file with the call that they name. */
const homeReferences = ['src/atoms/home/rows.ts', 'src/atoms/titles/refs.ts']

/** The screens of the programme, which link to each other. */
const programmes = ['src/views/programme/ProgrammeView.tsx', 'src/views/releases/StartsView.tsx']

/** The pages of titles: the modules that they share have a file of their own. */
const titles = ['src/views/film/FilmView.tsx', 'src/views/series/SeriesView.tsx']

/** Small modules that the film's page shares with other pages. A file for each would cost 450 bytes of headers. */
const titleParts = ['src/views/film/FilmSkeleton.tsx', 'src/views/film/filmMeta.ts']

/**
 * Groups modules into files: the imports of the entry into two files, React and the rest; the modules that at least two
 * public screens share into another; and so the modules that the pages of films and series share. By default, the
 * bundler makes a file of every small module that two others share; on a slow connection, thirty files of one kilobyte
 * take longer than one file of thirty. Modules that only one screen needs, and modules that wait for an act (outbox,
 * toasts, dialogs), stay apart. Styles are three files: the entry's, those of a first visit, and all others (ADR 021).
 *
 * @param root the project's folder.
 */
export function chunkGroups(root: string) {
  const reach = createReach(root)
  return [
    // First: a group includes the imports of its modules.
    { name: 'react', test: platform, priority: 1 },
    {
      name: (id: string, graph: Graph) => (reach([entry], graph).has(id) && id !== resolve(root, entry) ? 'app' : null),
    },
    {
      name: (id: string, graph: Graph) => {
        if (!/\.css$/.test(id)) return null
        return reach(firstVisit, graph).has(id) ? FIRST_STYLES : 'otherStyles'
      },
    },
    {
      name: (id: string, graph: Graph) => {
        if (references.includes(relative(root, id))) return 'screens'
        const users = screens.filter((screen) => reach([screen], graph).has(id))
        return users.length >= 2 && users.some((screen) => !cinemas.includes(screen)) ? 'screens' : null
      },
    },
    // Before the group of the cinemas: favourites are stored with the same modules as the session, and a film's page
    // must not load the favourites for these.
    { name: (id: string, graph: Graph) => (reach(session, graph).has(id) ? 'session' : null) },
    { name: (id: string, graph: Graph) => (cinemas.every((one) => reach([one], graph).has(id)) ? 'cinemas' : null) },
    { name: (id: string, graph: Graph) => (reach(page, graph).has(id) ? 'page' : null) },
    { name: (id: string) => (homeReferences.includes(relative(root, id)) ? 'homeReferences' : null) },
    { name: (id: string, graph: Graph) => (reach(structured, graph).has(id) ? 'structured' : null) },
    {
      name: (id: string, graph: Graph) =>
        programmes.every((view) => reach([view], graph).has(id)) ? 'programmes' : null,
    },
    {
      name: (id: string, graph: Graph) =>
        titles.every((title) => reach([title], graph).has(id)) || titleParts.includes(relative(root, id))
          ? 'titles'
          : null,
    },
  ]
}

/** All modules that some modules import statically, directly or not, and those modules themselves; cached by graph. */
function createReach(root: string) {
  const known = new Map<string, Set<string>>()
  return (files: readonly string[], graph: Graph): Set<string> => {
    const key = files.join()
    const found = known.get(key) ?? new Set<string>()
    if (known.has(key)) return found
    const waiting = files.map((file) => resolve(root, file))
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue
      found.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    known.set(key, found)
    return found
  }
}
