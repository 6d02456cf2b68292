import { decodeQuery } from '#contract/query.ts'

/** A path of the server's, below the host, as the router's links take it. */
export function toPlace(link: string): { to: string; search: Record<string, string | string[]> } {
  const [path = '/', query = ''] = link.split('?')
  return { to: path, search: { ...decodeQuery(query) } }
}
