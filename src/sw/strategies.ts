/**
 * How one kind of answer is kept on the device.
 *
 * - `network-first`: the server is asked; after `timeoutSeconds` without an answer, or when there is none, the device's
 *   copy serves. For what may change at any time and where an old answer must show its age.
 * - `stale-while-revalidate`: the device's copy serves at once and is refreshed behind it. For what hardly changes.
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
  readonly why: string
}

/**
 * Everything that the worker keeps besides the shell. What matches nothing here goes to the network and nowhere else:
 * above all personal answers (`/api/session`, `/api/me/…`, `/api/csrf_token`) and every unsafe call.
 */
export const kinds: readonly Kind[] = [
  {
    name: 'programme-v1',
    matches: /^\/api\/(cinema\/(movies|upcoming)|(movies|cinemas)\/[^/]+\/showtimes)$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 14,
    why: 'A wrong time costs somebody the evening, so the server is asked first; in the foyer a bad line must not keep anybody waiting. Nothing is shown for longer than the fortnight a programme reaches.',
  },
  {
    name: 'showtimes-v1',
    matches: /^\/api\/cinema_showtimes\/[^/]+$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 300,
    maxAgeDays: 14,
    why: 'As the programme; one showtime may be cancelled or moved.',
  },
  {
    name: 'films-v1',
    matches: /^\/api\/movies(\/[^/]+)?$/,
    how: 'network-first',
    timeoutSeconds: 3,
    content: 'json',
    maxEntries: 300,
    maxAgeDays: 60,
    why: 'Averages move with every rating, the own one among them: an answer from before it would seem to have lost it.',
  },
  {
    name: 'cinemas-v1',
    matches: /^\/api\/cinemas(\/[^/]+)?$/,
    how: 'network-first',
    timeoutSeconds: 2,
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 60,
    why: 'Changes seldom, but an answer from the device carries its age on the screen, which nobody should see while online.',
  },
  {
    name: 'cities-v1',
    matches: /^\/api\/cinema\/cities$/,
    how: 'stale-while-revalidate',
    content: 'json',
    maxEntries: 2,
    maxAgeDays: 180,
    why: 'A menu that hardly ever changes and shows no age.',
  },
  {
    name: 'trivia-v1',
    matches: /^\/api\/[^/]+\/[^/]+\/trivia$/,
    how: 'stale-while-revalidate',
    content: 'json',
    maxEntries: 150,
    maxAgeDays: 60,
    why: 'Reading matter: old is as good as new, and never worth waiting for.',
  },
  {
    name: 'images-v1',
    matches: /^\/images\//,
    how: 'cache-first',
    content: 'image',
    maxEntries: 800,
    maxBytes: 40 * 1024 * 1024,
    maxAgeDays: 120,
    why: 'Immutable under their URL. Bounded in bytes too, because a still weighs ten times a small poster.',
  },
]

/** The kind of a same-origin path, if the worker keeps it. */
export function kindOf(path: string): Kind | undefined {
  return kinds.find(({ matches }) => matches.test(path))
}

/**
 * Navigations that are no screens of the app and must reach the server: the API and its reference, images, calendar
 * files, health, the beacon, feeds and XML sitemaps. (`/sitemaps` is a screen.)
 */
export const notTheShell: readonly RegExp[] = [
  /^\/(api|images)(\/|$)/,
  /^\/(healthz|readyz|t\.gif|rss)(\/|$|\?)/,
  /^\/cinema_showtimes\//,
  /^\/[^?]*\.(ics|xml|rss|atom|json|txt|gif|png|svg|webmanifest|js|css|zip|csv)(\?|$)/,
]
