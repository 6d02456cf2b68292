import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyDatabase, TEMPLATE } from '../../test/postgres.ts'
import { toProblemError } from '../http/errorHandler.ts'
import { type Database, openDatabase } from './client.ts'
import { migrationsFolder } from './projectRoot.ts'

const postgresUrl = inject('postgresUrl')

it('takes a missing file for no fault of the database', () => {
  expect(toProblemError(Object.assign(new Error('no such file'), { code: 'ENOENT' })).code).toBe('internal')
})

/** The embedded database has one connection and no other process. */
describe.skipIf(postgresUrl === null)('a database whose connections break or wait', () => {
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let database: Database
  beforeAll(async () => {
    copy = await copyDatabase(postgresUrl ?? '', TEMPLATE)
    const patience = { connection: 500, lock: 300, idleTransaction: 700 }
    database = openDatabase({ kind: 'postgres', url: copy.url, connections: 2, patience }, migrationsFolder())
  })
  afterAll(async () => {
    await database.close()
    await copy.drop()
  })

  const row = (id: string) =>
    sql`insert into meta (key, value) values (${id}, '1') on conflict (key) do update set value = '2'`
  /** The answer to a request that did this work. */
  const answerTo = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (thrown: unknown) => `${toProblemError(thrown).code} ${toProblemError(thrown).details.retryAfter}`,
    )
  /** A transaction that has written and says no more until it is let go. */
  async function hang() {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let begun = () => {}
    const writing = new Promise<void>((resolve) => {
      begun = resolve
    })
    const ended = answerTo(
      database.db.transaction(async (tx) => {
        await tx.execute(row('held'))
        begun()
        await held
        await tx.execute(row('late'))
      }),
    )
    await writing
    return { letGo, ended }
  }

  it('answers 503 where a connection in use is ended, and goes on with another', async () => {
    const ended = answerTo(
      database.db.transaction(async (tx) => {
        await tx.execute(row('gone'))
        await database.db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        )
        await tx.execute(row('more'))
      }),
    )
    expect(await ended).toBe('unavailable 2')
    const { rows } = await database.db.execute(sql`select key from meta where key in ('gone', 'more')`)
    expect(rows).toEqual([])
  })

  it('answers 503 to whoever waits for a lock that is held for too long', async () => {
    const { letGo, ended } = await hang()
    expect(await answerTo(database.db.execute(row('held')))).toBe('unavailable 2')
    letGo()
    await ended
  })

  it('answers 503 to whoever waits for a connection for too long', async () => {
    const holders = [await hang(), await database.pool.connect()] as const
    expect(await answerTo(database.db.execute(sql`select 1`))).toBe('unavailable 2')
    holders[1].release()
    holders[0].letGo()
    await holders[0].ended
  })

  it('takes the locks from a process that hangs in the middle of writing', async () => {
    const { letGo, ended } = await hang()
    await expect.poll(() => answerTo(database.db.execute(row('held')))).toBe('done')
    letGo()
    expect(await ended).toBe('unavailable 2')
  })
})
