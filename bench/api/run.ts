/**
 * The first page of every list with many titles in PostgreSQL, at a steady rate of requests, beside the bare queries.
 *
 *     npm run build && npm run bench:api -- [--titles N] [--rate N] [--seconds N] [--catalogue films.ndjson.gz]
 *
 * Writes docs/PLANS.md.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { findPostgres } from '../../scripts/findPostgres.mjs'
import { buildApp } from '../../server/app.ts'
import { openDatabase } from '../../server/db/client.ts'
import { migrationsFolder } from '../../server/db/projectRoot.ts'
import { loadDemo } from '../../server/demo/service.ts'
import { readDemoWorld } from '../../server/demo/world.ts'
import { readConfig } from '../../server/http/config.ts'
import { createJobs } from '../../server/jobs/service.ts'
import { withDatabase } from '../../test/postgres.ts'
import { loadSteadily, quantile } from './load.ts'
import { processorTime } from './processorTime.ts'
import { explain, noteQueries, type Plan, timeBare, toPlansPage } from './queries.ts'
import { addTitles } from './titles.ts'

const { values: options } = parseArgs({
  options: {
    titles: { type: 'string', default: '500000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '5' },
    /** Part of an address: the lists that have it alone. */
    only: { type: 'string', default: '' },
    /** Real films whose words are recombined; without it those of the demo. */
    catalogue: { type: 'string' },
  },
})
const [titles, rate, seconds] = [options.titles, options.rate, options.seconds].map(Number) as [number, number, number]

const ORDERS = ['popularity', 'best', 'rating', 'start']
const FILTERS = ['', '&genre[]=Drama', '&genre[]=Western', '&year=1990-1999', '&year=1931']
const PATHS = [
  ...FILTERS.flatMap((filter) => ORDERS.map((order) => `/api/movies?order=${order}${filter}`)),
  ...ORDERS.map((order) => `/api/series?order=${order}`),
  '/api/movies?genre[]=Drama&genre[]=Western&year=1950-1979&order=best',
  `/api/movies?country=${options.catalogue ? 'US' : 'USA'}&order=best`,
  '/api/movies?country=Atlantis',
  ...['/api/cinema/starts', '/api/cinema/upcoming', '/api/cinema/movies', '/api/cinema/movies?order=start'],
  ...['/api/lists', '/api/articles', '/api/footer', '/', '/filme/beste'],
]

const root = new URL('../..', import.meta.url).pathname
const print = (line: string) => process.stdout.write(`${line}\n`)
const postgres = await findPostgres({ install: false, log: print })
if (!postgres) throw new Error('no PostgreSQL was found')
const name = 'api_bench'
const admin = new pg.Client(postgres.url)
await admin.connect()
await admin.query(`drop database if exists ${name} with (force)`)
await admin.query(`create database ${name}`)
const url = withDatabase(postgres.url, name)
const database = openDatabase({ kind: 'postgres', url, connections: 4 }, migrationsFolder())
const dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-bench-'))
const port = await freePort()
const environment = {
  ...{ DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', RATE_LIMITS: 'off', JOBS: 'off' },
  ...{ DEMO_DATA: 'off', PUBLIC_URL: `http://127.0.0.1:${port}` },
}
const clock = () => new Date()
const logger = pino({ level: 'silent' })
const jobs = createJobs({ database, clock, logger })
const config = readConfig(environment, root)

await database.migrate()
await loadDemo({ world: await readDemoWorld(), database, clock, logger, jobs })
const began = performance.now()
await addTitles(database.pool, titles, options.catalogue)
print(`${titles} titles, added in ${((performance.now() - began) / 1000).toFixed(0)} s; ${rate} requests a second`)

const app = await buildApp({
  config,
  database,
  clock,
  logger,
  jobs,
  secret: 'a secret for benchmarks only',
  distDir: join(root, 'dist'),
})
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  env: { ...process.env, ...environment },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilReady(`http://127.0.0.1:${port}/api/movies`)
  print(
    '\n| list | p50, ms | p95, ms | bare queries, ms | p50 / bare | server’s and database’s processor time, ms a request |\n|---|---|---|---|---|---|',
  )
  const plans: Plan[] = []
  for (const path of PATHS.filter((each) => each.includes(options.only))) {
    // Counts and rendered pages that are kept are there now.
    await fetch(`http://127.0.0.1:${port}${path}`)
    await app.inject({ url: path })
    const queries = await noteQueries(app, database.pool, path)
    const bare = await timeBare(database.pool, queries)
    const backends = await readBackends()
    const before = [processorTime([server.pid ?? 0]), processorTime(backends)]
    const { times, refused } = await loadSteadily(`http://127.0.0.1:${port}${path}`, rate, seconds)
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    const ratio = queries.length === 0 ? 'kept' : (p50 / bare).toFixed(2)
    const after = [processorTime([server.pid ?? 0]), processorTime(backends)]
    const used = after.map((all, index) => (((all ?? 0) - (before[index] ?? 0)) / times.length).toFixed(1))
    const isRefused = refused === 0 ? '' : ` ${refused} refused`
    print(
      `| ${path} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${bare.toFixed(1)} | ${ratio} | ${used.join(' and ')}${isRefused} |`,
    )
    for (const query of queries) plans.push(await explain(database.pool, query))
  }
  if (options.only === '') writeFileSync(join(root, 'docs/PLANS.md'), toPlansPage(plans, titles))
} finally {
  server.kill()
  await app.close()
  await database.close()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The processes of the database that serve the server. */
async function readBackends(): Promise<number[]> {
  const { rows } = await admin.query('select pid from pg_stat_activity where datname = $1', [name])
  return rows.map(({ pid }: { pid: number }) => pid)
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the server did not start')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
