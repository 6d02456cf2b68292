/** A place of the specification that has no screen yet: what will be there, said plainly. */
export type ComingPlace = { title: string; text: string }

/** By path; a name in braces stands for anything. */
const places: Readonly<Record<string, ComingPlace>> = {
  '/filme/vorhersage': {
    title: 'Vorhersage für Filme',
    text: 'Ab 20 Wertungen schätzen wir hier, welche Filme dir gefallen, und sagen, warum.',
  },
  '/quickratings': { title: 'Schnell bewerten', text: 'Hier bewertest du viele Filme hintereinander.' },
  '/trailer-videos': { title: 'Trailer', text: 'Hier laufen die neuen Trailer.' },
  '/liste': { title: 'Listen', text: 'Hier legst du Listen an und findest die der anderen.' },
  '/liste/{name}': { title: 'Liste', text: 'Hier steht, was jemand gesammelt hat.' },
  '/people': { title: 'Stars', text: 'Hier findest du die Menschen vor und hinter der Kamera.' },
  '/serien/vorhersage': {
    title: 'Vorhersage für Serien',
    text: 'Ab 20 Wertungen schätzen wir hier, welche Serien dir gefallen.',
  },
  '/news': { title: 'News', text: 'Hier steht, was es Neues über Filme und Serien gibt.' },
  '/news/{name}': { title: 'News', text: 'Hier stehen unsere Artikel.' },
  '/thema/gewinnspiel': { title: 'Gewinnspiele', text: 'Hier verlosen wir Karten und Filme.' },
  '/thema/{name}': { title: 'Thema', text: 'Hier sammeln wir alles, was zu einem Thema gehört.' },
  '/blogs': { title: 'Blogs', text: 'Hier schreibt die Community.' },
  '/blogs/{name}': { title: 'Blog', text: 'Hier schreibt die Community.' },
  '/podcast': { title: 'Podcast', text: 'Hier hörst du unsere Folgen.' },
  '/podcast/{name}': { title: 'Podcast', text: 'Hier hörst du unsere Folgen.' },
  '/streaming/neuerscheinungen': { title: 'Neu im Streaming', text: 'Hier steht, was neu bei den Anbietern ist.' },
  '/dvd/dvds-neu': { title: 'Neu auf DVD', text: 'Hier steht, was neu auf DVD und Blu-ray erscheint.' },
  '/dvd/tipps': { title: 'DVD-Tipps', text: 'Hier stehen unsere Empfehlungen fürs Regal.' },
  '/dvd/demnaechst-auf-dvd': {
    title: 'Demnächst auf DVD',
    text: 'Hier steht, was bald auf DVD und Blu-ray erscheint.',
  },
  '/tv/fernsehprogramm': {
    title: 'Fernsehprogramm',
    text: 'Hier steht, welche Filme und Serien heute im Fernsehen laufen.',
  },
  '/suche': {
    title: 'Suche',
    text: 'Die Suche über Filme, Serien, Stars und Kinos wird noch gebaut. Filme, die gerade laufen, findest du im Kinoprogramm.',
  },
  '/myprofile': { title: 'Mein Profil', text: 'Hier stehen deine Wertungen, Kommentare und Listen.' },
  '/my_blog': { title: 'Mein Blog', text: 'Hier schreibst du deine Artikel.' },
  '/my_watchlist': { title: 'Meine Merkliste', text: 'Hier steht, was du noch sehen willst.' },
  '/my_boards': { title: 'Meine Boards', text: 'Hier stehen deine Diskussionen.' },
  '/inbox': { title: 'Nachrichten', text: 'Hier liest und schreibst du Nachrichten.' },
  '/my_friendships': { title: 'Freunde', text: 'Hier findest du deine Freunde und Anfragen.' },
  '/users/{name}': { title: 'Profil', text: 'Hier stellt sich jemand vor.' },
  '/support': { title: 'Hilfe', text: 'Hier bekommst du Hilfe.' },
  '/sitemaps': { title: 'Alle Seiten', text: 'Hier steht ein Verzeichnis aller Seiten.' },
  '/pages/{name}': { title: 'Über Lichtspiel', text: 'Diese Seite schreiben wir noch.' },
  '/rss/lichtspiel-standard': { title: 'RSS', text: 'Hier abonnierst du Neues.' },
  '/movies/{name}/trivia': { title: 'Trivia', text: 'Hier stehen Fundstücke zum Film.' },
  '/movies/{name}/kommentare': { title: 'Kommentare', text: 'Hier diskutiert die Community über den Film.' },
}

const patterns = Object.entries(places).map(([path, place]) => ({
  pattern: new RegExp(`^${path.replaceAll('{name}', '[^/]+')}/?$`),
  place,
}))

/** What will be at a path; null when nothing is planned there. */
export function findComingPlace(path: string): ComingPlace | null {
  return patterns.find(({ pattern }) => pattern.test(path))?.place ?? null
}

export const comingKicker = 'Noch nicht eröffnet'
export const comingPromise = 'Der Platz steht, die Leinwand noch nicht. Bis dahin:'
export const toProgramme = 'Zum Kinoprogramm'
export const toHome = 'Zur Startseite'
