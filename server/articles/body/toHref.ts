/** Stands for this site, wherever it is served. */
const OWN = 'https://own.invalid'

/**
 * Where a link of a body may lead: `http(s)`, or a path of this site; null for everything else (`javascript:`, `data:`,
 * `//host`, addresses with a password). Read as a browser reads it, which strips tabs and takes `\` for `/`.
 */
export function toHref(address: string): string | null {
  // `URL.parse` is younger than the oldest Node.js that runs this.
  const url = URL.canParse(address, OWN) ? new URL(address, OWN) : null
  if (url === null || url.username !== '' || url.password !== '') return null
  if (url.origin === OWN) {
    const path = url.pathname + url.search + url.hash
    return address.startsWith('/') && !path.startsWith('//') ? path : null
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && /^https?:\/\//i.test(address) ? url.href : null
}
