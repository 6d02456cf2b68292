/**
 * The address of a page as the site itself names it: of PUBLIC_URL, whatever host a request line brings along.
 * `//evil.example/` and `http://evil.example/` are paths here like any other.
 *
 * @param target of the request, as it was sent.
 * @returns `moved`: the path has single slashes now, and the browser had better ask for that one. Two at its beginning
 *   would be a host to whatever reads the path as an address.
 */
export function toPageUrl(target: string, publicUrl: URL): { url: URL; moved: boolean } {
  const path = target.replace(/^https?:\/\/[^/?#\\]*/i, '')
  // The slash ends the host: nothing behind it can change that.
  const url = new URL(publicUrl.origin + (path.startsWith('/') ? path : `/${path}`))
  const { pathname } = url
  url.pathname = pathname.replace(/\/{2,}/g, '/')
  return { url, moved: url.pathname !== pathname }
}

/** Pages that take the server longer than others, as often as it could make one of those meanwhile. */
const COSTS = [
  [/^\/suche(\/|$)/i, 4],
  [/^\/(users\/|myprofile(\/|$))/i, 3],
  [/^\/(liste\/?)?$/i, 2],
] as const

/** How many pages one counts as. The router decodes, and takes upper case too. */
export function toPageCost({ pathname }: URL): number {
  const plain = pathname.replace(/%([4-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return COSTS.find(([path]) => path.test(plain))?.[1] ?? 1
}
