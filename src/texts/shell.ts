export const skipToContent = 'Zum Inhalt springen'
export const menuLabel = 'Menü'
export const mainAreas = 'Hauptbereiche'
export const homeLabel = 'Lichtspiel, Startseite'
export const searchPlaceholder = 'Filme, Serien, Stars, Kinos...'
export const search = 'Suche'
export const searchSubmit = 'Suchen'
export const openMenu = 'Menü öffnen'
export const closeMenu = 'Menü schließen'
export const signIn = 'Anmelden'
export const signOut = 'Abmelden'
export const userMenu = (news = 0, notifications = 0): string => {
  const unread = notifications === 1 ? '1 Benachrichtigung' : `${notifications} Benachrichtigungen`
  return ['Benutzermenü', ...(news > 0 ? [`${news} neu`] : []), ...(notifications > 0 ? [unread] : [])].join(', ')
}
export const outbox = (waiting: number, failed: number): string =>
  failed > 0
    ? `Ausstehende Aktionen: ${waiting + failed}, davon ${failed} fehlgeschlagen`
    : `Ausstehende Aktionen: ${waiting}`
export const appearance = 'Darstellung'
export const appearanceText = 'Tagsüber Programmheft, abends Saal.'
export const themeNames = { light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät' } as const
export const appearanceIs = (theme: keyof typeof themeNames): string =>
  theme === 'system' ? 'Darstellung: wie das Gerät' : `Darstellung: ${themeNames[theme].toLowerCase()}`

export const offline = 'Offline'
export const notice = 'Hinweis'

export const updateReady = 'Neue Version verfügbar'
export const update = 'Aktualisieren'
export const updateLosesText = 'Aktualisieren lädt neu: Was du hier gerade tippst, geht verloren.'
export const updateAnyway = 'Trotzdem aktualisieren'
export const later = 'Später'

export const offlineBundle = 'Für unterwegs'

/** A link of a menu. Paths are the specification's. */
export type MenuEntry = { label: string; path: string; search?: Readonly<Record<string, string>> }
export type MenuGroup = { label: string; entries: readonly MenuEntry[] }

export const menus: readonly MenuGroup[] = [
  {
    label: 'Filme',
    entries: [
      { label: 'Alle Filme', path: '/filme' },
      { label: 'Beste Filme', path: '/filme/beste' },
      { label: 'Vorhersage', path: '/filme/vorhersage' },
      { label: 'Schnell bewerten', path: '/quickratings' },
      { label: 'Trailer', path: '/trailer-videos' },
      { label: 'Listen', path: '/liste' },
      { label: 'Stars', path: '/people' },
    ],
  },
  {
    label: 'Serien',
    entries: [
      { label: 'Alle Serien', path: '/serie' },
      { label: 'Beste Serien', path: '/serien/beste' },
      { label: 'Vorhersage', path: '/serien/vorhersage' },
      { label: 'Listen', path: '/liste' },
      { label: 'Stars', path: '/people' },
    ],
  },
  {
    label: 'News',
    entries: [
      { label: 'Alle News', path: '/news' },
      { label: 'Kino', path: '/thema/kino' },
      { label: 'Serien', path: '/thema/serie' },
      { label: 'Streaming', path: '/thema/vod' },
      { label: 'Blogs', path: '/blogs' },
    ],
  },
  { label: 'Podcast', entries: [{ label: 'Alle Folgen', path: '/podcast' }] },
  {
    label: 'Kino',
    entries: [
      { label: 'Kinoprogramm', path: '/kino/kinoprogramm' },
      { label: 'Kinostarts', path: '/kino/kinoprogramm/kinostarts' },
      { label: 'Demnächst im Kino', path: '/kino/kinoprogramm/demnaechst-im-kino' },
      { label: 'Nach deiner Vorhersage', path: '/kino/kinoprogramm', search: { order: 'forecast' } },
      { label: 'Lieblingskinos', path: '/kino/kinoprogramm/lieblingskinos' },
    ],
  },
  {
    label: 'Zuhause',
    entries: [
      { label: 'Neu im Streaming', path: '/streaming/neuerscheinungen' },
      { label: 'Neu auf DVD', path: '/dvd/dvds-neu' },
      { label: 'DVD-Tipps', path: '/dvd/tipps' },
      { label: 'Demnächst auf DVD', path: '/dvd/demnaechst-auf-dvd' },
      { label: 'Fernsehprogramm', path: '/tv/fernsehprogramm' },
      { label: 'Gewinnspiele', path: '/thema/gewinnspiel' },
    ],
  },
]

export const barHome = 'Startseite'
export const barCinema = 'Kino'
export const barSearch = 'Suche'
export const barLists = 'Listen'
export const barProfile = 'Profil'

export const profileNews = (messages: number, requests: number): string =>
  [
    messages === 1 ? '1 neue Nachricht' : messages > 1 ? `${messages} neue Nachrichten` : '',
    requests === 1 ? '1 Anfrage' : requests > 1 ? `${requests} Anfragen` : '',
  ]
    .filter(Boolean)
    .join(', ')
export const countFilms = 'Filme'
export const countSeries = 'Serien'
export const countComments = 'Komm.'
export const countLists = 'Listen'
/** The label of the user menu's head, which leads to the account. */
export const account = 'Konto'
export const accountLinks = {
  profile: 'Mein Profil',
  blog: 'Mein Blog',
  watchlist: 'Meine Merkliste',
  diary: 'Mein Tagebuch',
  meetups: 'Meine Verabredungen',
  boards: 'Meine Boards',
  cinemas: 'Lieblingskinos',
  inbox: 'Nachrichten',
  friends: 'Freunde',
  notifications: 'Benachrichtigungen',
  support: 'Hilfe',
  moderation: 'Moderation',
  outbox: 'Ausstehende Aktionen',
} as const
