import type { NotificationKind } from '#contract/notifications.ts'

/** A thing by its type and its id. */
export type Thing = { type: string; id: string }

/** A group of notifications that is shown as one. */
export type GroupRow = {
  /** The id of the latest notification. */
  id: string
  kind: NotificationKind
  subject: Thing
  /** The thing of the latest notification. */
  thing: Thing
  words: string | null
  /** The actors of the group, the latest first, each once. */
  actorIds: string[]
  count: number
  read: boolean
  createdAt: Date
}
