import * as z from 'zod/mini'
import { FlagReason, MarkableType, MarkKind, TitleCard, Vote } from '#contract/marks.ts'
import { RatableType, RatingInput } from '#contract/ratings.ts'
import type { Entry } from '../sync/outbox/entry.ts'

const Named = z.object({ name: z.string() })
const Listed = z.extend(Named, { card: TitleCard })
const Marked = z.extend(Named, {
  mark: MarkKind,
  type: MarkableType,
  vote: z.optional(Vote),
  reason: z.optional(FlagReason),
})
const Commented = z.object({ title: z.string(), parent: z.nullable(z.string()), body: z.optional(z.string()) })

/** What is done to a list as a whole. */
export type ListAct = 'create' | 'update' | 'delete' | 'order'

export type CommentAct = 'create' | 'edit' | 'delete'

/** What a waiting action does, as far as this version of the app can say. */
export type WaitingAct =
  | { kind: 'rate'; type: RatableType; title: string; rating: RatingInput }
  | { kind: 'clear'; title: string }
  | { kind: 'favourite'; name: string; favourite: boolean }
  | ({ kind: 'mark'; set: boolean } & z.infer<typeof Marked>)
  | { kind: 'list'; act: ListAct; name: string }
  | { kind: 'listItem'; title: string; list: string; on: boolean }
  | { kind: 'comment'; act: CommentAct; title: string; isReply: boolean; body: string | null }
  | { kind: 'unknown' }

const Faces = z.object({ card: z.optional(z.nullable(TitleCard)), about: z.optional(TitleCard) })

/** The title that an action is about; null where it is about none, or does not say. */
export function toFace({ args }: Entry): TitleCard | null {
  const faces = z.safeParse(Faces, args)
  return faces.success ? (faces.data.card ?? faces.data.about ?? null) : null
}

/** By kind: how its arguments are told. Every kind of the registry is named here; a test sees to it. */
const tellers: Readonly<Record<string, (args: unknown) => WaitingAct | null>> = {
  rateTitle: teller(z.object({ type: RatableType, title: z.string(), rating: RatingInput }), (args) => ({
    kind: 'rate',
    ...args,
  })),
  clearRating: teller(z.object({ title: z.string() }), ({ title }) => ({ kind: 'clear', title })),
  favouriteCinema: teller(Named, ({ name }) => ({ kind: 'favourite', name, favourite: true })),
  unfavouriteCinema: teller(Named, ({ name }) => ({ kind: 'favourite', name, favourite: false })),
  setMark: teller(Marked, (args) => ({ kind: 'mark', set: true, ...args })),
  clearMark: teller(Marked, (args) => ({ kind: 'mark', set: false, ...args })),
  createList: ofList('create'),
  updateList: ofList('update'),
  deleteList: ofList('delete'),
  orderList: ofList('order'),
  addListItem: teller(Listed, ({ name, card }) => ({ kind: 'listItem', title: card.title, list: name, on: true })),
  removeListItem: teller(Listed, ({ name, card }) => ({ kind: 'listItem', title: card.title, list: name, on: false })),
  createComment: ofComment('create'),
  editComment: ofComment('edit'),
  deleteComment: ofComment('delete'),
}

/** Kinds that can be told. */
export const knownKinds: readonly string[] = Object.keys(tellers)

/** What an entry does; `unknown` where a newer version of the app made it. */
export const toAct = ({ kind, args }: Entry): WaitingAct => tellers[kind]?.(args) ?? { kind: 'unknown' }

function ofList(act: ListAct) {
  return teller(Named, ({ name }) => ({ kind: 'list', act, name }))
}

function ofComment(act: CommentAct) {
  return teller(Commented, ({ title, parent, body = null }) => ({
    kind: 'comment',
    act,
    title,
    isReply: parent !== null,
    body,
  }))
}

function teller<A>(schema: z.ZodMiniType<A>, tell: (args: A) => WaitingAct) {
  return (args: unknown): WaitingAct | null => {
    const parsed = z.safeParse(schema, args)
    return parsed.success ? tell(parsed.data) : null
  }
}
