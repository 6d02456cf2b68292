import fc from 'fast-check'
import type { ListId, UserId } from '#contract/ids.ts'
import { markKinds } from '#contract/markKinds.ts'
import { typesWithMark } from '#contract/things.ts'
import { aFavouriteCinema } from './favourites.ts'
import { aProposal } from './meetups.ts'
import { aThreadStart, thread } from './messages.ts'
import { anna, ben } from './outbox.ts'
import { aCard, aDiaryEntry } from './ownThings.ts'
import { aFilmStart } from './reminders.ts'
import { film, stars } from './replayer.ts'

/** How often a kind of command is drawn, and with which arguments. Few things, so that they meet often. */
type Drawn = { weight: number; args: (user: UserId) => fc.Arbitrary<object> }

const AT = '2026-11-21T12:00:00.000Z'
const films = ['m1', 'm2', 'm3'] as const
const words = fc.constantFrom('Regen', 'Nächte', 'Salz')
const title = fc.constantFrom(...films).map(film)
const filmStart = fc.constantFrom('m1', 'm2').map((name) => aFilmStart(name))
const cinema = fc.constantFrom('astra', 'zoo').map(aFavouriteCinema)

const mark = fc
  .constantFrom(...markKinds)
  .chain((kind) => fc.record({ mark: fc.constant(kind), type: fc.constantFrom(...typesWithMark(kind)) }))
  .map((marked) => ({ ...marked, id: 'x1', name: 'Salz' }))
const setMark = fc.tuple(mark, fc.constantFrom(1, -1)).map(([marked, vote]) => ({
  ...marked,
  ...(marked.mark === 'vote' && { vote }),
  ...(marked.mark === 'flag' && { reason: 'spam' }),
}))

/** One of their own, and one that both may want to make: the server refuses the second. */
const list = (user: UserId) =>
  fc
    .tuple(fc.constantFrom(`l-${user}`, `l-${user}`, 'l-both'), words)
    .map(([id, name]) => ({ list: id as ListId, name }))
const item = (user: UserId) =>
  fc.tuple(list(user), fc.constantFrom('m1', 'm2')).map(([of, id]) => ({ ...of, type: 'movies', id, card: aCard() }))
const order = fc.shuffledSubarray(['movies/m1', 'movies/m2'], { minLength: 1 })

/** Comments of their own and replies to them, and a reply to one of the other's. */
const comment = (user: UserId) => {
  const other = user === anna ? ben : anna
  const threads: [string, string | null][] = [
    [`c1-${user}`, null],
    [`c2-${user}`, null],
    [`r1-${user}`, `c1-${user}`],
    [`r2-${user}`, `c1-${other}`],
  ]
  return fc
    .constantFrom(...threads)
    .map(([id, parent]) => ({ id, parent, type: 'movies', item: 'm1', title: 'Film m1' }))
}
const written = (user: UserId) =>
  fc.tuple(comment(user), words, fc.boolean()).map(([at, body, spoiler]) => ({ ...at, body, spoiler }))

/** Facts of their own, one that both may want to write, and one of the other's, which only the server refuses. */
const fact = (user: UserId) =>
  fc
    .constantFrom(`f1-${user}`, `f2-${user}`, 'f-both', `f1-${user === anna ? ben : anna}`)
    .map((id) => ({ id, type: 'movies', item: 'm1', title: 'Film m1' }))
const knowing = (user: UserId) =>
  fc
    .tuple(fact(user), words, fc.constantFrom('Musik', 'Zahlen'))
    .map(([at, body, category]) => ({ ...at, body, category }))

/** Few episodes of one series, so that intents cover each other, meet in part, and not at all. */
const episodes = fc
  .record({
    watched: fc.boolean(),
    episodes: fc
      .subarray([1, 2, 3], { minLength: 1 })
      .chain((numbers) =>
        fc.constantFrom([1], [2], [1, 2]).map((seasons) => seasons.map((season) => ({ season, numbers }))),
      ),
  })
  .map((meant) => ({ series: 's1', title: 'Dark', ...meant }))

/** Entries of their own, and one that both write: to the server they are two. */
const entry = (user: UserId) =>
  fc
    .record({ id: fc.constantFrom(`e1-${user}`, 'e-both'), item: fc.constantFrom('m1', 'm2'), rewatch: fc.boolean() })
    .map(aDiaryEntry)

/** Meetups of their own, and one that both may want to make: the server refuses the second. */
const meetup = (user: UserId) =>
  fc.constantFrom(`mu1-${user}`, `mu1-${user}`, 'mu-both').map((id) => ({ id, title: 'Film s1' }))
/** One that somebody else has proposed, and one that is unknown. */
const asked = fc.constantFrom('asked-1', 'asked-2', 'nowhere').map((id) => ({ id, title: 'Film s1' }))
const showing = fc.constantFrom('s1', 's2')

/** Threads that the member starts, one that somebody else has started, and one that is unknown. */
const ownThread = (user: UserId) => fc.constantFrom(`th1-${user}`, `th2-${user}`).map(thread)
const anyThread = (user: UserId) =>
  fc.constantFrom(`th1-${user}`, `th1-${user}`, `th2-${user}`, 'met-1', 'nowhere').map(thread)
const messageId = (user: UserId) => fc.constantFrom('ms1', 'ms2', 'ms3').map((id) => `${id}-${user}`)
/** Articles of their own, and one that both may want to begin: the server refuses the second. */
const article = (user: UserId) =>
  fc.constantFrom(`a1-${user}`, `a1-${user}`, 'a-both').map((id) => ({ id, title: 'Im Saal' }))
/** Texts on nothing, on the newest one of few, and on one that nobody wrote. */
const draft = (user: UserId) =>
  fc
    .tuple(article(user), words, fc.constantFrom(null, 'r1', 'r2'), fc.constantFrom('r1', 'r2', 'r3'))
    .map(([of, body, base, revision]) => ({ ...of, body, base, revision, createdAt: AT }))

/** Every kind of command. A new kind is a new row. */
export const drawn: Readonly<Record<string, Drawn>> = {
  rateTitle: {
    weight: 12,
    args: () =>
      fc.tuple(title, fc.integer({ min: 0, max: 20 })).map(([of, half]) => ({ ...of, rating: stars(half / 2) })),
  },
  clearRating: { weight: 5, args: () => title },
  setMark: { weight: 4, args: () => setMark },
  clearMark: { weight: 3, args: () => mark },
  createList: {
    weight: 4,
    args: (user) => list(user).map((of) => ({ ...of, description: '', private: false, createdAt: AT })),
  },
  updateList: {
    weight: 2,
    args: (user) => fc.tuple(list(user), words).map(([of, name]) => ({ ...of, changes: { name } })),
  },
  deleteList: { weight: 1, args: list },
  orderList: { weight: 2, args: (user) => fc.tuple(list(user), order).map(([of, keys]) => ({ ...of, order: keys })) },
  addListItem: {
    weight: 5,
    args: (user) => fc.tuple(item(user), words).map(([of, description]) => ({ ...of, description, addedAt: AT })),
  },
  removeListItem: { weight: 2, args: item },
  createComment: { weight: 5, args: (user) => written(user).map((said) => ({ ...said, createdAt: AT })) },
  // On the version that the device knows by then.
  editComment: { weight: 3, args: (user) => written(user).map((said) => ({ ...said, version: null })) },
  deleteComment: { weight: 1, args: comment },
  createTrivia: { weight: 4, args: (user) => knowing(user).map((known) => ({ ...known, createdAt: AT })) },
  editTrivia: { weight: 3, args: knowing },
  deleteTrivia: { weight: 1, args: (user) => fact(user).map((at) => ({ ...at, category: 'Musik' })) },
  favouriteCinema: { weight: 3, args: () => cinema },
  unfavouriteCinema: { weight: 2, args: () => cinema },
  setReminder: { weight: 3, args: () => filmStart },
  clearReminder: { weight: 2, args: () => filmStart },
  setWatchlistRule: { weight: 1, args: () => fc.constantFrom('remove', 'keep').map((rule) => ({ rule })) },
  markEpisodes: { weight: 4, args: () => episodes },
  // New as long as the device has not heard of it: as a page that was not told yet, too.
  putDiaryEntry: {
    weight: 4,
    args: (user) => fc.tuple(entry(user), fc.boolean()).map(([noted, isNew]) => ({ ...noted, isNew })),
  },
  deleteDiaryEntry: { weight: 2, args: entry },
  proposeMeetup: { weight: 4, args: (user) => meetup(user).map(({ id }) => aProposal(id).args) },
  answerMeetup: {
    weight: 4,
    args: () => fc.tuple(asked, showing, fc.boolean()).map(([of, id, suits]) => ({ ...of, showing: id, suits })),
  },
  decideMeetup: {
    weight: 3,
    args: (user) => fc.tuple(meetup(user), showing).map(([of, id]) => ({ ...of, showing: id })),
  },
  cancelMeetup: { weight: 1, args: meetup },
  leaveMeetup: { weight: 1, args: () => asked },
  startThread: { weight: 3, args: (user) => ownThread(user).map(({ id }) => aThreadStart(id).args) },
  sendMessage: {
    weight: 8,
    args: (user) =>
      fc.tuple(anyThread(user), messageId(user), words).map(([of, id, body]) => ({
        ...{ id: `${id}-${of.id}`, thread: of.id, name: of.name, body, createdAt: AT },
      })),
  },
  deleteMessage: {
    weight: 2,
    args: (user) =>
      fc
        .tuple(anyThread(user), messageId(user))
        .map(([of, id]) => ({ id: `${id}-${of.id}`, thread: of.id, name: of.name })),
  },
  readThread: {
    weight: 4,
    args: (user) => fc.tuple(anyThread(user), fc.integer({ min: 1, max: 3 })).map(([of, seq]) => ({ ...of, seq })),
  },
  setThreadAttention: {
    weight: 2,
    args: (user) =>
      fc
        .tuple(anyThread(user), fc.constantFrom('all', 'muted', 'blocked'))
        .map(([of, attention]) => ({ ...of, attention })),
  },
  leaveThread: { weight: 1, args: ownThread },
  saveDraft: { weight: 4, args: draft },
  publishArticle: {
    weight: 3,
    args: (user) =>
      fc
        .tuple(article(user), fc.constantFrom('r1', 'r2'), fc.constantFrom(null, '2099-12-24T18:00:00.000Z'))
        .map(([of, revision, at]) => ({ ...of, revision, at, meantAt: AT })),
  },
  withdrawArticle: { weight: 1, args: article },
  deleteDraft: { weight: 1, args: article },
}

/** Any command of a member's, as they may mean it. */
export const anIntent = (user: UserId) =>
  fc.oneof(
    ...Object.entries(drawn).map(([kind, { weight, args }]) => ({
      weight,
      arbitrary: args(user).map((meant) => ({ kind, args: meant })),
    })),
  )
