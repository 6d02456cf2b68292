import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { images } from '../../db/schema/media.ts'
import { searchEntries } from '../../db/schema/search.ts'
import type { EntryKey, ResultRow } from '../rows.ts'

/** The index entries of these keys, in their order. */
export async function readResults(db: Db, keys: readonly EntryKey[]): Promise<ResultRow[]> {
  if (keys.length === 0) return []
  const classes = sql.param(keys.map(({ itemClass }) => itemClass))
  const ids = sql.param(keys.map(({ itemId }) => itemId))
  const { rows } = await db.execute<ResultRow>(sql`
    select e.item_class as "itemClass", e.item_id as "itemId", e.path, e.title, e.meta,
      image.id as "posterId", image.filename as "posterFilename"
    from unnest(${classes}::text[], ${ids}::text[]) with ordinality as key (item_class, item_id, place)
    join ${searchEntries} as e on e.item_class = key.item_class and e.item_id = key.item_id
    left join ${images} as image on image.id = e.poster_image_id
    order by key.place`)
  return rows
}
