import pg from 'pg'
import type { Author } from '#contract/author.ts'
import { type DatedThing, toDatedShowtime } from '#contract/datedThings.ts'
import type { UserId } from '#contract/ids.ts'
import type { Version } from '#contract/screenings.ts'
import { freePort } from '../../e2e/support/server.ts'
import { CookieJar, createBrowserFetch } from './browserLike.ts'
import type { Things } from './kinds.ts'
import { type Pace, ServerProcess } from './serverProcess.ts'
import { FaultyWire } from './wire.ts'

/** The demo world's password, of which the members' copies have the hash. */
const PASSWORD = 'popcorn-im-dunkeln'

/** How many things there are to act on, of which the demo world's come first; the pace of the server's clock. */
export type WorldOptions = { films?: number; cinemas?: number; pace?: Pace }

export type Member = { id: UserId; jar: CookieJar }

/** One server with its wire, two members who are signed in, and what they act on. Schedules run on it one by one. */
export type World = {
  server: ServerProcess
  wire: FaultyWire
  database: pg.Pool
  things: Things
  members: readonly [Member, Member]
  /** Times in which the server was killed are over. */
  revive(): Promise<void>
  dispose(): Promise<void>
}

/**
 * @param databaseUrl an empty PostgreSQL database, or a copy of the demo world.
 * @throws Error when there are fewer cinemas; of films as many are made as are wanted.
 */
export async function createWorld(
  databaseUrl: string,
  { films = 12, cinemas = 5, pace }: WorldOptions = {},
): Promise<World> {
  const [port, publicPort] = [await freePort(), await freePort()]
  const server = new ServerProcess(port, `http://127.0.0.1:${publicPort}`, databaseUrl, pace)
  const wire = new FaultyWire(server)
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const dispose = async () => {
    await wire.stop()
    await server.dispose()
    await database.end()
  }
  try {
    await wire.start(publicPort)
    await server.start()
    await makeFilms(database, films)
    const first = await addMember(database, publicPort, 'torture-a')
    const second = await addMember(database, publicPort, 'torture-b')
    await befriend(database, first.id, second.id)
    const things = {
      ...(await readThings(database, films, cinemas)),
      showings: await readShowings(database),
      friends: ['torture-a', 'torture-b'].map(toFriend),
    }
    const revive = async () => {
      if (!server.isUp) await server.start()
    }
    return { server, wire, database, things, members: [first, second], revive, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** Films that nobody knows, so that there are `wanted`. */
async function makeFilms(database: pg.Pool, wanted: number): Promise<void> {
  await database.query(
    `insert into movies (id, permalink, title, sort_key, genres, countries)
     select 'torture-' || n, 'torture-' || n, 'Film ' || n, 'film ' || n, '{}', '{}'
       from generate_series((select count(*) from movies) + 1, $1::bigint) as n`,
    [wanted],
  )
}

const toFriend = (name: string): Author => ({
  ...{ id: `u-${name}` as UserId, username: name, avatar: null, isCritic: false },
})

/** Two members who have asked each other. */
async function befriend(database: pg.Pool, one: string, other: string): Promise<void> {
  await database.query(
    `insert into marks (id, user_id, kind, item_type, item_id, set, intent_at, updated_at, change_seq)
     select 'friends-' || asking, asking, 'friendship', 'users', asked, true, now(), now(), 0
       from (values ($1::text, $2::text), ($2, $1)) as pair (asking, asked) on conflict do nothing`,
    [one, other],
  )
}

/** Showings of the last day that the programme knows, which have not begun when a run ends. */
async function readShowings(database: pg.Pool): Promise<DatedThing[]> {
  const { rows } = await database.query<{ id: string; title: string; version: Version; starts_at: Date }>(
    `select showtimes.id, title, version, starts_at from showtimes join movies on movies.id = movie_id
      order by date desc, showtimes.id limit 3`,
  )
  return rows.map(({ id, title, version, starts_at }) =>
    toDatedShowtime({ id, version, startsAt: starts_at.toISOString() }, title, '/movies/x', { name: 'Astra' }),
  )
}

async function readThings(
  database: pg.Pool,
  filmCount: number,
  cinemaCount: number,
): Promise<Pick<Things, 'films' | 'series' | 'cinemas'>> {
  const films = await database.query<{ id: string; title: string }>(
    'select id, title from movies order by id limit $1',
    [filmCount],
  )
  const series = await database.query<{ id: string; title: string }>('select id, title from series order by id limit 3')
  const cinemas = await database.query<{ id: string; permalink: string; name: string; city: string }>(
    `select cinemas.id, permalink, cinemas.name, cities.name as city
       from cinemas join cities on cities.slug = city_slug order by cinemas.id limit $1`,
    [cinemaCount],
  )
  if (cinemas.rows.length < cinemaCount) throw new Error(`there are ${cinemas.rows.length} cinemas alone`)
  return {
    films: films.rows.map(({ id, title }) => ({ type: 'movies', id, title })),
    series: series.rows.map(({ id, title }) => ({ type: 'series', id, title })),
    cinemas: cinemas.rows as unknown as Things['cinemas'],
  }
}

/** A member without a past, with the password of the demo world's. */
async function addMember(database: pg.Pool, port: number, name: string): Promise<Member> {
  await database.query(
    `insert into users (id, username, username_key, email, password_hash, created_at, activated_at)
     select $1, $2, $2, $2 || '@example.org', password_hash, created_at, activated_at from users where username = 'kinofan'
     on conflict do nothing`,
    [`u-${name}`, name],
  )
  const jar = new CookieJar()
  const { fetch, close } = createBrowserFetch(port, jar)
  await fetch('/api/csrf_token')
  const token = /XSRF-TOKEN=([^;]*)/.exec(jar.header)?.[1] ?? ''
  const answer = await fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    body: JSON.stringify({ username: name, password: PASSWORD }),
  })
  close()
  if (!answer.ok) throw new Error(`${name} could not sign in: ${answer.status}`)
  return { id: `u-${name}` as UserId, jar }
}
