import pg from 'pg'
import type { UserId } from '#contract/ids.ts'
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
    const things = await readThings(database, films, cinemas)
    const first = await addMember(database, publicPort, 'torture-a')
    const second = await addMember(database, publicPort, 'torture-b')
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

async function readThings(database: pg.Pool, filmCount: number, cinemaCount: number): Promise<Things> {
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
