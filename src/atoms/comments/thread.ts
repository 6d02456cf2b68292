import type { Author } from '#contract/author.ts'
import type { Comment, Reply } from '#contract/comments.ts'
import { uniqueById } from '../core/uniqueById.ts'
import type { OwnComment, OwnComments } from './ownComments.ts'

/** The parts of the server's answer that a thread is made of. */
export type Answer = { items: readonly Comment[]; commentsCount: number }

/** The comments on a thing: the server's answer with the current state of the member's own comments. */
export type Thread = {
  /** The newest first; waiting comments stand before all others, as they will once they are sent. */
  items: readonly Comment[]
  /**
   * Own replies that wait or were refused, and whose comment is not in the answer: it is on an older page, or deleted.
   */
  strays: readonly Reply[]
  /** Comments and replies together; null without an answer: the member's own comments alone are no count. */
  count: number | null
}

/**
 * The creation time in `unknownComment`: an edit of a comment from another device does not tell when that was written.
 */
const UNKNOWN = 0
/** Answers tell their time in whole seconds. */
const SECOND_MS = 1_000

/**
 * Folds the member's own comments over the server's answer, each of them once.
 *
 * @param fetchedAt when the server made the answer; null for no answer.
 * @param me the author of the own comments.
 */
export function toThread(answer: Answer | null, fetchedAt: string | null, own: OwnComments, me: Author | null): Thread {
  const items = uniqueById(answer?.items ?? [])
  if (me === null || own.size === 0) return { items, strays: [], count: answer?.commentsCount ?? null }
  const answered = items.flatMap((comment) => [comment, ...comment.replies])
  const held = new Set(answered.map(({ id }) => id as string))
  const roots = toNew(own, null, held, fetchedAt, me).toReversed()
  const all = [...roots.map((reply) => ({ ...reply, replies: [], repliesCount: 0 })), ...items]
  const shown = all.flatMap((comment) => {
    const replies = withOwnReplies(comment.replies, comment.id, fetchedAt, own, me)
    const now = { ...withOwnWords(comment, own.get(comment.id)), replies: [...replies] }
    const isEmpty = now.deleted && !comment.deleted && comment.repliesCount === 0 && replies.length === 0
    return isEmpty ? [] : [now]
  })
  const there = new Set(shown.map(({ id }) => id as string))
  const strays = [...own.values()].flatMap((one) => {
    const parent = one.value?.parent ?? one.refused?.parent ?? null
    const waits = one.state !== 'saved' && isShown(one)
    return parent !== null && waits && !there.has(parent) && !held.has(one.id) ? [toReply(one, me)] : []
  })
  return {
    items: shown,
    strays: strays.sort(byTime),
    count: answer && toOwnCount(answer.commentsCount, fetchedAt, own, answered),
  }
}

/**
 * The replies to a comment with the member's own.
 *
 * @param fetchedAt when the server made the answer in which the replies came.
 */
export function withOwnReplies(
  replies: readonly Reply[],
  parent: string,
  fetchedAt: string | null,
  own: OwnComments,
  me: Author | null,
): readonly Reply[] {
  if (me === null || own.size === 0) return replies
  const held = new Set(replies.map(({ id }) => id as string))
  const said = replies.map((reply) => withOwnWords(reply, own.get(reply.id))).filter(({ deleted }) => !deleted)
  return [...said, ...toNew(own, parent, held, fetchedAt, me)]
}

/** A comment with the member's current words: waiting ones, or confirmed ones that are newer than the answer. */
function withOwnWords<T extends Reply>(said: T, own: OwnComment | undefined): T {
  if (!own?.value) return said
  const confirmed = own.confirmed?.updatedAt ?? null
  const isNewer = confirmed !== null && Date.parse(confirmed) >= Date.parse(said.updatedAt)
  if (own.state !== 'pending' && !isNewer) return said
  const { body, spoiler, deleted } = own.value
  return { ...said, body, spoiler, deleted: said.deleted || deleted, updatedAt: confirmed ?? said.updatedAt }
}

/** Own comments that the answer does not have, in the order in which they stand or will stand. */
function toNew(
  own: OwnComments,
  parent: string | null,
  held: ReadonlySet<string>,
  fetchedAt: string | null,
  me: Author,
): Reply[] {
  const all = [...own.values()].filter((one) => {
    const below = one.value === null ? one.refused?.parent : one.value.parent
    if (held.has(one.id) || (below ?? null) !== parent || !isShown(one)) return false
    return one.state !== 'saved' || isSince(one.value?.createdAt, fetchedAt)
  })
  const isSaved = ({ state }: OwnComment) => state === 'saved'
  const inTime = (ones: OwnComment[]) => ones.map((one) => toReply(one, me)).sort(byTime)
  return [...inTime(all.filter(isSaved)), ...inTime(all.filter((one) => !isSaved(one)))]
}

/** Whether the comment is shown: it exists, waits, or was refused and needs a decision. */
function isShown({ value, refused }: OwnComment): boolean {
  if (value === null) return refused?.act === 'create'
  // An edit of a comment that the answer has on another page: the edited words alone make no comment.
  return !value.deleted && !value.hidden && Date.parse(value.createdAt) !== UNKNOWN
}

function toReply({ id, value, refused, confirmed }: OwnComment, author: Author): Reply {
  const { body, spoiler } = value ?? refused ?? { body: '', spoiler: false }
  const createdAt = value?.createdAt ?? refused?.at ?? new Date(UNKNOWN).toISOString()
  return {
    ...{ id, author, body, spoiler, deleted: false, diggs_count: 0, digged: false, is_flagged: false },
    ...{ flagged_id: null, createdAt, updatedAt: confirmed?.updatedAt ?? createdAt },
  }
}

/** The number of comments with waiting ones: a comment that the answer has counted already counts once. */
function toOwnCount(count: number, fetchedAt: string | null, own: OwnComments, answered: readonly Reply[]): number {
  const held = new Map(answered.map(({ id, deleted }) => [id as string, deleted]))
  const change = [...own.values()].map((one) => {
    const { value, confirmed } = one
    // The answer keeps a deleted comment for the replies to it, and does not count it either.
    if (value === null || held.get(one.id)) return 0
    return Number(!value.deleted) - Number(wasCounted(one, confirmed, fetchedAt, held))
  })
  return Math.max(
    0,
    change.reduce((sum, each) => sum + each, count),
  )
}

function wasCounted(
  { id, value }: OwnComment,
  confirmed: OwnComment['confirmed'],
  fetchedAt: string | null,
  held: ReadonlyMap<string, boolean>,
): boolean {
  if (held.has(id)) return true
  const createdAt = confirmed?.createdAt ?? value?.createdAt
  // Edited here, written on another device: it existed before this device knew of it.
  if (createdAt === undefined || Date.parse(createdAt) === UNKNOWN) return true
  if (confirmed === null || isSince(createdAt, fetchedAt)) return false
  return !confirmed.deleted || isSince(confirmed.updatedAt ?? undefined, fetchedAt)
}

/** Whether something happened after the answer was made, or in the very second of it. */
function isSince(at: string | undefined, fetchedAt: string | null): boolean {
  if (at === undefined || fetchedAt === null) return true
  return Date.parse(at) >= Math.floor(Date.parse(fetchedAt) / SECOND_MS) * SECOND_MS
}

const byTime = (a: Reply, b: Reply) => Date.parse(a.createdAt) - Date.parse(b.createdAt)
