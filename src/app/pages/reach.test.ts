import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { comingPlaces, findComingPlace } from '../../texts/comingSoon.ts'
import { footerLinks } from '../../texts/footer.ts'
import { findStaticPage } from '../../texts/pages/staticPages.ts'
import { accountLinks, menus } from '../../texts/shell.ts'
import { createAppRouter } from './router.tsx'

/** The paths of PRODUCT A1, A3, A5, B3, B5, C2, C3 and D1, each once, with names where names stand. */
const promised = [
  ...['/', '/filme', '/filme/beste', '/filme/vorhersage', '/quickratings', '/trailer-videos', '/liste', '/people'],
  ...['/serie', '/serien/beste', '/serien/vorhersage', '/news', '/thema/kino', '/thema/serie', '/thema/vod', '/blogs'],
  ...['/podcast', '/kino/kinoprogramm', '/kino/kinoprogramm/kinostarts', '/kino/kinoprogramm/demnaechst-im-kino'],
  ...['/kino/kinoprogramm/lieblingskinos', '/streaming/neuerscheinungen', '/dvd/dvds-neu', '/dvd/tipps'],
  ...['/dvd/demnaechst-auf-dvd', '/tv/fernsehprogramm', '/thema/gewinnspiel', '/suche', '/myprofile', '/my_blog'],
  ...[
    '/my_watchlist',
    '/mein_tagebuch',
    '/meine_verabredungen',
    '/verabredung/abc',
    '/verabreden',
    '/my_boards',
    '/inbox',
    '/inbox/neu',
    '/inbox/abc',
    '/my_friendships',
    '/support',
    '/users/u-1',
    '/sitemaps',
  ],
  ...['/pages/about', '/pages/faq', '/pages/contact', '/pages/tour', '/pages/richtlinien', '/pages/imprint'],
  ...['/pages/terms', '/pages/privacy', '/movies/salz', '/movies/salz/trivia', '/movies/salz/kommentare'],
  ...['/movies/salz/kinoprogramm', '/serie/dark', '/serie/dark/staffel/1', '/people/bruno-ganz', '/kinos'],
  ...['/movies/salz/besetzung', '/movies/salz/listen', '/serie/dark/besetzung', '/serie/dark/listen', '/reihe/alien'],
  ...['/kinos/polaris', '/liste/regen', '/news/artikel', '/blogs/artikel', '/podcast/folge', '/ausstehend'],
  ...['/unterwegs', '/konto', '/benachrichtigungen', '/registrieren', '/registrieren/erfolg', '/aktivieren/abc'],
  ...['/passwort/abc', '/email/abc', '/anmelden', '/hinweis/passwort', '/users/kinofan/filmbewertungen'],
  ...['/users/kinofan/serienbewertungen', '/users/kinofan/kommentare', '/users/kinofan/listen'],
  ...['/users/kinofan/artikel', '/moderation', '/moderation/rollen', '/erste-schritte'],
]

const router = createAppRouter(createStore())
/** The pattern of the route that takes a path; `/$` takes what no other does. */
const routeOf = (path: string) => router.matchRoutes(path, {}).at(-1)?.fullPath

it.each(promised)('has a screen at %s, or says what will be there', (path) => {
  const isBuilt = routeOf(path) !== '/$'
  const isComing = findComingPlace(path) !== null
  expect([isBuilt, isComing]).toEqual(isBuilt ? [true, false] : [false, true])
})

it('promises every path of the menus, the account and the footer', () => {
  const account = [
    '/myprofile',
    '/my_blog',
    '/my_watchlist',
    '/mein_tagebuch',
    '/meine_verabredungen',
    '/my_boards',
    '/inbox',
    '/my_friendships',
    '/benachrichtigungen',
    '/support',
  ].concat('/ausstehend', '/moderation')
  expect(Object.keys(accountLinks)).toHaveLength(account.length + 1)
  const linked = [
    ...menus.flatMap(({ entries }) => entries.map(({ path }) => path)),
    ...account,
    ...footerLinks.filter(({ outside }) => !outside).map(({ path }) => path),
  ]
  expect(linked.filter((path) => !promised.includes(path))).toEqual([])
})

it('has written every static page it links', () => {
  for (const path of promised.filter((each) => each.startsWith('/pages/'))) {
    expect(findStaticPage(path.replace('/pages/', '')), path).not.toBeNull()
  }
  expect(findStaticPage('constructor')).toBeNull()
})

it('leads from every place to come to places that exist, and never to itself', () => {
  for (const [path, { ways }] of Object.entries(comingPlaces)) {
    for (const { to } of ways) {
      expect(to, path).not.toBe(path)
      const target = to.replace('{name}', 'dark')
      expect(routeOf(target) !== '/$' || findComingPlace(target) !== null, `${path} → ${to}`).toBe(true)
    }
  }
})
