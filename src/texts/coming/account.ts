import type { ComingPlace, Way } from './comingPlace.ts'

const rate: Way = { label: 'Filme zum Bewerten', to: '/filme' }
const best: Way = { label: 'Die besten Filme', to: '/filme/beste' }
const waiting: Way = { label: 'Ausstehende Aktionen', to: '/ausstehend' }
const help: Way = { label: 'Hilfe', to: '/support' }
const home: Way = { label: 'Zur Startseite', to: '/' }
const programme: Way = { label: 'Zum Kinoprogramm', to: '/kino/kinoprogramm' }

/** Of the user menu, of members, and of accounts. */
export const accountPlaces: Readonly<Record<string, ComingPlace>> = {
  '/myprofile': {
    title: 'Mein Profil',
    text: 'Hier siehst du dich, wie die anderen dich sehen: deine Wertungen als Kurve, deine Lieblingsfilme, Kommentare und Listen. Was du bewertest, steht schon in deinem Konto und wartet hier auf dich.',
    sketch: 'faces',
    ways: [rate, waiting],
    personal: true,
  },
  '/my_blog': {
    title: 'Mein Blog',
    text: 'Hier schreibst du deine Artikel, mit Entwürfen, die auch ohne Netz nicht verloren gehen. Veröffentlicht wird, wenn du es sagst.',
    sketch: 'pages',
    ways: [{ label: 'Mehr über Blogs', to: '/blogs' }, best],
    personal: true,
  },
  '/my_boards': {
    title: 'Meine Boards',
    text: 'Hier stehen die Gespräche, an denen du teilnimmst, die neuesten oben. Über einzelne Filme wird schon in den Kommentaren auf ihren Seiten geredet.',
    sketch: 'letters',
    ways: [best, programme],
    personal: true,
  },
  '/inbox': {
    title: 'Nachrichten',
    text: 'Hier liest und schreibst du private Nachrichten. Geschrieben wird auch im Funkloch: Was du abschickst, wartet auf dem Gerät, bis es hinausgehen kann.',
    sketch: 'letters',
    ways: [waiting, help],
    personal: true,
  },
  '/my_friendships': {
    title: 'Freunde',
    text: 'Hier findest du deine Freunde und Anfragen, und wie nah ihr euch im Geschmack seid. Was deine Freunde von einem Film halten, steht dann auf seiner Seite ganz oben.',
    sketch: 'faces',
    ways: [rate, home],
    personal: true,
  },
  '/users/{name}': {
    title: 'Profil',
    text: 'Hier stellt sich jemand aus der Community vor: mit Wertungen, Lieblingsfilmen und Listen, und mit der Geschmacksnähe zu dir.',
    sketch: 'faces',
    shelf: 'best',
    ways: [best, programme],
  },
  '/users/{name}/filmbewertungen': {
    title: 'Filmbewertungen',
    text: 'Hier stehen alle Filme, die jemand bewertet hat, nach Tag oder nach Wertung, und als Kurve. Bis dahin steht jede Wertung auf der Seite ihres Films.',
    sketch: 'scale',
    shelf: 'best',
    ways: [rate, best],
  },
  '/users/{name}/serienbewertungen': {
    title: 'Serienbewertungen',
    text: 'Hier stehen alle Serien, die jemand bewertet hat, nach Tag oder nach Wertung. Die Serien der Community findest du schon.',
    sketch: 'scale',
    shelf: 'series',
    ways: [
      { label: 'Alle Serien', to: '/serie' },
      { label: 'Die besten Serien', to: '/serien/beste' },
    ],
  },
  '/users/{name}/kommentare': {
    title: 'Kommentare',
    text: 'Hier stehen alle Kommentare, die jemand geschrieben hat, mit dem Film, um den es ging. Bis dahin stehen sie unter ihren Filmen.',
    sketch: 'letters',
    shelf: 'best',
    ways: [best, programme],
  },
  '/users/{name}/listen': {
    title: 'Listen',
    text: 'Hier stehen die Listen, die jemand angelegt hat und zeigt. Die Listen der Community findest du schon.',
    sketch: 'wall',
    shelf: 'best',
    ways: [{ label: 'Alle Listen', to: '/liste' }, best],
  },
}
