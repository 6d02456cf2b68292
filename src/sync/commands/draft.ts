import * as z from 'zod/mini'
import {
  deleteDraftCall,
  OwnDraft,
  publishArticleCall,
  saveDraftCall,
  withdrawArticleCall,
} from '#contract/articleDrafts.ts'
import { mergeSave } from '#contract/draftSaves.ts'
import { ArticleId, Instant } from '#contract/ids.ts'
import { draftLane, draftSlot } from '../slots.ts'
import { type Coalesced, type Confirmed, defineCommand, type Earlier } from './command.ts'

const { id: _id, updatedAt: _updatedAt, ...stateShape } = OwnDraft.shape

/** The confirmed state of a draft's slot; it holds both texts, so that writing needs no network. */
const DraftState = z.object(stateShape)
export type DraftState = z.infer<typeof DraftState>

/** The server's state of a draft, as own state. */
export function toConfirmedDraft({ id, updatedAt, ...draft }: OwnDraft): Confirmed {
  const { title, body, revision, other, schedule, publishedAt, publishedRevision, permalink, missed } = draft
  const { deleted, createdAt } = draft
  const texts = { title, body, revision, other }
  const state: DraftState = {
    ...{ ...texts, schedule, publishedAt, publishedRevision, permalink, missed, deleted, createdAt },
  }
  return { slot: draftSlot(id), state, updatedAt }
}

/** `id`: a UUID of the device's for a new one. `title`: the article's, for the list of what waits. */
const Named = z.object({ id: ArticleId, title: z.string() })

const SaveArgs = z.extend(Named, {
  body: z.string(),
  /** Made with each save. */
  revision: z.string(),
  /** The revision that was changed; null for a new draft. */
  base: z.nullable(z.string()),
  settles: z.optional(z.nullable(z.string())),
  keep: z.optional(z.boolean()),
  /** Its base is about to be published: it is sent by itself, so that this text is published and no later one. */
  alone: z.optional(z.boolean()),
  createdAt: Instant,
})
type SaveArgs = z.infer<typeof SaveArgs>

const PublishArgs = z.extend(Named, { revision: z.string(), at: z.nullable(Instant), meantAt: Instant })

const nothing: DraftState = {
  ...{ title: '', body: '', revision: '', other: null, schedule: null, publishedAt: null, publishedRevision: null },
  ...{ permalink: null, missed: null, deleted: false, createdAt: new Date(0).toISOString() },
}

const common = {
  state: DraftState,
  receipt: ({ current }: { current: OwnDraft }) => ({ own: [toConfirmedDraft(current)] }),
}

export const saveDraft = defineCommand({
  ...common,
  kind: 'saveDraft',
  args: SaveArgs,
  lane: ({ id }) => draftLane(id),
  slot: ({ id }) => draftSlot(id),
  coalesce: (args, earlier) => mergeTexts(args, earlier),
  call: saveDraftCall,
  request: ({ id, title, body, revision, base, settles, keep }) => ({
    params: { id },
    body: { draft: { title, body, revision, base, ...(settles && { settles }), ...(keep && { keep }) } },
  }),
  fold: (base, { title, body, revision, base: changed, settles, createdAt }) => {
    const texts = mergeSave(base, { title, body, revision, base: changed, settles })
    return { ...(base ?? { ...nothing, createdAt }), ...texts }
  },
})

/** A text that goes on from one that was not sent yet is sent in its place, on the revision that the first of them changed. */
function mergeTexts(args: SaveArgs, { kind, args: waiting }: Earlier): Coalesced {
  const earlier = kind === 'saveDraft' ? z.safeParse(SaveArgs, waiting) : null
  if (!earlier?.success || args.alone || earlier.data.revision !== args.base) return { do: 'keep' }
  const { base, createdAt, settles, keep, alone } = earlier.data
  const flags = { ...(alone && { alone }), ...((keep || args.keep) && { keep: true }) }
  return { do: 'merge', args: { ...args, ...flags, base, createdAt, settles: args.settles ?? settles } }
}

const isPublication = (kind: string) => kind === 'publishArticle' || kind === 'withdrawArticle'

export const publishArticle = defineCommand({
  ...common,
  kind: 'publishArticle',
  args: PublishArgs,
  lane: ({ id }) => draftLane(id),
  slot: ({ id }) => draftSlot(id),
  needs: ({ id }) => ({ kind: saveDraft.kind, slot: draftSlot(id) }),
  coalesce: (_args, { kind }): Coalesced => ({ do: isPublication(kind) ? 'replace' : 'keep' }),
  call: publishArticleCall,
  request: ({ id, revision, at }) => ({ params: { id }, body: { publication: { revision, at } } }),
  fold: (base, { title, revision, at, meantAt }) => {
    const before = base ?? { ...nothing, title }
    if (at !== null && at > meantAt) return { ...before, schedule: { at, revision }, missed: null }
    const publishedAt = before.publishedAt ?? meantAt
    return { ...before, publishedAt, publishedRevision: revision, schedule: null, missed: null }
  },
})

export const withdrawArticle = defineCommand({
  ...common,
  kind: 'withdrawArticle',
  args: Named,
  lane: ({ id }) => draftLane(id),
  slot: ({ id }) => draftSlot(id),
  needs: ({ id }) => ({ kind: saveDraft.kind, slot: draftSlot(id) }),
  coalesce: (_args, { kind }): Coalesced => ({ do: isPublication(kind) ? 'replace' : 'keep' }),
  call: withdrawArticleCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (base, { title }) => ({
    ...(base ?? { ...nothing, title }),
    ...{ publishedAt: null, publishedRevision: null, schedule: null, missed: null },
  }),
})

export const deleteDraft = defineCommand({
  ...common,
  kind: 'deleteDraft',
  args: Named,
  lane: ({ id }) => draftLane(id),
  slot: ({ id }) => draftSlot(id),
  // A draft that was never sent is removed.
  coalesce: (_args, { kind, args }): Coalesced => ({
    do: kind === 'saveDraft' && isFirst(args) ? 'cancel' : 'replace',
  }),
  call: deleteDraftCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (base) => ({ ...nothing, deleted: true, createdAt: base?.createdAt ?? nothing.createdAt }),
  unsets: true,
})

const isFirst = (args: unknown) => z.safeParse(z.looseObject({ base: z.null() }), args).success
