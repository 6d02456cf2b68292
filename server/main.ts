import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { toAnnouncement } from './announce.ts'
import { buildApp } from './app.ts'
import { registerArticleJobs } from './articles/publishing/service.ts'
import { connect } from './db/connect.ts'
import { DatabaseDamaged } from './db/damagedDatabase.ts'
import { DataDirInUse } from './db/lockFile.ts'
import { toLoggedText } from './db/loggedError.ts'
import { findProjectRoot } from './db/projectRoot.ts'
import { type DemoLogins, startDemo } from './demo/service.ts'
import { registerPruning } from './events/pruning/service.ts'
import { registerHousekeeping } from './housekeeping.ts'
import { type Config, ConfigError, readConfig } from './http/config.ts'
import { createLogger } from './http/logger.ts'
import { readSessionSecret } from './http/sessionSecret.ts'
import { createJobs } from './jobs/service.ts'
import { RENDER_JOB } from './media/service.ts'
import { registerMeetupJobs } from './meetups/comparing/service.ts'
import { registerForgetting } from './notifications/forgetting/service.ts'
import { registerReminderJobs } from './reminders/telling/service.ts'
import { createSessionService } from './session/service.ts'

/** The time after which stopping is given up, and the process ends with 1. Requests have less time. */
const STOP_WITHIN_MS = 10_000

async function start(): Promise<void> {
  const root = findProjectRoot()
  const config = readConfig(process.env, root)
  const logger = createLogger(config.logLevel)
  const stop = createStop(logger)
  await serve(root, config, logger, stop).catch((error: unknown) => {
    // The stop was requested before the server listened: the start then fails, because the database is closed.
    if (!stop.isRequested()) throw error
  })
}

async function serve(root: string, config: Config, logger: Logger, { stopping, onStop }: Stop): Promise<void> {
  const clock = () => new Date()
  const database = await connect(config, (error) => {
    logger.fatal({ err: error }, 'the embedded database is lost')
    stopping(1)
  })
  onStop(() => database.close())

  const jobs = createJobs({ database, clock, logger })
  const distDir = findBuild(root)
  const app = await buildApp({
    config,
    database,
    clock,
    logger,
    jobs,
    secret: readSessionSecret(config.sessionSecret, config.dataDir),
    ...(distDir === undefined ? {} : { distDir }),
  })
  if (distDir === undefined) logger.warn('the app is not built: only the API is served')
  const demo = config.demoData ? await startDemo({ database, clock, logger, jobs }) : null
  await registerReminderJobs({ database, clock, jobs })
  await registerMeetupJobs({ database, clock, jobs })
  await registerArticleJobs({ database, clock, jobs })
  await registerHousekeeping({ database, clock, jobs, sessions: createSessionService(database.db, clock, false) })
  await registerPruning({ database, clock, jobs })
  await registerForgetting({ database, clock, jobs })
  if (config.jobs !== 'off') {
    jobs.start(config.jobs === 'quick' ? (kind) => kind !== RENDER_JOB : undefined)
    onStop(() => jobs.stop())
  }
  await app.listen({ host: config.host, port: config.port })
  onStop(() => app.close())
  announce(config, app, demo)
}

/** The folder of the built app, or undefined while developing. */
function findBuild(root: string): string | undefined {
  const dist = join(root, 'dist')
  const files = [join('client', 'index.html'), join('render', 'entryServer.js')]
  return files.every((file) => existsSync(join(dist, file))) ? dist : undefined
}

/** Stops the parts in the reverse order of their start: no more requests, no more jobs, then the database. */
function createStop(logger: Logger) {
  const steps: (() => Promise<unknown>)[] = []
  let requested = false
  const stopping = (code: number): void => {
    if (requested) return
    requested = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const end = async () => {
      for (const step of steps.toReversed()) await step()
    }
    end().then(
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
      stopping(0)
    })
  }
  return { stopping, isRequested: () => requested, onStop: (step: () => Promise<unknown>) => void steps.push(step) }
}
type Stop = ReturnType<typeof createStop>

function announce(config: Config, app: FastifyInstance, demo: DemoLogins | null): void {
  const address = app.server.address() as AddressInfo
  process.stdout.write(toAnnouncement(config, address, demo))
}

start().catch((error: unknown) => {
  // The operator can solve these errors; all others need a developer.
  const ours = error instanceof ConfigError || error instanceof DataDirInUse || error instanceof DatabaseDamaged
  const cause = ours ? error.message : toLoggedText(error)
  process.stderr.write(`Not started. ${cause}\n`)
  process.exit(1)
})
