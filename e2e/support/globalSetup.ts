import { findNginx } from '../../scripts/findNginx.mjs'
import { findPostgres } from '../../scripts/findPostgres.mjs'
import { makeTemplate } from './database.ts'
import { freePort, RealServer } from './server.ts'

/**
 * Looks for the reverse proxy that one journey goes through; without one it is left out. Gives the journeys a PostgreSQL,
 * of which each server gets a database of its own with the demo world: the effects it logged can be read beside it.
 * Without one the servers run on their embedded database, and what must read the log is left out.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (!findNginx({ install: process.env.CI !== undefined, log: console.log })) {
    if (process.env.CI) throw new Error('CI has to prove the journey behind a proxy, and there is no nginx')
    console.warn('\nNo nginx found: the journey behind a reverse proxy is LEFT OUT.\n')
  }
  const postgres = await findPostgres({ install: process.env.CI !== undefined, log: console.log })
  if (!postgres) {
    if (process.env.CI) throw new Error('CI has to prove its journeys on PostgreSQL, and there is none')
    console.warn('\nNo PostgreSQL found: the journeys that read its log of effects are LEFT OUT.\n')
    return undefined
  }
  process.env.TEST_DATABASE_URL = postgres.url
  const dropTemplate = await makeTemplate(loadDemoWorld)
  return async () => {
    await dropTemplate?.()
    postgres.stop()
  }
}

/** Starts a server, which loads the demo world before it is ready, and stops it. */
async function loadDemoWorld(databaseUrl: string): Promise<void> {
  const server = new RealServer(await freePort(), { databaseUrl })
  await server.start()
  await server.stop()
  await server.dispose()
}
