import type { TitleCard } from '#contract/marks.ts'
import type { RatableType } from '#contract/ratings.ts'

/** An entry of the diary: one watching; `watchedOn` is a day of the member's calendar. */
export type Watching = { watchedOn: string; rewatch: boolean; season: number | null; episode: number | null }

/**
 * An entry of the member's diary.
 *
 * - `pending`: its newest form waits on this device; `failed`: that was refused, `reason` says why.
 */
export type DiaryEntry = Watching & {
  id: string
  type: RatableType
  /** The title's id. */
  item: string
  /** Null once the title is unknown. */
  card: TitleCard | null
  createdAt: string
  state: 'saved' | 'pending' | 'failed'
  reason: string | null
}

/** An entry whose title is known: it can be changed. */
export type KnownEntry = DiaryEntry & { card: TitleCard }
