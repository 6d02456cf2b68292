import * as z from 'zod/mini'
import { Instant, TriviaId } from '#contract/ids.ts'
import { TitleCard } from '#contract/marks.ts'
import {
  createTriviaCall,
  deleteTriviaCall,
  type OwnTrivia,
  TriviaCategory,
  TrivializableType,
  updateTriviaCall,
} from '#contract/ownTrivia.ts'
import { thingLane, triviaSlot } from '../slots.ts'
import { type Coalesced, type Confirmed, defineCommand, type Earlier, keepAll } from './command.ts'

const At = z.object({
  /** A UUID of the device's for a new one. */
  id: TriviaId,
  type: TrivializableType,
  /** The id of the thing it is about, never its permalink. */
  item: z.string(),
  /** The thing's title, and its face, for "Ausstehende Aktionen". */
  title: z.string(),
  about: z.optional(TitleCard),
})
const Fact = z.object({ category: TriviaCategory, body: z.string() })
const EditArgs = z.object({ ...At.shape, ...Fact.shape })

/** The confirmed state of a fact's slot. */
export const TriviaState = z.object({
  ...Fact.shape,
  deleted: z.boolean(),
  /** By the moderation: only its author can read it. */
  hidden: z.optional(z.boolean()),
  createdAt: Instant,
  /** null: the server has none yet. */
  updatedAt: z.nullable(Instant),
})
export type TriviaState = z.infer<typeof TriviaState>

type At = z.infer<typeof At>
const slotOf = ({ type, item, id }: Pick<At, 'type' | 'item' | 'id'>) => triviaSlot(type, item, id)
/** Votes and diggs on it, too. */
const laneOf = ({ id }: At) => thingLane('trivia', id)

/** The server's state of a fact, as own state. */
export function toConfirmedTrivia({ id, type, item, ...trivia }: OwnTrivia): Confirmed {
  const { category, body, deleted, hidden, createdAt, updatedAt } = trivia
  return {
    slot: slotOf({ type, item, id }),
    state: { category, body, deleted, ...(hidden && { hidden }), createdAt, updatedAt },
    updatedAt,
  }
}

const receipt = ({ current }: { current: OwnTrivia }) => ({ own: [toConfirmedTrivia(current)] })
const unknownTrivia = { deleted: false, createdAt: new Date(0).toISOString(), updatedAt: null }

export const createTrivia = defineCommand({
  kind: 'createTrivia',
  args: z.object({ ...EditArgs.shape, createdAt: Instant }),
  state: TriviaState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  coalesce: keepAll,
  call: createTriviaCall,
  request: ({ id, type, item, body, category }) => ({
    params: { type, id: item },
    body: { trivia: { id, body, category } },
  }),
  fold: (_base, { body, category, createdAt }) => ({ ...unknownTrivia, body, category, createdAt }),
  receipt,
})

export const editTrivia = defineCommand({
  kind: 'editTrivia',
  args: EditArgs,
  state: TriviaState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  needs: (args) => ({ kind: createTrivia.kind, slot: slotOf(args) }),
  coalesce: ({ body, category }, { kind, args }: Earlier): Coalesced =>
    // A creation that was not sent yet takes these words; a change of the same is sent in its place.
    kind === createTrivia.kind
      ? { do: 'merge', args: { ...(args as object), body, category } }
      : { do: kind === 'editTrivia' ? 'replace' : 'keep' },
  call: updateTriviaCall,
  request: ({ id, body, category }) => ({ params: { id }, body: { trivia: { body, category } } }),
  fold: (base, { body, category }) => ({ ...unknownTrivia, ...base, body, category }),
  receipt,
})

export const deleteTrivia = defineCommand({
  kind: 'deleteTrivia',
  args: z.object({ ...At.shape, category: TriviaCategory }),
  state: TriviaState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  // A fact that was never sent is removed.
  coalesce: (_args, { kind }): Coalesced => ({ do: kind === createTrivia.kind ? 'cancel' : 'replace' }),
  call: deleteTriviaCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (base, { category }) => ({ ...unknownTrivia, ...(base ?? { category }), body: '', deleted: true }),
  receipt,
  unsets: true,
})
