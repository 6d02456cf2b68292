import * as z from 'zod/mini'
import { CommentableType } from '#contract/comments.ts'
import { CommentId, Instant } from '#contract/ids.ts'
import { TitleCard } from '#contract/marks.ts'
import {
  createCommentCall,
  deleteCommentCall,
  type OwnComment,
  toVersion,
  updateCommentCall,
} from '#contract/ownComments.ts'
import { commentLane, commentSlot } from '../slots.ts'
import { type Coalesced, type Confirmed, defineCommand, type Earlier, keepAll } from './command.ts'

const At = z.object({
  /** A UUID of the device's for a new one. */
  id: CommentId,
  type: CommentableType,
  /** The id of the thing it is about, never its permalink. */
  item: z.string(),
  /** The comment that it answers; null for none. */
  parent: z.nullable(CommentId),
  /** The thing's title, for "Ausstehende Aktionen". */
  title: z.string(),
  /** The film or series that it is about, or whose fact it is, for the same. */
  about: z.optional(TitleCard),
})
const Words = z.object({ body: z.string(), spoiler: z.boolean() })
const CreateArgs = z.object({ ...At.shape, ...Words.shape, createdAt: Instant })
const EditArgs = z.object({
  ...At.shape,
  ...Words.shape,
  /** `updatedAt` of what was changed; null while the server has told none. */
  version: z.nullable(Instant),
})

/** The confirmed state of a comment's slot. */
export const CommentState = z.object({
  body: z.string(),
  spoiler: z.boolean(),
  deleted: z.boolean(),
  /** By the moderation: only its author can read it. */
  hidden: z.optional(z.boolean()),
  parent: z.nullable(CommentId),
  createdAt: Instant,
  /** null: the server has none yet. */
  updatedAt: z.nullable(Instant),
})
export type CommentState = z.infer<typeof CommentState>

type At = z.infer<typeof At>
const slotOf = ({ type, item, id }: Pick<At, 'type' | 'item' | 'id'>) => commentSlot(type, item, id)
/** All that its author says below one thing arrives in the order in which it was said. */
const laneOf = ({ type, item }: At) => commentLane(type, item)

/** The server's state of a comment, as own state. */
export function toConfirmedComment({ id, type, item, ...comment }: OwnComment): Confirmed {
  const { body, spoiler, deleted, hidden, parent, createdAt, updatedAt } = comment
  return {
    slot: slotOf({ type, item, id }),
    state: { body, spoiler, deleted, ...(hidden && { hidden }), parent, createdAt, updatedAt },
    updatedAt,
  }
}

export const createComment = defineCommand({
  kind: 'createComment',
  args: CreateArgs,
  state: CommentState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  needs: ({ parent, ...at }) => parent && { kind: 'createComment', slot: slotOf({ ...at, id: parent }) },
  coalesce: keepAll,
  call: createCommentCall,
  request: ({ id, type, item, parent, body, spoiler }) => ({
    params: { type, id: item },
    body: { comment: { id, body, spoiler, parent_id: parent } },
  }),
  fold: (_base, { body, spoiler, parent, createdAt }) => ({
    body,
    spoiler,
    deleted: false,
    parent,
    createdAt,
    updatedAt: null,
  }),
  receipt: ({ current }) => ({ own: [toConfirmedComment(current)] }),
})

export const editComment = defineCommand({
  kind: 'editComment',
  args: EditArgs,
  state: CommentState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  needs: (args) => ({ kind: createComment.kind, slot: slotOf(args) }),
  coalesce: ({ body, spoiler }, earlier) => mergeWords({ body, spoiler }, earlier),
  call: updateCommentCall,
  request: ({ id, body, spoiler, version }) => ({
    params: { id },
    body: { comment: { body, spoiler } },
    ...(version && { ifMatch: toVersion(version) }),
  }),
  fold: (base, { body, spoiler, parent }) => ({ ...(base ?? unknownComment(parent)), body, spoiler }),
  receipt: ({ current }) => ({ own: [toConfirmedComment(current)] }),
})

/** Other words for what was not sent yet: it is sent with them, on the version that the first of them changed. */
function mergeWords(words: z.infer<typeof Words>, { kind, args }: Earlier): Coalesced {
  const isMergeable = kind === createComment.kind || kind === 'editComment'
  const written = z.safeParse(z.looseObject({}), args)
  return isMergeable && written.success ? { do: 'merge', args: { ...written.data, ...words } } : { do: 'keep' }
}

export const deleteComment = defineCommand({
  kind: 'deleteComment',
  args: At,
  state: CommentState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  // A comment that was never sent is removed, with the waiting replies to it.
  coalesce: (_args, { kind }): Coalesced => ({ do: kind === createComment.kind ? 'cancel' : 'replace' }),
  call: deleteCommentCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (base, { parent }) => ({ ...(base ?? unknownComment(parent)), body: '', deleted: true }),
  receipt: ({ current }) => ({ own: [toConfirmedComment(current)] }),
  unsets: true,
})

const unknownComment = (parent: CommentId | null): CommentState => ({
  body: '',
  spoiler: false,
  deleted: false,
  parent,
  createdAt: new Date(0).toISOString(),
  updatedAt: null,
})
