import type { ComingPlace, Way } from './comingPlace.ts'

const best: Way = { label: 'Die besten Filme', to: '/filme/beste' }
const programme: Way = { label: 'Zum Kinoprogramm', to: '/kino/kinoprogramm' }

/** Of the user menu, of members, and of accounts. */
export const accountPlaces: Readonly<Record<string, ComingPlace>> = {
  '/my_boards': {
    title: 'Meine Boards',
    text: 'Hier stehen die Gespräche, an denen du teilnimmst, die neuesten oben. Über einzelne Filme wird schon in den Kommentaren auf ihren Seiten geredet.',
    sketch: 'letters',
    ways: [best, programme],
    personal: true,
  },
}
