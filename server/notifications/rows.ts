import type { NotificationKind } from '#contract/notifications.ts'

/** By its type and its id. */
export type Thing = { type: string; id: string }

/** What is shown as one notification. */
export type GroupRow = {
  /** Of the latest. */
  id: string
  kind: NotificationKind
  subject: Thing
  /** The latest. */
  thing: Thing
  words: string | null
  /** The latest first, each once. */
  actorIds: string[]
  count: number
  read: boolean
  createdAt: Date
}
