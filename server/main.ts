import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { connect } from './db/connect.ts'
import { findProjectRoot } from './db/projectRoot.ts'
import { ConfigError, readConfig } from './http/config.ts'
import { readSessionSecret } from './http/sessionSecret.ts'
import { createJobs } from './jobs/service.ts'

/** Requests that are still open after this are cut off. */
const STOP_WITHIN_MS = 10_000

async function start(): Promise<void> {
  const root = findProjectRoot()
  const config = readConfig(process.env, root)
  const logger = pino({ level: config.logLevel })
  const clock = () => new Date()
  const dist = join(root, 'dist')
  const built = existsSync(join(dist, 'client', 'index.html')) && existsSync(join(dist, 'render', 'entryServer.js'))

  const stop = { requested: false, now: (_code: number): void => process.exit(1) }
  const database = await connect(config, (error) => {
    logger.fatal({ err: error }, 'the embedded database is lost')
    stop.now(1)
  })
  if (config.databaseUrl === undefined) {
    logger.warn(
      `embedded database in ${config.dataDir}: made for trying and developing. Set DATABASE_URL to a PostgreSQL for data that matters.`,
    )
  }
  const jobs = createJobs({ database, clock, logger })
  const app = await buildApp({
    config,
    database,
    clock,
    logger,
    jobs,
    secret: readSessionSecret(config.sessionSecret, config.dataDir),
    ...(built ? { distDir: dist } : {}),
  })
  if (!built) logger.warn('the app is not built: only the API is served')

  stop.now = (code) => {
    if (stop.requested) return
    stop.requested = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    app
      .close()
      .then(() => jobs.stop())
      .then(() => database.close())
      .then(
        () => process.exit(code),
        (error) => {
          logger.error({ err: error }, 'did not stop cleanly')
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info(`${signal}: finishing what is open`)
      stop.now(0)
    })
  }
  jobs.start()
  await app.listen({ host: config.host, port: config.port })
}

start().catch((error: unknown) => {
  const wrongConfiguration = error instanceof ConfigError
  const cause = wrongConfiguration ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Not started. ${cause}\n`)
  process.exit(1)
})
