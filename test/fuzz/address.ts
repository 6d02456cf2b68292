import fc from 'fast-check'
import type { Call } from '#contract/call.ts'
import { oddText } from './oddText.ts'
import { schemaValue } from './schemaValue.ts'
import { things } from './things.ts'

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values)

/** Percent-encodes any text; half of a surrogate pair becomes the three bytes that are invalid in UTF-8. */
const encode = (text: string): string =>
  text.replace(/\p{Cs}|[^A-Za-z0-9._~-]/gu, (part) => (/\p{Cs}/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Ids for a parameter: by the folder before it, or by the type before it. */
function idOf(path: string, type: unknown): fc.Arbitrary<string> {
  const folder = /\/api\/(?:me\/|moderation\/)?(\w+)\/:id/.exec(path)?.[1] ?? textOf(type)
  const ids = (Object.hasOwn(things, folder) ? things[folder] : things.movies) ?? []
  return fc.oneof({ weight: 12, arbitrary: pick(ids) }, { weight: 2, arbitrary: oddText })
}

/** The address of a call with its parameters and its query. */
export function callAddress(call: Call): fc.Arbitrary<string> {
  const params = call.params ? schemaValue(call.params) : fc.constant({})
  const path = params.chain((values) => {
    const named = Object(values) as Record<string, unknown>
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const parts = names.map((name) =>
      name === 'id' ? idOf(call.path, named.type) : fc.constant(textOf(named[name] ?? 'movies')),
    )
    return fc
      .tuple(...parts)
      .map((texts) => call.path.replace(/:(\w+)/g, (_whole, name: string) => encode(texts[names.indexOf(name)] ?? '')))
  })
  if (!call.query) return path
  return fc.tuple(path, schemaValue(call.query), twist).map(([before, query, add]) => before + add(toQuery(query)))
}

/** `key=value`; for arrays, `key[]=value`. */
function toQuery(query: unknown): string {
  const pairs = Object.entries(Object(query) as Record<string, unknown>).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.slice(0, 60).map((item) => `${encode(key)}[]=${encode(textOf(item))}`)
      : [`${encode(key)}=${encode(textOf(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The mistakes of other clients in a query: the same key twice, as an array, without a value, cut off. */
const twist: fc.Arbitrary<(query: string) => string> = fc.oneof(
  { weight: 8, arbitrary: fc.constant((query: string) => query) },
  {
    weight: 1,
    arbitrary: pick([
      (query) => `${query}&${query.slice(1)}`,
      (query) => query.replaceAll('=', '[]='),
      (query) => query.replaceAll('[]=', '='),
      (query) => query.replaceAll('=', '[a][b]='),
      (query) => query.replace(/=[^&]*/, ''),
      (query) => `${query}&__proto__[x]=1&constructor=1&=&&`,
      (query) => `${query}%`,
      (query) => `${query.replace('?', '??')}#?`,
    ] satisfies ((query: string) => string)[]),
  },
)

/** The rendered pages, by the patterns of the app's routes. A test compares them with the router. */
export const pages = [
  ...[
    '/',
    '/anmelden',
    '/ausstehend',
    '/benachrichtigungen',
    '/erste-schritte',
    '/filme',
    '/filme/beste',
    '/konto',
    '/liste',
    '/moderation',
    '/moderation/rollen',
  ],
  ...['/kino/kinoprogramm', '/kino/kinoprogramm/demnaechst-im-kino', '/kino/kinoprogramm/kinostarts', '/kinos'],
  ...[
    '/kino/kinoprogramm/lieblingskinos',
    '/my_friendships',
    '/my_watchlist',
    '/myprofile',
    '/news',
    '/blogs',
    '/quickratings',
  ],
  ...[
    '/registrieren',
    '/registrieren/erfolg',
    '/serie',
    '/serien/beste',
    '/sitemaps',
    '/suche',
    '/support',
    '/unterwegs',
  ],
  ...['/aktivieren/$token', '/passwort/$token', '/email/$token', '/hinweis/$name', '/pages/$name', '/kinos/$permalink'],
  ...[
    '/movies/$permalink',
    '/movies/$permalink/kinoprogramm',
    '/movies/$permalink/kommentare',
    '/movies/$permalink/trivia',
  ],
  ...['/serie/$permalink', '/serie/$permalink/trivia', '/people/$permalink', '/liste/$permalink', '/news/$permalink'],
  ...['/blogs/$permalink', '/users/$id', '/users/$id/$page', '/dev/stil', '/$'],
]

const ofPage: Readonly<Record<string, string>> = {
  serie: 'series',
  kinos: 'cinemas',
  liste: 'lists',
  news: 'articles',
  blogs: 'articles',
}

/** The query parameters that pages read. */
const pageQuery = fc
  .array(
    fc.tuple(
      pick([
        'city',
        'location',
        'coordinates',
        'date',
        'version[]',
        'feature[]',
        'genre[]',
        'order',
        'page',
        'year',
        'country',
        'q',
        'class[]',
        'category',
        'kommentar',
        'eintrag',
        'view',
        'state',
        'type',
        'member',
        'weiter',
      ]),
      fc.oneof(
        oddText,
        pick([
          'berlin',
          '52.5,13.4',
          '2026-11-21',
          '2',
          '3D',
          'Drama',
          'rating',
          '2020-2029',
          'regen',
          'Movie',
          '/konto',
          ...(things.comments ?? []),
        ]),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${encode(value)}`).join('&')}`))

export const pageAddress: fc.Arbitrary<string> = fc.tuple(pick(pages), pageQuery).chain(([pattern, query]) => {
  const [, folder = ''] = pattern.split('/')
  const ids = Object.entries(things).find(([name]) => name === (ofPage[folder] ?? folder))?.[1]
  const part = ids
    ? fc.oneof({ weight: 6, arbitrary: pick(ids) }, oddText)
    : fc.oneof(oddText, pick(['about', 'listen', 'passwort']))
  return fc.tuple(part, part).map(([first, second]) => {
    const parts = [first, second]
    return pattern.replace(/\$\w*/g, () => encode(parts.shift() ?? '')) + query
  })
})

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

/** Addresses that no client of ours writes. Node sends them unchanged. */
export function malformed(address: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const parts = [
    '%',
    '%z',
    '%00',
    '%0d%0a',
    '%c0%af',
    '%ff',
    '%ED%A0%80',
    '//',
    '/./',
    '/../',
    '/..%2f',
    '%2e%2e/',
    ';',
    '\\',
    '?',
    '#',
    '\xff',
    '[',
    ']',
    '{}',
    '|',
    '^',
    '&amp;',
    '*',
    '@',
    ':',
    `/${'a'.repeat(201)}`,
    'x'.repeat(7_000),
  ]
  const inserted = fc
    .tuple(address, pick(parts), fc.nat({ max: 60 }))
    .map(([path, part, at]) => `/${path.slice(1, at)}${part}${path.slice(Math.max(1, at))}`)
  const whole = pick([
    '//',
    '//evil.example/',
    '///api/session',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%',
    '/?%',
    '/#',
    '/api',
    '/api/',
    '/api//session',
    '/API/session',
    '/api/session/',
    '/api/%73ession',
    '/api/../etc/passwd',
    '/api/:type/:id/comments',
    '/api/movies/%2e%2e',
    '/.',
    '/..',
    '/;/api/session',
  ])
  const moved = address.map((path) => `http://evil.example${path}`)
  return fc.oneof({ weight: 4, arbitrary: inserted }, { weight: 2, arbitrary: whole }, moved)
}
