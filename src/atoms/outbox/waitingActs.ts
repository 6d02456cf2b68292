import * as z from 'zod/mini'
import { CommentId } from '#contract/ids.ts'
import { FlagReason, MarkableType, MarkKind, TitleCard, Vote } from '#contract/marks.ts'
import { SeasonEpisodes } from '#contract/ownEpisodes.ts'
import { RatableType, RatingInput } from '#contract/ratings.ts'
import { WatchlistRule } from '#contract/watchlistRule.ts'
import type { Entry } from '../../sync/outbox/entry.ts'
import type { Remains } from '../../sync/outbox/views.ts'

const Named = z.object({ name: z.string() })
const Listed = z.extend(Named, { card: TitleCard, description: z.optional(z.string()) })
const Marked = z.extend(Named, {
  mark: MarkKind,
  type: MarkableType,
  vote: z.optional(Vote),
  reason: z.optional(FlagReason),
  /** The reason of a flag, in the member's own words. */
  text: z.optional(z.string()),
})
const Commented = z.object({
  id: CommentId,
  title: z.string(),
  parent: z.nullable(z.string()),
  body: z.optional(z.string()),
  spoiler: z.optional(z.boolean()),
})
const Described = z.extend(Named, {
  description: z.optional(z.string()),
  changes: z.optional(z.object({ name: z.optional(z.string()), description: z.optional(z.string()) })),
})

const Episodes = z.object({ title: z.string(), watched: z.boolean(), episodes: z.array(SeasonEpisodes) })

const Met = z.object({ title: z.string(), note: z.optional(z.string()), suits: z.optional(z.boolean()) })

const Written = z.object({
  title: z.string(),
  body: z.optional(z.string()),
  at: z.optional(z.nullable(z.string())),
})

/** The commands on a list as a whole. */
type ListAct = 'create' | 'update' | 'delete' | 'order'

/** The text of a comment as it waits here. */
export type CommentWords = { id: CommentId; body: string; spoiler: boolean }

/** The commands on a member's text: a comment, or trivia. */
type CommentAct = 'create' | 'edit' | 'delete'

/** The commands on a meetup. */
type MeetupAct = 'propose' | 'suits' | 'suitsNot' | 'decide' | 'cancel' | 'leave'

/** The commands on a thread of messages. */
type ThreadAct = 'start' | 'send' | 'delete' | 'read' | 'attention' | 'leave'
/** The commands on an article. */
type ArticleAct = 'save' | 'publish' | 'schedule' | 'withdraw' | 'delete'

/** The effect of a waiting action, as far as this version of the app can describe it. */
export type WaitingAct =
  | { kind: 'rate'; type: RatableType; title: string; rating: RatingInput }
  | { kind: 'clear'; title: string }
  | { kind: 'favourite'; name: string; favourite: boolean }
  | ({ kind: 'mark'; set: boolean } & z.infer<typeof Marked>)
  | { kind: 'list'; act: ListAct; name: string; words: string | null }
  | { kind: 'listItem'; title: string; list: string; on: boolean; words: string | null }
  | { kind: 'comment'; act: CommentAct; title: string; isReply: boolean; words: CommentWords | null }
  | { kind: 'trivia'; act: CommentAct; title: string; words: string | null }
  | { kind: 'reminder'; title: string; set: boolean }
  | { kind: 'watchlistRule'; rule: WatchlistRule }
  | ({ kind: 'episodes' } & z.infer<typeof Episodes>)
  | { kind: 'meetup'; act: MeetupAct; title: string; words: string | null }
  | { kind: 'message'; act: ThreadAct; name: string; words: string | null }
  | { kind: 'article'; act: ArticleAct; title: string; words: string | null }
  | { kind: 'diary'; act: 'put' | 'delete'; title: string | null; watchedOn: string }
  | { kind: 'unknown' }
  /** The rest of a damaged entry; `words`: the text that the member typed, if the entry has some. */
  | { kind: 'damaged'; words: string | null }

const Faces = z.object({ card: z.optional(z.nullable(TitleCard)), about: z.optional(TitleCard) })

/** The title that an action is about; null where it is about none, or does not say. */
export function toFace({ args }: Pick<Entry, 'args'>): TitleCard | null {
  const faces = z.safeParse(Faces, args)
  return faces.success ? (faces.data.card ?? faces.data.about ?? null) : null
}

/** The text that the member typed for an action, letter for letter; null for none. */
export function toTyped(act: WaitingAct): string | null {
  switch (act.kind) {
    case 'comment':
      return act.words?.body || null
    case 'list':
    case 'listItem':
    case 'trivia':
    case 'meetup':
    case 'message':
    case 'article':
    case 'damaged':
      return act.words
    case 'mark':
      return act.text || null
    case 'rate':
    case 'clear':
    case 'favourite':
    case 'reminder':
    case 'watchlistRule':
    case 'episodes':
    case 'diary':
    case 'unknown':
      return null
  }
}

/** The descriptions of arguments, by kind. Every kind of the registry is named here; a test checks it. */
const describers: Readonly<Record<string, (args: unknown) => WaitingAct | null>> = {
  rateTitle: describer(z.object({ type: RatableType, title: z.string(), rating: RatingInput }), (args) => ({
    kind: 'rate',
    ...args,
  })),
  clearRating: describer(z.object({ title: z.string() }), ({ title }) => ({ kind: 'clear', title })),
  favouriteCinema: describer(Named, ({ name }) => ({ kind: 'favourite', name, favourite: true })),
  unfavouriteCinema: describer(Named, ({ name }) => ({ kind: 'favourite', name, favourite: false })),
  setReminder: describer(z.object({ title: z.string() }), ({ title }) => ({ kind: 'reminder', title, set: true })),
  clearReminder: describer(z.object({ title: z.string() }), ({ title }) => ({ kind: 'reminder', title, set: false })),
  setMark: describer(Marked, (args) => ({ kind: 'mark', set: true, ...args })),
  clearMark: describer(Marked, (args) => ({ kind: 'mark', set: false, ...args })),
  createList: ofList('create'),
  updateList: ofList('update'),
  deleteList: ofList('delete'),
  orderList: ofList('order'),
  addListItem: ofListItem(true),
  removeListItem: ofListItem(false),
  createComment: ofComment('create'),
  editComment: ofComment('edit'),
  deleteComment: ofComment('delete'),
  createTrivia: ofTrivia('create'),
  editTrivia: ofTrivia('edit'),
  deleteTrivia: ofTrivia('delete'),
  setWatchlistRule: describer(z.object({ rule: WatchlistRule }), ({ rule }) => ({ kind: 'watchlistRule', rule })),
  markEpisodes: describer(Episodes, (args) => ({ kind: 'episodes', ...args })),
  putDiaryEntry: ofDiary('put'),
  deleteDiaryEntry: ofDiary('delete'),
  proposeMeetup: ofMeetup(() => 'propose'),
  answerMeetup: ofMeetup(({ suits = false }) => (suits ? 'suits' : 'suitsNot')),
  decideMeetup: ofMeetup(() => 'decide'),
  cancelMeetup: ofMeetup(() => 'cancel'),
  leaveMeetup: ofMeetup(() => 'leave'),
  startThread: ofThread('start'),
  sendMessage: ofThread('send'),
  deleteMessage: ofThread('delete'),
  readThread: ofThread('read'),
  setThreadAttention: ofThread('attention'),
  leaveThread: ofThread('leave'),
  saveDraft: ofArticle(() => 'save'),
  publishArticle: ofArticle(({ at }) => (at ? 'schedule' : 'publish')),
  withdrawArticle: ofArticle(() => 'withdraw'),
  deleteDraft: ofArticle(() => 'delete'),
}

/** The kinds that this version can describe. */
export const knownKinds: readonly string[] = Object.keys(describers)

/** The act of an entry; `unknown` where a newer version of the app made it. */
export const toAct = ({ kind, args }: Entry): WaitingAct => describers[kind]?.(args) ?? { kind: 'unknown' }

/** The act of a damaged row; for a row that does not tell it, the text that the row holds. */
export const toDamagedAct = ({ kind, args }: Remains): WaitingAct =>
  describers[kind]?.(args) ?? { kind: 'damaged', words: toWords(args) }

const anyText = z.catch(z.optional(z.string()), undefined)
const Worded = z.object({ name: anyText, description: anyText, body: anyText, text: anyText })
const Left = z.catch(z.extend(Worded, { changes: z.catch(z.optional(Worded), undefined) }), {})

function toWords(args: unknown): string | null {
  const { changes, ...words } = z.parse(Left, args)
  return (
    Object.values({ ...words, ...changes })
      .filter(Boolean)
      .join('\n\n') || null
  )
}

function ofList(act: ListAct) {
  return describer(Described, ({ name, description, changes }) => {
    // The list's name is typed where it is given; what is only deleted or sorted holds none.
    const typed = act === 'create' ? [name, description] : [changes?.name, changes?.description]
    return { kind: 'list', act, name, words: typed.filter(Boolean).join('\n\n') || null }
  })
}

function ofListItem(on: boolean) {
  return describer(Listed, ({ name, card, description }) => ({
    kind: 'listItem',
    title: card.title,
    list: name,
    on,
    words: (on && description) || null,
  }))
}

function ofComment(act: CommentAct) {
  return describer(Commented, ({ id, title, parent, body, spoiler = false }) => ({
    kind: 'comment',
    act,
    title,
    isReply: parent !== null,
    words: body === undefined ? null : { id, body, spoiler },
  }))
}

function ofTrivia(act: CommentAct) {
  return describer(z.object({ title: z.string(), body: z.optional(z.string()) }), ({ title, body = null }) => ({
    kind: 'trivia',
    act,
    title,
    words: body,
  }))
}

function ofDiary(act: 'put' | 'delete') {
  return describer(z.object({ card: z.nullable(TitleCard), watchedOn: z.string() }), ({ card, watchedOn }) => ({
    ...{ kind: 'diary', act, title: card?.title ?? null, watchedOn },
  }))
}

function ofMeetup(toAct: (args: z.infer<typeof Met>) => MeetupAct) {
  return describer(Met, (args) => ({
    ...{ kind: 'meetup', act: toAct(args), title: args.title, words: args.note || null },
  }))
}

function ofThread(act: ThreadAct) {
  return describer(z.object({ name: z.string(), body: z.optional(z.string()) }), ({ name, body = null }) => ({
    ...{ kind: 'message', act, name, words: body },
  }))
}

function ofArticle(toAct: (args: z.infer<typeof Written>) => ArticleAct) {
  return describer(Written, (args) => ({
    ...{ kind: 'article', act: toAct(args), title: args.title, words: args.body || null },
  }))
}

function describer<A>(schema: z.ZodMiniType<A>, describe: (args: A) => WaitingAct) {
  return (args: unknown): WaitingAct | null => {
    const parsed = z.safeParse(schema, args)
    return parsed.success ? describe(parsed.data) : null
  }
}
