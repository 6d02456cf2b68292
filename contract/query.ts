type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type Query = Readonly<Record<string, QueryValue>>

/**
 * Encodes a query as the specification's section 7 asks: `key=value`, arrays as `key[]=value`,
 * null and undefined left out. Keys keep their order, so that one query has one URL (and one cache entry).
 *
 * @returns the query with its leading `?`, or the empty string.
 */
export function encodeQuery(query: Query): string {
  const pairs: string[] = []
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    if (typeof value === 'object') {
      for (const item of value) pairs.push(`${encodeURIComponent(key)}[]=${encodeURIComponent(item)}`)
    } else {
      pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    }
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/**
 * The inverse of `encodeQuery`. `key[]` always gives an array under `key`; of a repeated plain key the last one counts.
 *
 * @param search the raw query string, with or without `?`.
 */
export function decodeQuery(search: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = Object.create(null)
  for (const [rawKey, value] of new URLSearchParams(search)) {
    if (rawKey.endsWith('[]')) {
      const key = rawKey.slice(0, -2)
      const known = result[key]
      result[key] = Array.isArray(known) ? [...known, value] : [value]
    } else {
      result[rawKey] = value
    }
  }
  return result
}
