import { document, element } from './xml.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A list of pages. @param urls absolute, at most 50,000 */
export function toSitemap(urls: readonly string[]): string {
  return document(
    `<urlset xmlns="${NAMESPACE}">${urls.map((url) => `<url>${element('loc', url)}</url>`).join('')}</urlset>`,
  )
}

/** A list of such lists. */
export function toSitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>`).join('')
  return document(`<sitemapindex xmlns="${NAMESPACE}">${entries}</sitemapindex>`)
}
