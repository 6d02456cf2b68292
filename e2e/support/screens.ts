import { expect } from '@playwright/test'
import { blogScreens, blogScreensOfMembers } from './blogScreens.ts'
import { catalogueScreens, film, quick } from './catalogueScreens.ts'
import { meetupScreens, meetupScreensOfMembers } from './meetupScreens.ts'
import { messageScreens, messageScreensOfMembers } from './messageScreens.ts'
import { above, at, type Open, ofCinema, ofFilm, press, untilDialog } from './ways.ts'

/**
 * A screen of the app.
 *
 * - `route`: the pattern of its route.
 * - `open`: opens the screen where its address differs from the pattern, or where it lies above a page; by default the
 * pattern is the address.
 * - `width`: the width of the page in pixels, where other widths would not show the screen.
 */
export type Screen = { route: string; open?: Open; width?: number }

const PHONE = 390

/** The screens of visitors, apart from those of members; screens of a group share one page. */
export const screensOf = {
  'of the cinema': {
    home: { route: '/' },
    programme: { route: '/kino/kinoprogramm' },
    'programme by forecast': { route: '/kino/kinoprogramm', open: at('/kino/kinoprogramm?order=forecast') },
    starts: { route: '/kino/kinoprogramm/kinostarts' },
    upcoming: { route: '/kino/kinoprogramm/demnaechst-im-kino' },
    'favourite cinemas': { route: '/kino/kinoprogramm/lieblingskinos' },
    cities: { route: '/kinos' },
    'cinemas of a city': { route: '/kinos', open: at('/kinos?city=berlin') },
    cinema: { route: '/kinos/$permalink', open: ofCinema },
    'film showtimes': { route: '/movies/$permalink/kinoprogramm', open: ofFilm('/kinoprogramm') },
    'offline bundle': { route: '/unterwegs' },
    outbox: { route: '/ausstehend' },
    search: { route: '/suche' },
    'search results': { route: '/suche', open: at('/suche?q=haus') },
    'search for nothing there': { route: '/suche', open: at('/suche?q=xqzwv') },
  },
  'of the catalogue': catalogueScreens,
  'at home': {
    streaming: { route: '/streaming/neuerscheinungen' },
    'new discs': { route: '/dvd/dvds-neu' },
    'disc tips': { route: '/dvd/tipps' },
    'discs to come': { route: '/dvd/demnaechst-auf-dvd' },
    television: { route: '/tv/fernsehprogramm' },
  },
  'of words, and to come': {
    'a message': { route: '/hinweis/$name', open: at('/hinweis/passwort') },
    privacy: { route: '/pages/$name', open: at('/pages/privacy') },
    questions: { route: '/pages/$name', open: at('/pages/faq') },
    tour: { route: '/pages/$name', open: at('/pages/tour') },
    contact: { route: '/pages/$name', open: at('/pages/contact') },
    help: { route: '/support' },
    directory: { route: '/sitemaps' },
    // Places to come share one view: one with posters, one of members.
    'place to come': { route: '/$', open: at('/thema/kino') },
    'place of a member': { route: '/$', open: at('/my_boards') },
    'not found': { route: '/$', open: at('/gibt/es/nicht') },
  },
  'of accounts': {
    'sign-in': { route: '/anmelden' },
    recovery: {
      route: '/anmelden',
      open: above(at('/anmelden'), async (page) => {
        await page.getByRole('main').getByRole('button', { name: 'Passwort vergessen?' }).click()
        await expect(page.getByRole('main').getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible()
      }),
    },
    registration: { route: '/registrieren' },
    'registration with faults': {
      route: '/registrieren',
      open: above(at('/registrieren'), async (page) => {
        await page.getByRole('textbox', { name: 'Benutzername' }).fill('x')
        await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
      }),
    },
    'registration done': { route: '/registrieren/erfolg' },
    'activation by a link that is over': { route: '/aktivieren/$token', open: at('/aktivieren/nichts') },
    'new password': { route: '/passwort/$token', open: at('/passwort/nichts') },
    'new address by a link that is over': { route: '/email/$token', open: at('/email/nichts') },
    'account of nobody': { route: '/konto' },
    'first steps of nobody': { route: '/erste-schritte' },
    'watchlist of nobody': { route: '/my_watchlist' },
    'diary of nobody': { route: '/mein_tagebuch' },
    ...meetupScreens,
    ...messageScreens,
    ...blogScreens,
    'moderation of nobody': { route: '/moderation' },
    'roles of nobody': { route: '/moderation/rollen' },
  },
  'above a page': {
    showtime: {
      route: '/kino/kinoprogramm',
      open: above(at('/kino/kinoprogramm'), async (page) => {
        await page
          .getByRole('link', { name: /^\d\d:\d\d/ })
          .first()
          .click()
        await untilDialog(page)
      }),
    },
    'login above a page': {
      ...film,
      open: above(film.open, async (page) => {
        await press(page, 'Lieblingsfilm')
        await untilDialog(page)
      }),
    },
    share: {
      ...film,
      open: above(film.open, async (page) => {
        await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
        await press(page, 'Teilen')
        await untilDialog(page)
      }),
    },
    appearance: {
      route: '/pages/$name',
      open: above(at('/pages/terms'), async (page) => {
        await page.getByRole('contentinfo').getByRole('button', { name: 'Darstellung' }).click()
        await untilDialog(page)
      }),
    },
    consent: {
      route: '/pages/$name',
      open: above(at('/pages/terms'), async (page) => {
        await page.getByRole('contentinfo').getByRole('button', { name: 'Einstellungen anpassen' }).click()
        await untilDialog(page)
      }),
    },
    menu: {
      route: '/filme',
      width: PHONE,
      open: above(at('/filme'), async (page) => {
        await press(page, 'Menü öffnen')
        await expect(page.getByRole('link', { name: 'Schnell bewerten' })).toBeVisible()
      }),
    },
    'menu of a visitor': {
      route: '/support',
      open: above(at('/support'), async (page) => {
        await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
        await expect(page.getByRole('textbox', { name: 'Benutzername' })).toBeVisible()
      }),
    },
    suggestions: {
      route: '/support',
      open: above(at('/support'), async (page) => {
        await page.getByRole('banner').locator('input[name=q]').fill('haus')
        await expect(page.getByRole('option', { name: 'Alle anzeigen' })).toBeVisible()
      }),
    },
  },
} satisfies Record<string, Record<string, Screen>>

/** Screens that members alone see, or see in another form. */
export const screensOfMembers = {
  film,
  'quick ratings': quick,
  'own profile': { route: '/myprofile' },
  profile: { route: '/users/$id', open: at('/users/Programmkino_Ulla') },
  'ratings of a member': { route: '/users/$id/$page', open: at('/users/Programmkino_Ulla/filmbewertungen') },
  friends: { route: '/my_friendships' },
  account: { route: '/konto' },
  'first steps: cinemas': {
    route: '/erste-schritte',
    open: above(at('/erste-schritte?schritt=kinos'), async (page) => {
      await press(page, /^Berlin/)
      await expect(page.getByRole('button', { name: /^(Merken|Gemerkt): / }).first()).toBeVisible()
    }),
  },
  'first steps: ratings': {
    route: '/erste-schritte',
    open: async (page) => {
      await page.goto('/erste-schritte?schritt=bewerten')
      await expect(page.getByRole('slider', { name: 'Deine Wertung' })).toBeVisible()
    },
  },
  'first steps: theme': { route: '/erste-schritte', open: at('/erste-schritte?schritt=darstellung') },
  'first steps: end': { route: '/erste-schritte', open: at('/erste-schritte?schritt=fertig') },
  lists: {
    route: '/liste',
    open: above(at('/liste'), async (page) => {
      await press(page, 'Neue Liste')
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    }),
  },
  'own list, edited': {
    route: '/liste/$permalink',
    open: above(at('/liste/filme-fuer-regentage'), async (page) => {
      await press(page, 'Bearbeiten')
      await expect(page.getByRole('heading', { name: 'Liste bearbeiten' })).toBeVisible()
    }),
  },
  watchlist: { route: '/my_watchlist' },
  diary: { route: '/mein_tagebuch' },
  ...meetupScreensOfMembers,
  ...messageScreensOfMembers,
  ...blogScreensOfMembers,
  notifications: { route: '/benachrichtigungen' },
  'form above a film': {
    ...film,
    open: above(film.open, async (page) => {
      await page.getByRole('button', { name: 'Liste', exact: true }).click()
      await page.getByRole('combobox', { name: 'Liste' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    }),
  },
  outbox: { route: '/ausstehend' },
  'favourite cinemas': { route: '/kino/kinoprogramm/lieblingskinos' },
  'user menu': {
    route: '/filme',
    open: above(at('/filme'), async (page) => {
      await press(page, /^Benutzermenü/)
      await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
    }),
  },
} satisfies Record<string, Screen>
