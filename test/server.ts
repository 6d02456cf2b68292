import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type AppInput, buildApp } from '../server/app.ts'
import { type Database, openDatabase } from '../server/db/client.ts'
import { serveEmbedded } from '../server/db/embedded.ts'
import { migrationsFolder } from '../server/db/projectRoot.ts'
import { users } from '../server/db/schema/users.ts'
import { type Config, readConfig } from '../server/http/config.ts'
import { createLogger } from '../server/http/logger.ts'
import { createJobs, type Jobs } from '../server/jobs/service.ts'
import { hashPassword, toUsernameKey } from '../server/session/service.ts'
import { embeddedWorld, prepareWorldTemplate } from './demoWorld.ts'
import { openEmptyEmbedded } from './emptyEmbedded.ts'
import { copyDatabase, TEMPLATE, WORLD } from './postgres.ts'
import { TEST_NOW } from './time.ts'
import { createVisitor, type Visitor } from './visitor.ts'

type DatabaseKind = 'embedded' | 'postgres'

export const TEST_PASSWORD = 'popcorn-im-dunkeln'
const SECRET = 'a secret that is for tests only, always'

export type TestServer = {
  kind: DatabaseKind
  app: FastifyInstance
  database: Database
  config: Config
  /** Not started: `runDue` does what is due. */
  jobs: Jobs
  clock: { now: Date; advance(milliseconds: number): void }
  /** Inserts a user whose password is `TEST_PASSWORD`. */
  addUser(overrides?: Partial<typeof users.$inferInsert>): Promise<typeof users.$inferSelect>
  /** A browser without a session. */
  visitor(): Visitor
  /** A browser that is signed in as a new user, or as the one given. */
  member(user?: { username: string }): Promise<Visitor>
}

export type TestOptions = {
  /** Environment, as an operator would set it. */
  env?: Record<string, string>
  /** Runs on one kind only, where the other cannot show the behaviour. Say why beside it. */
  only?: DatabaseKind
  /**
   * Asks a great deal about rules or data that are the same on every database: one is enough, PostgreSQL where there
   * is one. The queries behind it are tested on both by other files.
   */
  sweep?: boolean
  /** Is the demo world in the database? Else it is empty. */
  world?: boolean
  /** Gets every line of the log, as JSON. */
  log?: (line: string) => void
}

/**
 * Describes behaviour that must hold on both databases. Each run has a fresh, migrated database of its own for all its
 * tests. `server` may be called inside hooks and tests.
 */
export function describeOnBothDatabases(
  name: string,
  define: (server: () => TestServer) => void,
  options: TestOptions = {},
): void {
  const hasPostgres = inject('postgresUrl') !== null
  const only = options.sweep ? (hasPostgres ? 'postgres' : 'embedded') : options.only
  for (const kind of ['embedded', 'postgres'] as const) {
    if (only !== undefined && only !== kind) continue
    describe.skipIf(kind === 'postgres' && !hasPostgres)(`${name} (${kind})`, () => {
      let server: (TestServer & { stop(): Promise<void> }) | undefined
      beforeAll(async () => {
        server = await startTestServer(kind, options)
      })
      afterAll(async () => server?.stop())
      define(() => {
        if (!server) throw new Error('the server is there inside hooks and tests only')
        return server
      })
    })
  }
}

/** The same with the demo world in each database. */
export function describeInDemoWorld(
  name: string,
  define: (server: () => TestServer) => void,
  options: Pick<TestOptions, 'sweep'> = {},
): void {
  describeOnBothDatabases(name, define, { world: true, ...options })
}

async function startTestServer(kind: DatabaseKind, options: TestOptions) {
  const { database, drop } = await (kind === 'embedded' ? openEmbedded(options) : openPostgres(options))
  const dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-test-'))
  const config = readConfig({ DATA_DIR: dataDir, PASSWORD_MEMORY: String(MEMORY), ...options.env }, dataDir)
  const { log } = options
  const logger = log ? createLogger('info', { write: log }) : createLogger(process.env.TEST_LOG_LEVEL ?? 'silent')
  const time = {
    now: TEST_NOW,
    advance(milliseconds: number) {
      time.now = new Date(time.now.getTime() + milliseconds)
    },
  }
  const clock = () => time.now
  const jobs = createJobs({ database, clock, logger })
  const app = await buildApp({
    config,
    database,
    clock,
    logger,
    jobs,
    secret: SECRET,
  })
  await app.ready()
  const server: TestServer = {
    kind,
    app,
    database,
    config,
    jobs,
    clock: time,
    async addUser(overrides = {}) {
      const username = overrides.username ?? `Filmfan-${randomUUID().slice(0, 8)}`
      const [user] = await database.db
        .insert(users)
        .values({
          id: `u-${toUsernameKey(username)}`,
          username,
          usernameKey: toUsernameKey(username),
          email: `${toUsernameKey(username)}@example.org`,
          passwordHash: await testPasswordHash(),
          createdAt: new Date(TEST_NOW.getTime() - 30 * 86_400_000),
          activatedAt: TEST_NOW,
          ...overrides,
        })
        .returning()
      if (!user) throw new Error('no user was inserted')
      return user
    },
    visitor: () => createVisitor(app, clock),
    async member(user) {
      const visitor = createVisitor(app, clock)
      await visitor.signIn((user ?? (await server.addUser())).username, TEST_PASSWORD)
      return visitor
    },
  }
  return {
    ...server,
    async stop() {
      await app.close()
      await jobs.stop()
      await database.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
    },
  }
}

/**
 * Another process behind the same address, with an app of its own; the caller closes it.
 *
 * @param own.database a connection of its own, which the caller closes; the rest as `buildApp` takes it.
 */
export async function anotherProcess(
  { config, clock: time, ...server }: TestServer,
  {
    database = server.database,
    ...own
  }: { database?: Database } & Pick<AppInput, 'live' | 'patience' | 'distDir'> = {},
): Promise<FastifyInstance> {
  const clock = () => time.now
  const logger = createLogger('silent')
  const jobs = createJobs({ database, clock, logger })
  return buildApp({ config, database, clock, logger, jobs, secret: SECRET, ...own })
}

async function openEmbedded({ world = false }: TestOptions) {
  if (!world) return openEmptyEmbedded()
  const embedded = await serveEmbedded(undefined, await embeddedWorld())
  const database = openDatabase({ kind: 'embedded', socketFolder: embedded.socketFolder }, migrationsFolder())
  return { database, drop: embedded.stop }
}

async function openPostgres({ world = false }: TestOptions) {
  const admin = inject('postgresUrl') ?? ''
  if (world) await prepareWorldTemplate(admin)
  const { url, drop } = await copyDatabase(admin, world ? WORLD : TEMPLATE)
  return { database: openDatabase({ kind: 'postgres', url, connections: 10 }, migrationsFolder()), drop }
}

/** In KiB, the least there is: a password takes long on purpose, and thousands of tests sign somebody in. */
const MEMORY = 1024

let passwordHash: Promise<string> | undefined
function testPasswordHash(): Promise<string> {
  passwordHash ??= hashPassword(TEST_PASSWORD, MEMORY)
  return passwordHash
}
