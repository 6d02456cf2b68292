import fc from 'fast-check'
import { encode, pick } from './encode.ts'
import { oddText } from './oddText.ts'
import { things } from './things.ts'

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
    '/mein_tagebuch',
    '/meine_verabredungen',
    '/verabreden',
    '/my_blog',
    '/my_blog/$id',
    '/verabredung/$id',
    '/inbox',
    '/inbox/neu',
    '/inbox/$id',
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
    '/movies/$permalink/besetzung',
    '/movies/$permalink/kinoprogramm',
    '/movies/$permalink/kommentare',
    '/movies/$permalink/listen',
    '/movies/$permalink/trivia',
  ],
  ...[
    '/dvd/demnaechst-auf-dvd',
    '/dvd/dvds-neu',
    '/dvd/tipps',
    '/people',
    '/reihe/$permalink',
    '/serie/$permalink/besetzung',
    '/serie/$permalink/listen',
    '/serie/$permalink/staffel/$number',
    '/streaming/neuerscheinungen',
    '/tv/fernsehprogramm',
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
        'letter',
        'job',
        'birthday',
        'sender[]',
        'tag',
        'show',
        'ansicht',
      ]),
      fc.oneof(
        oddText,
        pick([
          'berlin',
          '52.5,13.4',
          '2026-11-21',
          '2',
          '3D',
          'AD',
          'zeit',
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
