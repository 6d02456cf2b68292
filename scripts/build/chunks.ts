import { relative, resolve } from 'node:path'

/** As much of rolldown's plugin context as is needed here. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** What the page starts with. It stays a file of its own: it runs last, when all it needs has been evaluated. */
const entry = 'src/app/main.tsx'

/** What stays the same from release to release, and long to evaluate: a file of its own, so that it is a task of its own. */
const platform = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** The public screens: whoever opens one of them soon opens another. */
const screens = [
  'src/views/home/HomeView.tsx',
  'src/views/programme/ProgrammeView.tsx',
  'src/views/film/FilmView.tsx',
  'src/views/cinema/CinemaView.tsx',
]

/** What every rendered page loads beside its view: few bytes in many modules. */
const page = [
  'src/app/start/hydrate.tsx',
  'src/app/shell/Footer.tsx',
  'src/app/core/pageHead.ts',
  'src/app/pages/root/footerLoader.ts',
]

/** What only pages with structured data say of themselves. */
const structured = ['src/app/pages/film/head.ts', 'src/app/pages/cinema/head.ts']

/** What every page loads once it has started: whose it is, from the device. */
const session = ['src/atoms/core/sessionDevice.ts']

/** The parts of home that load when somebody scrolls to them. */
const homeParts = ['src/views/home/community/HomeNews.tsx', 'src/views/home/community/HomeCommunity.tsx']

/** The group of what styles a first visit. */
export const FIRST_STYLES = 'firstStyles'

/** What a first visit to a public screen shows, at once or as it is scrolled to. */
const firstVisit = [...screens, ...page, 'src/views/film/FilmCommunity.tsx', ...homeParts]

/** Those of them that are about cinemas: what only they share no film's page loads. */
const cinemas = ['src/views/programme/ProgrammeView.tsx', 'src/views/cinema/CinemaView.tsx']

/** The screens of the programme, which lead to each other. */
const programmes = ['src/views/programme/ProgrammeView.tsx', 'src/views/releases/StartsView.tsx']

/** The pages of titles: what they share is theirs. */
const titles = ['src/views/film/FilmView.tsx', 'src/views/series/SeriesView.tsx']

/** Small modules that the film's page shares with other pages. A file of its own would cost each 450 bytes of headers. */
const titleParts = ['src/views/film/FilmSkeleton.tsx', 'src/views/film/filmMeta.ts']

/**
 * Puts what the entry imports into two files, React and the rest, and what at least two public screens share into another; so
 * with what the pages of films and series share. Left alone, the
 * bundler makes a file of every small module that two others share, and on a slow connection thirty files of one
 * kilobyte wait longer for each other than one of thirty. What only one screen needs, and what waits for an act
 * (outbox, toasts, dialogs), stays apart. Styles are three files: the entry's, those of a first visit, and all others
 * (ADR 021).
 *
 * @param root the project's folder.
 */
export function chunkGroups(root: string) {
  const reach = createReach(root)
  return [
    // First: a group takes along what its modules import.
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
        const users = screens.filter((screen) => reach([screen], graph).has(id))
        return users.length >= 2 && users.some((screen) => !cinemas.includes(screen)) ? 'screens' : null
      },
    },
    // Before those of the cinemas, which keep favourites as the session keeps its own: no film loads favourites for that.
    { name: (id: string, graph: Graph) => (reach(session, graph).has(id) ? 'session' : null) },
    { name: (id: string, graph: Graph) => (cinemas.every((one) => reach([one], graph).has(id)) ? 'cinemas' : null) },
    { name: (id: string, graph: Graph) => (reach(page, graph).has(id) ? 'page' : null) },
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

/** All modules that some modules import statically, directly or not, and they themselves; remembered by graph. */
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
