import { useLocation, useMatches } from '@tanstack/react-router'

/** Pages that stand below another address than the entry they belong to. */
const elsewhere: readonly [start: RegExp, above: string][] = [
  [/^\/movies\/[^/]+\/kinoprogramm/, '/kino/kinoprogramm'],
  [/^\/movies\//, '/filme/'],
  [/^\/kinos(?=\/|$)/, '/kino/kinoprogramm'],
]

/** Whether a page is that of a menu's entry or stands below it: the rule of all menus. */
export function belongsTo(path: string, entry: string): boolean {
  const [start = '', above = ''] = elsewhere.find(([each]) => each.test(path)) ?? []
  const place = path.replace(start, above)
  return place === entry || place.startsWith(`${entry}/`)
}

/** The path of the page that is shown, for the menus' marks; empty where there is none (404). */
export function usePagePath(): string {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isMissing = useMatches({
    // The router marks a thing that is not there by its state, an address that no route has by its own sign.
    select: (matches) => matches.some(({ status, _notFound }) => status === 'notFound' || _notFound),
  })
  return isMissing ? '' : path
}
