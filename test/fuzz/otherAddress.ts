import fc from 'fast-check'
import { encode, pick } from './encode.ts'
import { oddText } from './oddText.ts'
import { things } from './things.ts'

/** Addresses that are neither calls nor pages: for machines, images, files of the build. */
export const otherAddress: fc.Arbitrary<string> = fc.oneof(
  pick([
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/lists-1.xml',
    '/rss/lichtspiel-standard',
    '/rss/x-standard',
    '/healthz',
    '/readyz',
  ]),
  pick([
    '/api/docs',
    '/api/docs/json',
    '/api/docs/static/index.html',
    '/index.html',
    '/sw.js',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/dev/mail',
    '/.vite/manifest.json',
  ]),
  fc
    .tuple(
      pick(['/sitemap/', '/rss/', '/api/docs/', '/dev/mail/', '/assets/', '/cinema_showtimes/']),
      oddText,
      pick(['', '.xml', '.ics', '.js']),
    )
    .map(([folder, text, ending]) => folder + encode(text) + ending),
  fc
    .tuple(oddText, pick(['52', '400', '0', '-1', '1e3', 'x']), oddText)
    .map((parts) => `/images/${parts.map(encode).join('/')}`),
  fc
    .tuple(pick(things.movies ?? []), pick(['92', '342', '500']))
    .map(([id, width]) => `/images/${id.replace(/^m-/, 'p-')}/${width}/${id.replace(/^m-/, '')}`),
)
