import type { ListableType } from '#contract/lists.ts'
import type { TitleCard } from '#contract/marks.ts'

/** A title that can stand on a list: its own id (never its permalink) and what a device needs to show it. */
export type ListedTitle = { type: ListableType; id: string; card: TitleCard }

/** A title of a list that is copied, with the words that go with it. */
export type CopiedTitle = ListedTitle & { description: string }

/** The start of a copy of a list. Descriptions are empty where the words are another member's. */
export type CopySource = { name: string; description: string; items: readonly CopiedTitle[] }
