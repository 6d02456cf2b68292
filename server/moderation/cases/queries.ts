import { type SQL, sql } from 'drizzle-orm'
import { FlagReason } from '#contract/marks.ts'
import type { QueueState } from '#contract/moderationQueue.ts'
import type { ModeratedType } from '#contract/moderationWords.ts'
import type { Db } from '../../db/client.ts'
import { marks } from '../../db/schema/marks.ts'
import { moderationLog } from '../../db/schema/moderation.ts'
import { listModeratedKinds } from '../../things/registry.ts'
import type { ModeratedKind } from '../../things/thing.ts'
import type { CaseRow } from '../rows.ts'
import { HOURS_PER_POINT, MOST_AGE_POINTS, weights } from '../severity.ts'

/** Milliseconds since 1970: what raw SQL answers of times differs by driver. */
const millis = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::float8`

const weight = sql.join(
  [
    sql`case reason`,
    ...FlagReason.options.map((reason) => sql`when ${reason} then ${weights[reason]}::int`),
    sql`else 0 end`,
  ],
  sql` `,
)

/** Of each reason, how many of the flags that are looked at gave it. */
const counts = sql.join(
  FlagReason.options.map((reason) => sql`count(*) filter (where reason = ${reason})::int as ${sql.identifier(reason)}`),
  sql`, `,
)

const ofAll = (toSql: (kind: ModeratedKind) => SQL, separator = sql`, `) =>
  sql.join(listModeratedKinds().map(toSql), separator)

const toJoin = ({ type, table, isThere, moderation }: ModeratedKind) => sql`left join ${table}
  on k.item_type = ${type} and ${table.id} = k.item_id and ${moderation.isOpen?.() ?? isThere ?? sql`true`}`

/**
 * Everything that was flagged or hidden and still is there. A flag is open until the thing is hidden or its flags are
 * dismissed after it. Lists that their author keeps to themselves by now, what is said on them, and articles taken back
 * to the drafts, are nobody's business.
 */
const cases = (state: QueueState) => sql`
  with closings as (
    select item_type, item_id, max(at) filter (where action in ('hide', 'dismiss')) as closed_at, max(at) as acted_at
    from ${moderationLog} where action in ('hide', 'dismiss', 'restore') group by item_type, item_id
  ), flags as (
    select f.item_type, f.item_id, f.reason, f.updated_at,
      (c.closed_at is null or f.updated_at > c.closed_at) as is_open
    from ${marks} f left join closings c on c.item_type = f.item_type and c.item_id = f.item_id
    where f.kind = 'flag' and f."set"
  ), known as (
    select item_type, item_id from flags union select item_type, item_id from closings
  ), weighed as (
    select item_type, item_id, count(*)::int as flaggers, sum(${weight})::int as weight,
      min(updated_at) as first_at, max(updated_at) as last_at, ${counts}
    from flags ${state === 'open' ? sql`where is_open` : sql``} group by item_type, item_id
  ), cases as (
    select k.item_type, k.item_id, c.acted_at, w.flaggers, w.weight, w.first_at, w.last_at,
      ${sql.join(
        FlagReason.options.map((reason) => sql`w.${sql.identifier(reason)}`),
        sql`, `,
      )},
      coalesce(${ofAll(({ table }) => sql`${table.hidden}`)}) as hidden,
      exists (select 1 from flags f where f.item_type = k.item_type and f.item_id = k.item_id and f.is_open) as is_open
    from known k
    left join closings c on c.item_type = k.item_type and c.item_id = k.item_id
    left join weighed w on w.item_type = k.item_type and w.item_id = k.item_id
    ${ofAll(toJoin, sql` `)}
    where coalesce(${ofAll(({ table }) => sql`${table.id}`)}) is not null
  )`

const states: Readonly<Record<QueueState, SQL>> = {
  open: sql`is_open and not hidden`,
  hidden: sql`hidden`,
  closed: sql`not is_open and not hidden`,
}

type RawCase = Record<FlagReason, number | null> & {
  item_type: ModeratedType
  item_id: string
  hidden: boolean
  flaggers: number | null
  first_ms: number | null
  last_ms: number | null
}

/** Cases of a state: open ones by `toPoints`, the others by what was done last. */
export async function findCases(
  db: Db,
  state: QueueState,
  type: ModeratedType | undefined,
  now: Date,
  page: { offset: number; limit: number },
): Promise<CaseRow[]> {
  const hours = sql`extract(epoch from (${now.toISOString()}::timestamptz - first_at)) / 3600`
  const age = sql`least(${MOST_AGE_POINTS}::float8, greatest(0, ${hours}) / ${HOURS_PER_POINT}::float8)`
  const order = state === 'open' ? sql`weight + ${age} desc, first_at, item_id` : sql`acted_at desc nulls last, item_id`
  const { rows } = await db.execute<RawCase>(sql`${cases(state)}
    select *, ${millis(sql`first_at`)} as first_ms, ${millis(sql`last_at`)} as last_ms from cases
    where ${states[state]} ${type === undefined ? sql`` : sql`and item_type = ${type}`}
    order by ${order} offset ${page.offset} limit ${page.limit}`)
  return rows.map((row) => ({
    type: row.item_type,
    id: row.item_id,
    hidden: row.hidden,
    flaggers: row.flaggers ?? 0,
    counts: Object.fromEntries(FlagReason.options.map((reason) => [reason, row[reason] ?? 0])) as CaseRow['counts'],
    firstAt: toDate(row.first_ms),
    lastAt: toDate(row.last_ms),
  }))
}

const toDate = (millis: number | null) => (millis === null ? null : new Date(Math.round(Number(millis))))

/** How many cases are open, by what they are; none where there are none. */
export async function countOpen(db: Db): Promise<Partial<Record<ModeratedType, number>>> {
  const { rows } = await db.execute<{ item_type: ModeratedType; number: number }>(sql`${cases('open')}
    select item_type, count(*)::int as number from cases where ${states.open} group by item_type`)
  return Object.fromEntries(rows.map(({ item_type, number }) => [item_type, number]))
}
