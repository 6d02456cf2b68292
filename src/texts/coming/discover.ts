import type { ComingPlace, Way } from './comingPlace.ts'

const bestFilms: Way = { label: 'Die besten Filme', to: '/filme/beste' }
const bestSeries: Way = { label: 'Die besten Serien', to: '/serien/beste' }
const allSeries: Way = { label: 'Alle Serien', to: '/serie' }

/** Of the menus "Filme" and "Serien". */
export const discoverPlaces: Readonly<Record<string, ComingPlace>> = {
  '/filme/vorhersage': {
    title: 'Vorhersage für Filme',
    text: 'Ab 20 Wertungen schätzen wir für jeden Film, den du noch nicht kennst, wie er dir gefallen wird. Zu jeder Schätzung steht der Grund: „weil dir … gefiel“. Deine Wertungen zählen schon heute, auch die ohne Netz.',
    sketch: 'scale',
    shelf: 'best',
    ways: [{ label: 'Filme zum Bewerten', to: '/filme' }, bestFilms],
  },
  '/serien/vorhersage': {
    title: 'Vorhersage für Serien',
    text: 'Was du an Filmen und Serien bewertest, sagt uns, welche Serie die nächste sein könnte. Ab 20 Wertungen steht hier eine geschätzte Zahl mit dem Grund dazu. Bis es so weit ist, sammelst du schon Wertungen.',
    sketch: 'scale',
    shelf: 'series',
    ways: [allSeries, bestSeries],
  },
  '/trailer-videos': {
    title: 'Trailer',
    text: 'Hier laufen die neuen Trailer, nach Starttag sortiert und ohne Ton, bis du ihn willst. Videos fremder Anbieter laden erst, wenn du zugestimmt hast. Welche Filme kommen, weißt du schon jetzt.',
    sketch: 'play',
    shelf: 'upcoming',
    ways: [
      { label: 'Demnächst im Kino', to: '/kino/kinoprogramm/demnaechst-im-kino' },
      { label: 'Kinostarts', to: '/kino/kinoprogramm/kinostarts' },
    ],
  },
}
