import { createHash } from 'node:crypto'
import { APP_POLICY } from '#contract/trustedTypes.ts'
import type { VendorSources } from './vendorSources.ts'

const INLINE_SCRIPT = /<script(?: data-frame| type="importmap")?>([\s\S]*?)<\/script>/g

/** The inline scripts of the built `index.html`, with its import map. Never call it with a page that holds content. */
export const readInlineScripts = (shell: string): string[] =>
  [...shell.matchAll(INLINE_SCRIPT)].map(([, source = '']) => source)

/** The inline stylesheets of the built `index.html`. Never call it with a page that holds content. */
export const readInlineStyles = (shell: string): string[] =>
  [...shell.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, source = '']) => source)

/** The CSP source that allows an inline script or stylesheet: `'sha256-…'`. */
const toHash = (source: string) => `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`

/** The sources of a page's inline scripts and stylesheets, from whoever wrote them: never read from a page with content. */
export type InlineSources = { scripts: readonly string[]; styles?: readonly string[] | undefined }

/**
 * The policy of a page. Scripts and styles are allowed by hash, not by nonce, so that cached pages and the precached
 * shell keep it (ADR 033).
 *
 * @param secure whether the site is served by https.
 * @param vendors whom the operator configured; nobody else is ever reached.
 */
export function contentSecurityPolicy(
  { scripts, styles = [] }: InlineSources,
  secure: boolean,
  vendors: VendorSources = {},
): string {
  const hostsOf = (directive: keyof VendorSources) => vendors[directive] ?? []
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts.map(toHash)), ...hostsOf('script-src')].join(' '),
    ["style-src 'self'", ...styles.map(toHash)].join(' '),
    "style-src-attr 'none'",
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
    "require-trusted-types-for 'script'",
    // A vendor's scripts set addresses and HTML as strings, which the default policy checks (src/app/start/vendorPolicy.ts).
    `trusted-types ${APP_POLICY}${vendors['script-src'] ? ' default' : ''}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
