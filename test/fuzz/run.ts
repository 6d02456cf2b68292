import { createDatabase } from '../../e2e/support/database.ts'
import { freePort } from '../../e2e/support/server.ts'
import { findPostgres } from '../../scripts/findPostgres.mjs'
import { ServerProcess } from '../torture/serverProcess.ts'
import { fuzz } from './fuzz.ts'

/** The fuzz from the command line. Answers whether there was no fault. */
const [database = 'embedded', ...numbers] = process.argv.slice(2)
const [seed = 1, requests = 3_000, first = 1] = numbers.map(Number)
const print = (line: string) => process.stdout.write(`${line}\n`)

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())
const { url, drop } = await openDatabase()
try {
  const port = await freePort()
  const server = new ServerProcess(port, `http://127.0.0.1:${port}`, url)
  try {
    await server.start()
    const began = Date.now()
    const report = await fuzz({ port, seed, requests, first, stop: stop.signal }, (fault) => {
      print(`${fault}\n${server.takeOutput()}`)
    })
    const statuses = [...report.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || 'none'}: ${count}`)
    print(`\n${database}, seed ${seed}: ${report.requests} requests in ${Math.round((Date.now() - began) / 1000)} s`)
    print(`answers: ${statuses.join(', ')}`)
    print(`slowest: ${Math.round(report.slowestMs)} ms`)
    print(`faults: ${report.faults.length}`)
    process.exitCode = report.faults.length === 0 ? 0 : 1
  } finally {
    await server.dispose()
  }
} finally {
  await drop()
}

async function openDatabase(): Promise<{ url: string | undefined; drop: () => Promise<void> }> {
  if (database === 'embedded') return { url: undefined, drop: async () => {} }
  const postgres = await findPostgres({ install: true, log: print })
  if (!postgres) throw new Error('There is no PostgreSQL here: install it, or set TEST_DATABASE_URL')
  process.env.TEST_DATABASE_URL = postgres.url
  const made = await createDatabase()
  if (!made) throw new Error('there is no database')
  return {
    url: made.url,
    async drop() {
      await made.drop()
      postgres.stop()
    },
  }
}
