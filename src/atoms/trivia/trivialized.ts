import type { IdOrPermalink } from '#contract/ids.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { TrivializableType } from '#contract/ownTrivia.ts'

/** The title whose trivia a page shows. */
export type TriviaThing = {
  type: TrivializableType
  /** As it stands in the page's address: an id, or a permalink. */
  permalink: IdOrPermalink
  /** The title itself, as the device knows it: its own id names what the member writes. Null while it is not known. */
  title: { id: string; card: TitleCard } | null
}
