import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CalendarDate, Instant, MadeId } from './ids.ts'
import { TitleCard } from './marks.ts'
import { RatableType } from './ratings.ts'
import { receiptOf } from './receipt.ts'

/** The first public showing of a film to an audience that paid: nobody has watched anything before. */
export const FIRST_DAY = '1895-11-01'

const Nth = z.nullable(z.int().check(z.minimum(1), z.maximum(9_999)))

/** One watching of a film, of a series, or of a season or an episode of it. */
const Watching = z.object({
  type: RatableType,
  /** The title's id. */
  item: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Of a series; null for all of it. */
  season: Nth,
  /** Within the season; null for all of it. */
  episode: Nth,
  /** The day in the member's calendar. */
  watchedOn: CalendarDate,
  /** The member had seen it before. */
  rewatch: z.boolean(),
})

/** An entry of a member's diary, as the server holds it. */
export const OwnDiaryEntry = z.extend(Watching, {
  id: z.string(),
  /** Of the title; null once it is unknown. */
  card: z.nullable(TitleCard),
  /** Taken out by the member. */
  deleted: z.boolean(),
  createdAt: Instant,
  /** Server time of the last change. */
  updatedAt: Instant,
})
export type OwnDiaryEntry = z.infer<typeof OwnDiaryEntry>

const DiaryReceipt = receiptOf(OwnDiaryEntry)
/** Made by the device, so that what was written without a network keeps it; another member's is another entry. */
const EntryParams = z.object({ id: MadeId })

export const putDiaryEntryCall = defineCall({
  method: 'PUT',
  path: '/api/me/diary/:id',
  summary: 'Write or change an entry of the diary',
  audience: 'member',
  command: true,
  params: EntryParams,
  body: z.object({ entry: Watching }),
  answer: DiaryReceipt,
})

export const deleteDiaryEntryCall = defineCall({
  method: 'DELETE',
  path: '/api/me/diary/:id',
  summary: 'Take an entry out of the diary',
  audience: 'member',
  command: true,
  params: EntryParams,
  answer: DiaryReceipt,
})
