/**
 * How one kind of answer is kept on the device. The page shows what lies here at once, by itself (`recall.ts`), and asks
 * the server beside it.
 *
 * - `json`: the worker asks the server, however long that takes. The device's copy serves where there is no answer.
 * - `image`: the server is asked only for what is not here, because a picture never changes under its URL.
 */
export type Kind = {
  /** Names the cache. A new meaning needs a new name. */
  readonly name: string
  readonly matches: RegExp
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
    // A wrong time costs somebody the evening: nothing is shown for longer than the fortnight a programme reaches, and
    // the page says that a time is not confirmed.
    name: 'programme-v1',
    matches: /^\/api\/(cinema\/(movies|starts|upcoming)|(movies|cinemas)\/[^/]+\/showtimes)$/,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 14,
  },
  {
    // As the programme; one showtime may be cancelled or moved.
    name: 'showtimes-v1',
    matches: /^\/api\/cinema_showtimes\/[^/]+$/,
    content: 'json',
    maxEntries: 300,
    maxAgeDays: 14,
  },
  {
    // Averages move with every rating, counts with every title. The own rating is no part of the answer: the outbox's
    // state shows it.
    name: 'films-v1',
    matches: /^\/api\/((movies|series|people|counts)(\/[^/]+)?|series\/[^/]+\/seasons\/[^/]+)$/,
    content: 'json',
    maxEntries: 300,
    maxAgeDays: 60,
  },
  {
    // Facts that change seldom, and public lists: the same answer for everybody. Each film that is kept comes with them.
    // The lists on a member's profile are shown by who asks.
    name: 'background-v1',
    matches: /^\/api\/((?!(me|users)\/)[^/]+\/[^/]+\/(background|lists|awards|viewers)|collections\/[^/]+)$/,
    content: 'json',
    maxEntries: 300,
    maxAgeDays: 60,
  },
  {
    // Next showtimes, broadcasts and last days: as the programme, and for no longer.
    name: 'consumptions-v1',
    matches: /^\/api\/([^/]+\/[^/]+\/consumptions|at_home\/[^/]+|tv\/programme)$/,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 14,
  },
  {
    // Changes seldom.
    name: 'cinemas-v1',
    matches: /^\/api\/cinemas(\/(?!bundle$)[^/]+)?$/,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 60,
  },
  {
    // Menus that hardly ever change.
    name: 'cities-v1',
    matches: /^\/api\/(cinema\/cities|footer|settings)$/,
    content: 'json',
    maxEntries: 3,
    maxAgeDays: 180,
  },
  {
    // Reading matter.
    name: 'trivia-v1',
    matches: /^\/api\/([^/]+\/[^/]+\/trivia|trivia\/[^/]+)$/,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 60,
  },
  {
    // A conversation: who answers wants the latest word. Without a line the last one that was read. What is said of a
    // list may be its author's alone, and is not kept.
    name: 'comments-v1',
    matches: /^\/api\/((?!(lists|users)\/)[^/]+\/[^/]+\/comments|comments\/[^/]+\/replies|discussions)$/,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 30,
  },
  {
    // Reading matter with the number of its comments: as the conversation, which stands below it. `me/articles` is
    // nobody else's and does not match.
    name: 'articles-v1',
    matches: /^\/api\/articles(\/[^/]+)?$/,
    content: 'json',
    maxEntries: 100,
    maxAgeDays: 60,
  },
  {
    // Lists of others: read at leisure, changed by their owners seldom. A single list may be private and is not kept.
    name: 'lists-v1',
    matches: /^\/api\/lists$/,
    content: 'json',
    maxEntries: 50,
    maxAgeDays: 30,
  },
  {
    // Immutable under their URL. Bounded in bytes too, because a still weighs ten times a small poster.
    name: 'images-v1',
    matches: /^\/images\//,
    content: 'image',
    maxEntries: 800,
    maxBytes: 40 * 1024 * 1024,
    maxAgeDays: 120,
  },
]

/**
 * Public answers that are kept by a way of their own. The worker fetches the offline bundle (`src/sw/offlineBundle.ts`),
 * keeps one whole copy in a cache that gives way last, and makes the answers of the kinds above from it where their own
 * copy is older or missing. The page of the favourites reads the bundle itself (`recall.ts`).
 */
export const keptApart = /^\/api\/cinemas\/bundle$/

/** The kind of a same-origin path, if the worker keeps it. */
export function kindOf(path: string): Kind | undefined {
  return kinds.find(({ matches }) => matches.test(path))
}
