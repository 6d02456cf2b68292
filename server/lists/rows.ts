import type { movies } from '../db/schema/catalogue.ts'
import type { listItems, lists } from '../db/schema/lists.ts'
import type { images } from '../db/schema/media.ts'

export type ListRow = typeof lists.$inferSelect
export type ItemRow = typeof listItems.$inferSelect

/** What lists say of a film or a series. */
export type TitleRow = Pick<
  typeof movies.$inferSelect,
  'id' | 'permalink' | 'title' | 'year' | 'genres' | 'communitySum' | 'communityCount'
> & { poster: Pick<typeof images.$inferSelect, 'id' | 'filename' | 'widths' | 'aspectRatio' | 'color'> | null }

/** A title as it stands on a list. */
export type TitledRow = { item: ItemRow; title: TitleRow }
