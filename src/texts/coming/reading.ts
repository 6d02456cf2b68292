import type { ComingPlace, Way } from './comingPlace.ts'

const starts: Way = { label: 'Kinostarts', to: '/kino/kinoprogramm/kinostarts' }
const upcoming: Way = { label: 'Demnächst im Kino', to: '/kino/kinoprogramm/demnaechst-im-kino' }
const programme: Way = { label: 'Zum Kinoprogramm', to: '/kino/kinoprogramm' }
const bestSeries: Way = { label: 'Die besten Serien', to: '/serien/beste' }
const bestFilms: Way = { label: 'Die besten Filme', to: '/filme/beste' }

/** Future collections and recordings: topics, podcast. */
export const readingPlaces: Readonly<Record<string, ComingPlace>> = {
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
    ways: [{ label: 'Zu den News', to: '/news' }, programme],
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
