import { toFavouriteIntent } from '../../src/sync/commands/favouriteCinema.ts'
import { type MarkedThing, toClearMarkIntent, toSetMarkIntent } from '../../src/sync/commands/mark.ts'
import { toClearIntent, toRateIntent } from '../../src/sync/commands/rateTitle.ts'
import type { Intent } from '../../src/sync/commands/registry.ts'
import { aDraftName, aPublication, aSave } from './drafts.ts'
import { aFavouriteCinema } from './favourites.ts'
import { aProposal } from './meetups.ts'
import { aMessage, aThreadStart, thread } from './messages.ts'
import { aCard, aDiaryEntry } from './ownThings.ts'
import { aFilmStart } from './reminders.ts'
import { film, stars } from './replayer.ts'

/** One command of a member: the commands that the server has carried out before, and the view of the slot after it. */
export type Sample = { before: readonly Intent[]; intent: Intent; shows: object }

/** The start of the model's clock, and so the known version of a comment that was written before. */
const AT = '2026-11-21T12:00:00.000Z'

const vote = (id: string): MarkedThing => ({ mark: 'vote', type: 'trivia', id, name: 'Wusstest du schon' })

const named = (list: string) => ({ list, name: 'Regennächte' })
export const makeList = (list: string): Intent => ({
  kind: 'createList',
  args: { ...named(list), description: '', private: false, createdAt: AT },
})
const item = (list: string, id: string) => ({ ...named(list), type: 'movies' as const, id, card: aCard() })
export const addItem = (list: string, id: string): Intent => ({
  kind: 'addListItem',
  args: { ...item(list, id), description: 'im Regen', addedAt: AT },
})
export const order = (list: string, ...ids: string[]): Intent => ({
  kind: 'orderList',
  args: { ...named(list), order: ids.map((id) => `movies/${id}`) },
})

const comment = (id: string, parent: string | null = null) => ({
  ...{ id, type: 'movies' as const, item: 'm1', parent, title: 'Film m1' },
})
export const writeComment = (id: string, parent: string | null = null): Intent => ({
  kind: 'createComment',
  args: { ...comment(id, parent), body: 'So viel Regen.', spoiler: false, createdAt: AT },
})

const fact = (id: string) => ({ id, type: 'movies' as const, item: 'm1', title: 'Film m1' })
const writeTrivia = (id: string): Intent => ({
  kind: 'createTrivia',
  args: { ...fact(id), category: 'Musik', body: 'Ohne Geigen.', createdAt: AT },
})

const markEpisodes = (watched: boolean, ...numbers: number[]): Intent => ({
  kind: 'markEpisodes',
  args: { series: 's1', title: 'Dark', watched, episodes: [{ season: 1, numbers }] },
})

const noteWatching = (id: string): Intent => ({
  kind: 'putDiaryEntry',
  args: { ...aDiaryEntry({ id }), isNew: true },
})

const met = (id: string) => ({ id, title: 'Film s1' })

/**
 * One command of each kind, each on things of its own, so that all of them may wait together. A new kind is a new row.
 */
export const samples: Readonly<Record<string, Sample>> = {
  rateTitle: {
    before: [toRateIntent(film('m1'), stars(2))],
    intent: toRateIntent(film('m1'), stars(8)),
    shows: stars(8),
  },
  clearRating: {
    before: [toRateIntent(film('m2'), stars(2))],
    intent: toClearIntent(film('m2')),
    shows: stars(null),
  },
  setMark: {
    before: [],
    intent: toSetMarkIntent({ ...vote('t1'), vote: -1 }),
    shows: { set: true, vote: -1 },
  },
  clearMark: {
    before: [toSetMarkIntent({ ...vote('t2'), vote: 1 })],
    intent: toClearMarkIntent(vote('t2')),
    shows: { set: false, vote: null },
  },
  createList: { before: [], intent: makeList('new'), shows: { name: 'Regennächte', deleted: false } },
  updateList: {
    before: [makeList('renamed')],
    intent: { kind: 'updateList', args: { ...named('renamed'), changes: { name: 'Nächte' } } },
    shows: { name: 'Nächte', private: false, deleted: false },
  },
  deleteList: {
    before: [makeList('deleted')],
    intent: { kind: 'deleteList', args: named('deleted') },
    shows: { deleted: true },
  },
  orderList: {
    before: [makeList('sorted'), addItem('sorted', 'm1'), addItem('sorted', 'm2')],
    intent: order('sorted', 'm2', 'm1'),
    shows: { order: ['movies/m2', 'movies/m1'] },
  },
  addListItem: {
    before: [makeList('filled')],
    intent: addItem('filled', 'm1'),
    shows: { on: true, description: 'im Regen' },
  },
  removeListItem: {
    before: [makeList('emptied'), addItem('emptied', 'm1')],
    intent: { kind: 'removeListItem', args: item('emptied', 'm1') },
    shows: { on: false, description: '' },
  },
  createComment: { before: [], intent: writeComment('new'), shows: { body: 'So viel Regen.', deleted: false } },
  editComment: {
    before: [writeComment('edited')],
    intent: {
      kind: 'editComment',
      args: { ...comment('edited'), body: 'Noch mehr Regen.', spoiler: true, version: AT },
    },
    shows: { body: 'Noch mehr Regen.', spoiler: true, deleted: false },
  },
  deleteComment: {
    before: [writeComment('deleted')],
    intent: { kind: 'deleteComment', args: comment('deleted') },
    shows: { body: '', deleted: true },
  },
  createTrivia: { before: [], intent: writeTrivia('new'), shows: { body: 'Ohne Geigen.', deleted: false } },
  editTrivia: {
    before: [writeTrivia('edited')],
    intent: { kind: 'editTrivia', args: { ...fact('edited'), category: 'Zahlen', body: 'Drei Geigen.' } },
    shows: { body: 'Drei Geigen.', category: 'Zahlen', deleted: false },
  },
  deleteTrivia: {
    before: [writeTrivia('deleted')],
    intent: { kind: 'deleteTrivia', args: { ...fact('deleted'), category: 'Musik' } },
    shows: { body: '', deleted: true },
  },
  favouriteCinema: {
    before: [],
    intent: toFavouriteIntent(aFavouriteCinema('astra'), true),
    shows: { favourite: true },
  },
  unfavouriteCinema: {
    before: [toFavouriteIntent(aFavouriteCinema('zoo'), true)],
    intent: toFavouriteIntent(aFavouriteCinema('zoo'), false),
    shows: { favourite: false },
  },
  setReminder: { before: [], intent: { kind: 'setReminder', args: aFilmStart('m5') }, shows: { set: true } },
  clearReminder: {
    before: [{ kind: 'setReminder', args: aFilmStart('m6') }],
    intent: { kind: 'clearReminder', args: aFilmStart('m6') },
    shows: { set: false },
  },
  setWatchlistRule: {
    before: [],
    intent: { kind: 'setWatchlistRule', args: { rule: 'remove' } },
    shows: { rule: 'remove' },
  },
  markEpisodes: {
    before: [markEpisodes(true, 1, 2)],
    intent: markEpisodes(false, 2, 3),
    shows: { seen: [{ season: 1, numbers: [1] }] },
  },
  putDiaryEntry: { before: [], intent: noteWatching('new'), shows: { watchedOn: '2026-11-20', deleted: false } },
  deleteDiaryEntry: {
    before: [noteWatching('deleted')],
    intent: { kind: 'deleteDiaryEntry', args: aDiaryEntry({ id: 'deleted' }) },
    shows: { deleted: true },
  },
  proposeMeetup: { before: [], intent: aProposal('new'), shows: { status: 'open', note: 'Kommt ihr?' } },
  answerMeetup: {
    before: [{ kind: 'answerMeetup', args: { ...met('asked-1'), showing: 's1', suits: true } }],
    intent: { kind: 'answerMeetup', args: { ...met('asked-1'), showing: 's1', suits: false } },
    shows: { suits: false },
  },
  decideMeetup: {
    before: [aProposal('decided')],
    intent: { kind: 'decideMeetup', args: { ...met('decided'), showing: 's2' } },
    shows: { status: 'decided', decided: 's2' },
  },
  cancelMeetup: {
    before: [aProposal('cancelled')],
    intent: { kind: 'cancelMeetup', args: met('cancelled') },
    shows: { status: 'cancelled', note: '' },
  },
  leaveMeetup: {
    before: [],
    intent: { kind: 'leaveMeetup', args: met('asked-2') },
    shows: { status: 'gone', showings: [] },
  },
  startThread: { before: [], intent: aThreadStart('new'), shows: { status: 'there', lastSeq: 0 } },
  sendMessage: { before: [], intent: aMessage('met-1', 'sent'), shows: { body: 'Kommst du mit?', deleted: false } },
  deleteMessage: {
    before: [aMessage('met-2', 'unsaid')],
    intent: { kind: 'deleteMessage', args: { id: 'unsaid', thread: 'met-2', name: 'ben' } },
    shows: { deleted: true, body: '' },
  },
  readThread: {
    before: [],
    intent: { kind: 'readThread', args: { ...thread('met-3'), seq: 2 } },
    shows: { readSeq: 2, unread: 0 },
  },
  setThreadAttention: {
    before: [],
    intent: { kind: 'setThreadAttention', args: { ...thread('met-4'), attention: 'muted' } },
    shows: { attention: 'muted' },
  },
  leaveThread: {
    before: [],
    intent: { kind: 'leaveThread', args: thread('met-5') },
    shows: { status: 'gone', people: [] },
  },
  saveDraft: {
    before: [aSave('written')],
    intent: aSave('written', { body: 'Es wird hell.', revision: 'written-2', base: 'written-1' }),
    shows: { body: 'Es wird hell.', revision: 'written-2', other: null },
  },
  publishArticle: {
    before: [aSave('published')],
    intent: aPublication('published'),
    shows: { publishedRevision: 'published-1', schedule: null },
  },
  withdrawArticle: {
    before: [aSave('withdrawn'), aPublication('withdrawn')],
    intent: { kind: 'withdrawArticle', args: aDraftName('withdrawn') },
    shows: { publishedAt: null, publishedRevision: null, body: 'Es ist dunkel.' },
  },
  deleteDraft: {
    before: [aSave('unwritten')],
    intent: { kind: 'deleteDraft', args: aDraftName('unwritten') },
    shows: { deleted: true, body: '' },
  },
}

/** Entries that wait for another entry of the same queue: a list with its titles, a comment with its reply. */
export const dependentSamples: readonly Sample[] = [
  { before: [], intent: makeList('whole'), shows: { name: 'Regennächte' } },
  { before: [], intent: addItem('whole', 'm3'), shows: { on: true } },
  { before: [], intent: order('whole', 'm3'), shows: { order: ['movies/m3'] } },
  { before: [], intent: writeComment('answered'), shows: { deleted: false } },
  { before: [], intent: writeComment('answer', 'answered'), shows: { parent: 'answered' } },
  { before: [], intent: aThreadStart('begun'), shows: { status: 'there' } },
  { before: [], intent: aMessage('begun', 'first'), shows: { body: 'Kommst du mit?' } },
]
