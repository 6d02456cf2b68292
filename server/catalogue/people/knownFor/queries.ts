import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { credits, movies } from '../../../db/schema/catalogue.ts'
import { series, seriesCredits } from '../../../db/schema/series.ts'

export type KnownTitleRow = {
  personId: string
  type: 'movies' | 'series'
  id: string
  permalink: string
  title: string
  year: number | null
}

/**
 * The titles that some people are known for, each person's best known first, `most` for each at most. A maker is as known
 * as the title; each member of the cast a little less than the one before, as in the search.
 */
export async function listKnownFor(db: Db, personIds: readonly string[], most: number): Promise<KnownTitleRow[]> {
  if (personIds.length === 0) return []
  const these = sql`c.person_id = any(${sql.param([...personIds])}::text[])`
  const title = sql`t.id, t.permalink, t.title, t.year, t.popularity, c.job, c.position`
  const { rows } = await db.execute<KnownTitleRow>(sql`
    with credit as (
      select c.person_id, 'movies' as type, ${title}
      from ${credits} as c join ${movies} as t on t.id = c.movie_id where ${these}
      union all
      select c.person_id, 'series', ${title}
      from ${seriesCredits} as c join ${series} as t on t.id = c.series_id where ${these}
    ), part as (
      select person_id, type, id, permalink, title, year,
        max(popularity * case job when 'cast' then greatest(1 - 0.08 * position, 0.4) else 1 end) as known
      from credit group by person_id, type, id, permalink, title, year
    ), ranked as (
      select *, row_number() over (partition by person_id order by known desc, id) as rank from part
    )
    select person_id as "personId", type, id, permalink, title, year
    from ranked where rank <= ${most}::int order by person_id, rank`)
  return rows
}
