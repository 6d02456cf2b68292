import paths from 'virtual:route-paths'

/**
 * How one kind of answer is kept on the device.
 *
 * - `network-first`: the server is asked; after `timeoutSeconds` without an answer, or when there is none, the device's
 *   copy serves. For what may change at any time and where an old answer must show its age.
 * - `stale-while-revalidate`: the device's copy serves at once and is refreshed behind it. For what hardly changes and
 *   shows no age: the page would show that of the copy although the server answers.
 * - `cache-first`: the server is asked only for what is not here. For what never changes under its URL.
 */
export type Kind = {
  /** Names the cache. A new meaning needs a new name. */
  readonly name: string
  readonly matches: RegExp
  readonly how: 'network-first' | 'stale-while-revalidate' | 'cache-first'
  readonly timeoutSeconds?: number
  readonly content: 'json' | 'image'
  readonly maxEntries: number
  readonly maxBytes?: number
  readonly maxAgeDays: number
}

/**
 * Everything that the worker keeps besides the shell. What matches nothing here goes to the network and nowhere else:
 * above all personal answers (`/api/session`, `/api/me/…`, `/api/csrf_token`) and every unsafe call. Each row begins with
 * its reason, as a comment: the worker has no room for words that nobody reads.
 */
export const kinds: readonly Kind[] = [
  {
    // A wrong time costs somebody the evening, so the server is asked first; in the foyer a bad line must not keep
    // anybody waiting. Nothing is shown for longer than the fortnight a programme reaches.
    name: 'programme-v1',
    matches: /^\/api\/(cinema\/(movies|starts|upcoming)|(movies|cinemas)\/[^/]+\/showtimes)$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 14,
  },
  {
    // As the programme; one showtime may be cancelled or moved.
    name: 'showtimes-v1',
    matches: /^\/api\/cinema_showtimes\/[^/]+$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 300,
    maxAgeDays: 14,
  },
  {
    // Averages move with every rating, the own one among them: an answer from before it would seem to have lost it.
    name: 'films-v1',
    matches: /^\/api\/(movies|series|people)(\/[^/]+)?$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 300,
    maxAgeDays: 60,
  },
  {
    // Next showtimes, broadcasts and last days: as the programme, and for no longer.
    name: 'consumptions-v1',
    matches: /^\/api\/[^/]+\/[^/]+\/consumptions$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 14,
  },
  {
    // Changes seldom, but an answer from the device carries its age on the screen, which nobody should see while
    // online.
    name: 'cinemas-v1',
    matches: /^\/api\/cinemas(\/(?!bundle$)[^/]+)?$/,
    how: 'network-first',
    timeoutSeconds: 2,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 60,
  },
  {
    // Menus that hardly ever change and show no age.
    name: 'cities-v1',
    matches: /^\/api\/(cinema\/cities|footer|settings)$/,
    how: 'stale-while-revalidate',
    content: 'json',
    maxEntries: 3,
    maxAgeDays: 180,
  },
  {
    // Reading matter, but an answer from the device carries its age on the screen, which nobody should see while online.
    name: 'trivia-v1',
    matches: /^\/api\/([^/]+\/[^/]+\/trivia|trivia\/[^/]+)$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 60,
  },
  {
    // A conversation: who answers wants the latest word. Without a line the last one that was read. What is said of a
    // list may be its author's alone, and is not kept.
    name: 'comments-v1',
    matches: /^\/api\/((?!(lists|users)\/)[^/]+\/[^/]+\/comments|comments\/[^/]+\/replies|discussions)$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 30,
  },
  {
    // Reading matter with the number of its comments: as the conversation, which stands below it. `me/articles` is
    // nobody else's and does not match.
    name: 'articles-v1',
    matches: /^\/api\/articles(\/[^/]+)?$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 100,
    maxAgeDays: 60,
  },
  {
    // Lists of others: read at leisure, changed by their owners seldom. A single list may be private and is not kept.
    name: 'lists-v1',
    matches: /^\/api\/lists$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 50,
    maxAgeDays: 30,
  },
  {
    // Immutable under their URL. Bounded in bytes too, because a still weighs ten times a small poster.
    name: 'images-v1',
    matches: /^\/images\//,
    how: 'cache-first',
    content: 'image',
    maxEntries: 800,
    maxBytes: 40 * 1024 * 1024,
    maxAgeDays: 120,
  },
]

/**
 * Public answers that are kept by a way of their own. The favourites' bundle ("Für unterwegs", `travel.ts`) is no answer
 * to any view: the worker fetches it, keeps one whole copy in a cache that gives way last, and makes the answers of the
 * kinds above from it where their own copy is older or missing.
 */
export const keptApart = /^\/api\/cinemas\/bundle$/

/** The kind of a same-origin path, if the worker keeps it. */
export function kindOf(path: string): Kind | undefined {
  return kinds.find(({ matches }) => matches.test(path))
}

/** A screen's path: its parameters stand for one part each. */
const screens = new RegExp(`^(${paths.map((path) => path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')).join('|')})/?$`)

/**
 * Does the app's shell answer a navigation to this path? What is no screen of the app (the API and its reference,
 * calendar files, feeds, a machine's own mailbox) is the server's.
 */
export function opensShell({ pathname }: Pick<URL, 'pathname'>): boolean {
  return screens.test(pathname)
}
