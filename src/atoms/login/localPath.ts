/** Only its origin counts: a path to another site is refused. */
const HERE = 'https://here.invalid'

/**
 * A path of this site out of a URL that anybody may have made, for going on after the sign-in; null for everything
 * else. `//evil.example`, `/\evil.example` and their disguises with tabs and line breaks leave the site in a browser,
 * so the answer is what the URL parser makes of them, never the text itself.
 */
export function toLocalPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500 || !/^\/(?![/\\])/.test(value)) return null
  try {
    const url = new URL(value, HERE)
    const path = url.pathname + url.search + url.hash
    return url.origin === HERE && !path.startsWith('//') ? path : null
  } catch {
    return null
  }
}
