import type { ComingPlace, Way } from './comingPlace.ts'

const bestFilms: Way = { label: 'Die besten Filme', to: '/filme/beste' }
const bestSeries: Way = { label: 'Die besten Serien', to: '/serien/beste' }
const upcoming: Way = { label: 'Demnächst im Kino', to: '/kino/kinoprogramm/demnaechst-im-kino' }
const tonight: Way = { label: 'Heute im Kino', to: '/kino/kinoprogramm' }

/** Of the menu "Zuhause": streaming, disc, television. */
export const homePlaces: Readonly<Record<string, ComingPlace>> = {
  '/streaming/neuerscheinungen': {
    title: 'Neu im Streaming',
    text: 'Hier steht Tag für Tag, was neu bei den Anbietern ist, gefiltert auf die, bei denen du schon bist. Wo ein einzelner Titel läuft, weißt du heute schon: auf seiner Seite unter „Wo läuft’s?“.',
    sketch: 'play',
    shelf: 'series',
    ways: [bestSeries, bestFilms],
  },
  '/dvd/dvds-neu': {
    title: 'Neu auf DVD',
    text: 'Hier steht, was diese Woche auf DVD und Blu-ray erscheint, mit Ausstattung und Ton. Ob es einen Film fürs Regal gibt, sagt schon jetzt seine Seite unter „Wo läuft’s?“.',
    sketch: 'discs',
    shelf: 'best',
    ways: [bestFilms, { label: 'Alle Filme', to: '/filme' }],
  },
  '/dvd/tipps': {
    title: 'DVD-Tipps',
    text: 'Hier empfehlen wir Scheiben, die ihr Geld wert sind: gute Bilder, Fassungen, die es nur so gibt, und Extras, die man wirklich ansieht. Eine Auswahl ohne Regal gibt es schon.',
    sketch: 'discs',
    shelf: 'best',
    ways: [bestFilms, bestSeries],
  },
  '/dvd/demnaechst-auf-dvd': {
    title: 'Demnächst auf DVD',
    text: 'Hier steht, welche Filme als Nächstes aus dem Kino ins Regal wandern, mit dem Tag. Merken kannst du sie dann gleich dazu. Den Schritt davor kennen wir: was ins Kino kommt.',
    sketch: 'discs',
    shelf: 'upcoming',
    ways: [upcoming, bestFilms],
  },
  '/tv/fernsehprogramm': {
    title: 'Fernsehprogramm',
    text: 'Hier liegt das Programm aller Sender nebeneinander, mit einer Linie für jetzt und der Wertung an jedem Film. Was auf deiner Merkliste steht, leuchtet. Welcher Sender einen Film bringt, steht schon auf der Seite des Films.',
    sketch: 'grid',
    shelf: 'best',
    ways: [tonight, bestFilms],
  },
}
