import pg from 'pg'

const admin = () => process.env.TEST_DATABASE_URL
/** The environment variable that names the template to the workers. */
const TEMPLATE = 'E2E_TEMPLATE_DATABASE'

async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** A database of a server, and what the server wrote down in it. */
export type ServerDatabase = {
  url: string
  /** How often each command of a member took effect on a film, by its key: the append-only log of effects. */
  effectsOn(film: string, username?: string): Promise<{ key: string; kind: string; times: number }[]>
  /** How often each command of members took effect on a cinema, in order. */
  effectsOnCinema(permalink: string): Promise<{ username: string; kind: string }[]>
  /** All that a member's commands did, one row an effect, in the order in which it happened; `film`: its permalink. */
  effectsBy(username: string): Promise<{ key: string; kind: string; target: string; film: string | null }[]>
  /** How often each of a member's rating commands took effect, by its key. */
  ratingsOf(username: string): Promise<{ key: string; target: string; times: number }[]>
  /** How many receipts lie there for a key. */
  receiptsOf(key: string): Promise<number>
  /** The member's rating as it holds. */
  ratingOf(username: string, film: string): Promise<number | null | undefined>
  /**
   * Makes it the evening before the last day of the programme was put in: one broadcast of that day is not known yet.
   *
   * @returns the film that has no other, by its permalink, and the channel's name.
   */
  forgetLastBroadcast(): Promise<{ film: string; channel: string }>
  /** Lets the server's nightly job, which puts in what is missing, be due now. */
  bringTheNight(): Promise<void>
  drop(): Promise<void>
}

/**
 * Makes a database: a copy of the template with the demo world where `makeTemplate` made one, else an empty one. Undefined
 * when there is no PostgreSQL: the server then uses its embedded one.
 */
export async function createDatabase(): Promise<ServerDatabase | undefined> {
  const base = admin()
  if (!base) return undefined
  const name = `lichtspiel_e2e_${process.pid}_${Date.now().toString(36)}`
  const template = process.env[TEMPLATE]
  await query(base, `create database ${name} ${template ? `template ${template}` : ''}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return {
    url: url.href,
    effectsOn: (film, username = 'kinofan') =>
      query(
        url.href,
        `select effects.key, effects.kind, count(*)::int as times from effects
           join users on users.id = effects.user_id
           join movies on effects.target like '%/' || movies.id
         where movies.permalink = $1 and users.username = $2
         group by effects.key, effects.kind order by min(effects.id)`,
        [film, username],
      ),
    effectsOnCinema: (permalink) =>
      query(
        url.href,
        `select users.username, effects.kind from effects
           join users on users.id = effects.user_id
           join cinemas on effects.target = 'cinemas/' || cinemas.id where cinemas.permalink = $1
         order by effects.id`,
        [permalink],
      ),
    effectsBy: (username) =>
      query(
        url.href,
        `select effects.key, effects.kind, effects.target, movies.permalink as film from effects
           join users on users.id = effects.user_id
           left join movies on effects.target = 'movies/' || movies.id where users.username = $1 order by effects.id`,
        [username],
      ),
    ratingsOf: (username) =>
      query(
        url.href,
        `select effects.key, effects.target, count(*)::int as times from effects
           join users on users.id = effects.user_id where users.username = $1 and effects.kind = 'rating.set'
         group by effects.key, effects.target`,
        [username],
      ),
    receiptsOf: async (key) => {
      const [row] = await query<{ n: number }>(url.href, 'select count(*)::int as n from idempotency where key = $1', [
        key,
      ])
      return row?.n ?? 0
    },
    ratingOf: async (username, film) => {
      const [row] = await query<{ value: number | null }>(
        url.href,
        `select ratings.value from ratings
           join users on users.id = ratings.user_id join movies on movies.id = ratings.item_id
         where users.username = $1 and movies.permalink = $2`,
        [username, film],
      )
      return row?.value
    },
    forgetLastBroadcast: async () => {
      const [row] = await query<{ film: string; channel: string }>(
        url.href,
        `with state as (select value->>'until' as until from meta where key = 'demo'),
           single as (
             select item_id from offers where kind = 'tv' and item_type = 'movies' and starts_at > now()
              group by item_id having count(*) = 1),
           gone as (
             delete from offers using state, single
             where offers.item_id = single.item_id and offers.kind = 'tv' and offers.id = (
               select min(id) from offers join single using (item_id) where id like 'tv-%-' || state.until || '-%')
             returning offers.item_id, offers.provider_slug),
           back as (
             update meta set value = jsonb_set(value, '{until}', to_jsonb((state.until::date - 1)::text))
             from state where key = 'demo')
         select movies.permalink as film, providers.name as channel
         from gone join movies on movies.id = gone.item_id join providers on providers.slug = gone.provider_slug`,
      )
      if (!row) throw new Error('no film has its only broadcast on the last day')
      return row
    },
    bringTheNight: async () => {
      await query(url.href, `update jobs set run_at = now() where kind = 'demo.roll'`)
    },
    drop: async () => {
      await query(base, `drop database if exists ${name} with (force)`)
    },
  }
}

/**
 * Lets `fill` put into a database what all later ones begin with: loading the demo world takes a server seconds, a copy
 * takes a fraction of one.
 *
 * @param fill gets the database's address, and has left it when it resolves.
 * @returns how to drop it.
 */
export async function makeTemplate(fill: (url: string) => Promise<void>): Promise<(() => Promise<void>) | undefined> {
  const database = await createDatabase()
  if (!database) return undefined
  await fill(database.url)
  process.env[TEMPLATE] = new URL(database.url).pathname.slice(1)
  return database.drop
}
