import type { ComingPlace, Way } from './comingPlace.ts'

const starts: Way = { label: 'Kinostarts', to: '/kino/kinoprogramm/kinostarts' }
const upcoming: Way = { label: 'Demnächst im Kino', to: '/kino/kinoprogramm/demnaechst-im-kino' }
const programme: Way = { label: 'Zum Kinoprogramm', to: '/kino/kinoprogramm' }
const bestSeries: Way = { label: 'Die besten Serien', to: '/serien/beste' }
const bestFilms: Way = { label: 'Die besten Filme', to: '/filme/beste' }

/** What will be written and spoken: news, topics, blogs, podcast. */
export const readingPlaces: Readonly<Record<string, ComingPlace>> = {
  '/news': {
    title: 'News',
    text: 'Hier schreibt die Redaktion, was es Neues gibt: über Filme, Serien und die Häuser, in denen sie laufen. Kurz, mit Quelle, und unter jedem Artikel kannst du mitreden. Was neu anläuft, wissen wir schon.',
    sketch: 'pages',
    shelf: 'starts',
    ways: [starts, upcoming],
  },
  '/news/{name}': {
    title: 'Artikel',
    text: 'Hier wird ein Artikel stehen: in Ruhe gesetzt, mit den Filmen, um die es geht, und dem Gespräch darunter.',
    sketch: 'pages',
    shelf: 'starts',
    ways: [{ label: 'Mehr über die News', to: '/news' }, starts],
  },
  '/thema/kino': {
    title: 'Thema: Kino',
    text: 'Alles, was wir über das Kino schreiben, an einem Ort: Festivals, alte Säle, neue Technik und die Frage, wer die Filme zeigt. Wo heute was läuft, steht im Programm.',
    sketch: 'ticket',
    shelf: 'starts',
    ways: [programme, starts],
  },
  '/thema/serie': {
    title: 'Thema: Serien',
    text: 'Neue Staffeln, leise Enden und was zwischen zwei Folgen zu sagen ist: Hier sammeln wir unsere Artikel über Serien. Die Serien selbst warten schon.',
    sketch: 'pages',
    shelf: 'series',
    ways: [bestSeries, { label: 'Alle Serien', to: '/serie' }],
  },
  '/thema/vod': {
    title: 'Thema: Streaming',
    text: 'Was kommt zu welchem Anbieter, was geht, und was lohnt sich: Hier sammeln wir unsere Artikel übers Streaming. Bei jedem Film und jeder Serie steht schon jetzt unter „Wo läuft’s?“, wo es zu sehen ist.',
    sketch: 'play',
    shelf: 'best',
    ways: [bestFilms, bestSeries],
  },
  '/thema/gewinnspiel': {
    title: 'Gewinnspiele',
    text: 'Hier verlosen wir Kinokarten und Filme fürs Regal. Mitmachen wird ein Konto brauchen und sonst nichts. Für welche Filme du dir schon einmal Karten wünschen kannst:',
    sketch: 'ticket',
    shelf: 'upcoming',
    ways: [upcoming, programme],
  },
  '/thema/{name}': {
    title: 'Thema',
    text: 'Hier sammeln wir alle Artikel, die zu einem Thema gehören, die neuesten zuerst. Was neu anläuft, steht schon im Programm.',
    sketch: 'pages',
    shelf: 'starts',
    ways: [{ label: 'Mehr über die News', to: '/news' }, programme],
  },
  '/blogs': {
    title: 'Blogs',
    text: 'Hier schreibt die Community: lange Kritiken, Listen mit Gründen, Erinnerungen an einen Kinoabend. Jeder Artikel gehört dem, der ihn geschrieben hat, und du kannst Schreibenden folgen. Über Filme geredet wird schon in den Kommentaren.',
    sketch: 'pages',
    shelf: 'best',
    ways: [bestFilms, programme],
  },
  '/blogs/{name}': {
    title: 'Blog',
    text: 'Hier wird ein Artikel aus der Community stehen, mit den Filmen, um die es geht, und den Antworten der anderen. Wer ihn geschrieben hat, steht dabei, und du kannst ihm folgen.',
    sketch: 'pages',
    shelf: 'best',
    ways: [{ label: 'Mehr über Blogs', to: '/blogs' }, bestFilms],
  },
  '/podcast': {
    title: 'Podcast',
    text: 'Hier hörst du unsere Folgen, im Browser oder in der App deiner Wahl. Eine Folge bleibt auf Wunsch auf dem Gerät, damit sie auch im Funkloch läuft. Der Zug zum Kino ist schon offline: Deine Lieblingskinos nimmst du mit.',
    sketch: 'wave',
    shelf: 'starts',
    ways: [{ label: 'Für unterwegs', to: '/unterwegs' }, starts],
  },
  '/podcast/{name}': {
    title: 'Folge',
    text: 'Hier wird eine Folge laufen, mit den Filmen, über die gesprochen wird, und Marken zum Springen. Wo du aufgehört hast, geht es weiter, auch auf einem anderen Gerät.',
    sketch: 'wave',
    shelf: 'starts',
    ways: [{ label: 'Mehr über den Podcast', to: '/podcast' }, starts],
  },
}
