import { createHash } from 'node:crypto'
import type { VendorSources } from './vendorSources.ts'

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The CSP sources of a page's inline scripts: `'sha256-…'` each. Data blocks such as JSON-LD never run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (/\btype="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`)
  }
  return [...hashes]
}

/**
 * The policy of a page. Scripts are allowed by hash, not by nonce, so that cached pages and the precached shell keep it
 * (DESIGN.md, First page). React writes style attributes, which no hash can cover, hence `style-src-attr`.
 *
 * @param secure whether the site is served by https.
 * @param vendors whom the operator configured; nobody else is ever reached.
 */
export function contentSecurityPolicy(html: string, secure: boolean, vendors: VendorSources = {}): string {
  const hostsOf = (directive: keyof VendorSources) => vendors[directive] ?? []
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html), ...hostsOf('script-src')].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...hostsOf('connect-src')].join(' '),
    ...(vendors['frame-src'] ? [`frame-src ${vendors['frame-src'].join(' ')}`] : []),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
