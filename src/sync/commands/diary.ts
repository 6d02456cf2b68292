import * as z from 'zod/mini'
import { deleteDiaryEntryCall, OwnDiaryEntry, putDiaryEntryCall } from '#contract/diary.ts'
import { Instant } from '#contract/ids.ts'
import { TitleCard } from '#contract/marks.ts'
import { diaryLane, diarySlot } from '../slots.ts'
import { type Coalesced, type Confirmed, defineCommand, type Earlier } from './command.ts'

const { id: _id, updatedAt: _updatedAt, ...stateShape } = OwnDiaryEntry.shape

/** The confirmed state of an entry's slot; it names the title, so that the diary needs no network. */
export const DiaryState = z.object(stateShape)
export type DiaryState = z.infer<typeof DiaryState>

const Args = z.object({
  /** A UUID that the device made. */
  id: z.string(),
  ...z.omit(DiaryState, { card: true, deleted: true }).shape,
  card: TitleCard,
  createdAt: Instant,
})
const PutArgs = z.extend(Args, {
  /** The entry is written for the first time: the server cannot know it yet. */
  isNew: z.boolean(),
})

/** An entry as the server holds it, as own state. */
export const toConfirmedEntry = ({ id, updatedAt, ...entry }: OwnDiaryEntry): Confirmed => {
  const { type, item, season, episode, watchedOn, rewatch, card, deleted, createdAt } = entry
  return {
    slot: diarySlot(id),
    state: { type, item, season, episode, watchedOn, rewatch, card, deleted, createdAt },
    updatedAt,
  }
}

/** An entry can be taken out also once its title is unknown. */
const DeleteArgs = z.extend(Args, { card: z.nullable(TitleCard) })

const toState = (args: z.infer<typeof DeleteArgs>, deleted: boolean): DiaryState => {
  const { type, item, season, episode, watchedOn, rewatch, card, createdAt } = args
  return { type, item, season, episode, watchedOn, rewatch, card, deleted, createdAt }
}

export const putDiaryEntry = defineCommand({
  kind: 'putDiaryEntry',
  args: PutArgs,
  state: DiaryState,
  lane: ({ id }) => diaryLane(id),
  slot: ({ id }) => diarySlot(id),
  coalesce: (args, earlier): Coalesced =>
    // An entry that is not sent yet is replaced, and can still be taken back without a request.
    isUnwritten(earlier) ? { do: 'merge', args: { ...args, isNew: true } } : { do: 'replace' },
  call: putDiaryEntryCall,
  request: ({ id, type, item, season, episode, watchedOn, rewatch }) => ({
    params: { id },
    body: { entry: { type, item, season, episode, watchedOn, rewatch } },
  }),
  fold: (base, args) => ({ ...toState(args, false), createdAt: base?.createdAt ?? args.createdAt }),
  receipt: ({ current }) => ({ own: [toConfirmedEntry(current)] }),
})

export const deleteDiaryEntry = defineCommand({
  kind: 'deleteDiaryEntry',
  args: DeleteArgs,
  state: DiaryState,
  lane: ({ id }) => diaryLane(id),
  slot: ({ id }) => diarySlot(id),
  coalesce: (_args, earlier): Coalesced => ({ do: isUnwritten(earlier) ? 'cancel' : 'replace' }),
  call: deleteDiaryEntryCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (base, args) => ({ ...(base ?? toState(args, true)), deleted: true }),
  receipt: ({ current }) => ({ own: [toConfirmedEntry(current)] }),
  unsets: true,
})

const isUnwritten = ({ kind, args }: Earlier): boolean => {
  const put = z.safeParse(PutArgs, args)
  return kind === putDiaryEntry.kind && put.success && put.data.isNew
}
