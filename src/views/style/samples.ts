import { aMovie, aMovieSummary, anImage } from '../../../test/builders/catalogue.ts'
import { aCinemaShowtimes, aCinemaSummary, aCity, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { aComment, anAuthor, aReply, aTrivia } from '../../../test/builders/community.ts'
import { aBroadcast, aDisc, anInCinema, aStreaming } from '../../../test/builders/consumption.ts'

/* Samples for the specimens, by the tests' own builders. The development server draws pictures (`scripts/stylePictures.ts`). */

/** Saturday, 21 November 2026, 18:30 in Berlin. Everything on the page happens around it. */
export const now = new Date('2026-11-21T17:30:00.000Z')
export const fetchedAt = '2026-11-21T13:03:00.000Z'

const colors = ['#27475a', '#7a2e1f', '#314a36', '#584063', '#8a6a1f', '#22525c'] as const
const named = (title: string) => title.replaceAll(' ', '-')

export const poster = (title: string, index = 0) =>
  anImage({ id: 'stil-poster', filename: named(title), color: colors[index % colors.length] ?? '#27475a' })
export const still = (title: string) =>
  anImage({ id: 'stil-still', filename: named(title), widths: [900, 1500, 2560], aspectRatio: 1.5 })
/** An image that the server does not have. */
export const gone = anImage({ id: 'stil-gone', filename: 'gone' })
export const goneStill = anImage({ id: 'stil-gone', filename: 'gone', widths: [900, 1500, 2560], aspectRatio: 1.5 })

const titles = [
  ['Der Himmel über Berlin', 7.9],
  ['Paprika', 8.3],
  ['Systemsprenger', 8.1],
  ['Aftersun', 7.4],
  ['Der Pfad', 6.2],
  ['Toni Erdmann', 7.0],
  ['Phoenix', 7.6],
  ['Perfect Days', 8.4],
  ['Undine', 6.8],
  ['Roter Himmel', 7.2],
  ['Transit', 7.1],
  ['Barbara', 7.3],
] as const

export const films = titles.map(([title, average], index) =>
  aMovieSummary({
    id: `m-stil-${index}`,
    permalink: `stil-${index}`,
    title,
    poster: poster(title, index),
    rating: { average, count: 1204 - 87 * index },
  }),
)
export const longTitle = 'Dr. Seltsam oder: Wie ich lernte, die Bombe zu lieben'
export const film = aMovie({ still: still('Der Himmel über Berlin'), poster: poster('Der Himmel über Berlin') })

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 21, hour - 1, minute)).toISOString()
export const showtimes = [
  aShowtimeBrief({ id: 'st-1', startsAt: at(17), version: 'DF' }),
  aShowtimeBrief({ id: 'st-2', startsAt: at(19, 45), version: 'OmU' }),
  aShowtimeBrief({ id: 'st-3', startsAt: at(20, 15), version: 'DF', features: ['3D', 'IMAX'] }),
  aShowtimeBrief({ id: 'st-4', startsAt: at(22, 30), version: 'OV' }),
]
export const cinemaTimes = aCinemaShowtimes({ cinema: aCinemaSummary({ distance: 1.2 }), showtimes })
export const cities = [
  aCity(),
  aCity({ slug: 'hamburg', name: 'Hamburg', cinemas: 6 }),
  aCity({ slug: 'koeln', name: 'Köln', cinemas: 5 }),
  aCity({ slug: 'leipzig', name: 'Leipzig', cinemas: 1 }),
]

const critic = anAuthor({ id: 'u-jonas', username: 'jonas weyer', isCritic: true })
export const author = anAuthor({ username: 'mira kolbe' })
export const members = [
  'mira kolbe',
  'jonas.weyer',
  'kino_fan',
  'Özlem',
  'Tilda',
  'bert-brandt',
  'Nora',
  'Yusuf Arslan',
]
const body =
  'Wie lange hier jemand schweigen darf, ohne dass die Kamera wegsieht.\n\nBeim zweiten Mal achtet man auf die Kinder: Sie sehen die Engel als Einzige.'
export const comment = aComment({
  author: critic,
  body,
  diggs_count: 14,
  repliesCount: 2,
  replies: [
    aReply({ id: 'c-stil-1', author, body: 'Und auf die Bibliothek.', diggs_count: 1 }),
    aReply({ id: 'c-stil-2', author: critic, body: 'Am Ende wird er farbig.', spoiler: true }),
  ],
})
export const spoiler = aComment({ id: 'c-stil-3', author, body: 'Er springt.', spoiler: true })
export const trivia = aTrivia({ author })

export const consumptions = [
  anInCinema({ cinema: aCinemaSummary({ distance: 1.2 }), next: aShowtimeBrief({ id: 'st-5', startsAt: at(20, 15) }) }),
  aStreaming({ availableUntil: '2026-11-30' }),
  aStreaming({ id: 'of-leihen', model: 'rent', price: 399, quality: '4K' }),
  aDisc(),
  aBroadcast(),
]
