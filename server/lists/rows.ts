import type { movies } from '../db/schema/catalogue.ts'
import type { listItems, lists } from '../db/schema/lists.ts'
import type { images } from '../db/schema/media.ts'

export type ListRow = typeof lists.$inferSelect
export type ItemRow = typeof listItems.$inferSelect

/** The data of a film or a series that lists show. */
export type TitleRow = Pick<
  typeof movies.$inferSelect,
  'id' | 'permalink' | 'title' | 'year' | 'genres' | 'communitySum' | 'communityCount'
> & { poster: Pick<typeof images.$inferSelect, 'id' | 'filename' | 'widths' | 'aspectRatio' | 'color'> | null }

/** A title on a list, with its item. */
export type TitledRow = { item: ItemRow; title: TitleRow }
