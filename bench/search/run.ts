import { parseArgs } from 'node:util'
import pg from 'pg'
import { findPostgres } from '../../scripts/findPostgres.mjs'
import { type Database, openDatabase } from '../../server/db/client.ts'
import { serveEmbedded } from '../../server/db/embedded.ts'
import { migrationsFolder } from '../../server/db/projectRoot.ts'
import { suggest } from '../../server/search/service.ts'
import { withDatabase } from '../../test/postgres.ts'
import { type BenchFilm, inventCatalogue, readCatalogue } from './catalogue.ts'
import { type KnownItem, type Manner, manners, pickKnownItems } from './knownItems.ts'
import { loadCatalogue } from './load.ts'

const { values: options } = parseArgs({
  options: {
    /** Gzipped NDJSON of films; without it the demo's films are multiplied. */
    catalogue: { type: 'string' },
    queries: { type: 'string', default: '200' },
    only: { type: 'string' },
    /** Prints the queries whose page was not the first result. */
    misses: { type: 'boolean', default: false },
  },
})

const films = options.catalogue === undefined ? await inventCatalogue() : readCatalogue(options.catalogue)
const print = (line: string) => process.stdout.write(`${line}\n`)

if (options.only !== 'postgres') await onEmbedded()
if (options.only !== 'embedded') await onPostgres()

async function onEmbedded(): Promise<void> {
  const embedded = await serveEmbedded()
  const database = openDatabase({ kind: 'embedded', socketFolder: embedded.socketFolder }, migrationsFolder())
  await database.migrate()
  await bench('embedded', database)
  await database.close()
  await embedded.stop()
}

async function onPostgres(): Promise<void> {
  const postgres = await findPostgres({ install: false, log: print })
  if (!postgres) {
    print('postgres: none found, left out')
    return
  }
  const name = 'search_bench'
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name}`)
  const url = withDatabase(postgres.url, name)
  const database = openDatabase({ kind: 'postgres', url, connections: 1 }, migrationsFolder())
  await database.migrate()
  await bench('postgres', database)
  await database.close()
  await client.query(`drop database ${name}`)
  await client.end()
  postgres.stop()
}

async function bench(kind: string, database: Database): Promise<void> {
  const milliseconds = await loadCatalogue(database, films)
  const { rows } = await database.pool.query('select count(*)::int as entries from search_entries')
  print(`\n${kind}: ${rows[0].entries} entries, indexed in ${(milliseconds / 1000).toFixed(1)} s\n`)
  print(
    '| typed | search, median | 95th percentile | plain ilike, median | ratio | first | among three | ilike finds |',
  )
  print('|---|---|---|---|---|---|---|---|')
  for (const manner of Object.keys(manners) as Manner[]) print(await measure(database, films, manner))
}

async function measure(database: Database, films: readonly BenchFilm[], manner: Manner): Promise<string> {
  const items = pickKnownItems(films, manner, Number(options.queries))
  const ours: number[] = []
  const plain: number[] = []
  let [first, amongThree, plainly] = [0, 0, 0]
  for (const item of items) {
    // By turns, so that both have the same load of the machine.
    const found = await timed(ours, () => suggest(database.db, item.typed, null, new Date()))
    const alike = await timed(plain, () => findPlainly(database, item))
    const place = found.findIndex(({ title }) => title === item.title)
    if (place === 0) first++
    if (place >= 0 && place < 3) amongThree++
    if (alike.some((title) => title === item.title)) plainly++
    if (options.misses && place !== 0)
      print(`  "${item.typed}" → ${item.title}: ${place}, before it ${found[0]?.title}`)
  }
  const share = (count: number) => `${((count / items.length) * 100).toFixed(0)} %`
  const [a, b] = [at(ours, 0.5), at(plain, 0.5)]
  return `| ${manner} | ${a.toFixed(1)} ms | ${at(ours, 0.95).toFixed(1)} ms | ${b.toFixed(1)} ms | ${(b / a).toFixed(1)} | ${share(first)} | ${share(amongThree)} | ${share(plainly)} |`
}

/** A search without any design: a part of the title, the best known first. */
async function findPlainly(database: Database, { typed }: KnownItem): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select title from search_entries where title ilike '%' || $1 || '%' order by popularity desc limit 8`,
    [typed],
  )
  return rows.map(({ title }) => title)
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  times.push(performance.now() - began)
  return result
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
