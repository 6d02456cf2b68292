import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/server.ts'
import { jobs as jobTable } from '../db/schema/jobs.ts'
import { createLogger } from './logger.ts'

const lines: string[] = []
const SECRET = 'Nur für mich'

describeOnBothDatabases(
  'the log of what failed',
  (server) => {
    beforeEach(() => void lines.splice(0))
    const errors = () => lines.map((line) => JSON.parse(line)).flatMap(({ err }) => err ?? [])
    /** PostgreSQL tells the whole row of what violates it. */
    const withRule = async (work: () => Promise<void>) => {
      await server().database.db.execute(sql.raw(`alter table lists add constraint rule check (name <> '${SECRET}')`))
      try {
        await work()
      } finally {
        await server().database.db.execute(sql`alter table lists drop constraint rule`)
      }
    }

    it('holds the query and what the database says of it, and no word of the member', async () => {
      const member = await server().member()
      await withRule(async () => {
        const answer = await member.command('POST', '/api/lists', { list: { name: SECRET } })
        expect(answer.statusCode).toBe(500)
      })
      expect(errors()).toEqual([
        {
          type: 'DrizzleQueryError',
          message: expect.stringMatching(/^Failed query: insert into "lists" [^\n]*$/),
          stack: expect.stringMatching(/^Error: Failed query: insert into "lists" [^\n]*\n {4}at /),
          cause: {
            type: 'DatabaseError',
            message: 'new row for relation "lists" violates check constraint "rule"',
            stack: expect.stringContaining('\n    at '),
            code: '23514',
            severity: 'ERROR',
            schema: 'public',
            table: 'lists',
            constraint: 'rule',
            routine: 'ExecConstraints',
          },
        },
      ])
      expect(lines.join('\n')).not.toContain(SECRET)
    })

    it('holds no value that the database could not read', async () => {
      const asked = server().database.db.execute(sql`select ${SECRET}::text::int`)
      const thrown = new Error('in between', { cause: await asked.catch((error) => error) })
      createLogger('info', { write: (line) => void lines.push(line) }).error({ err: thrown }, 'failed')
      createLogger('info', { write: (line) => void lines.push(line) }).error(thrown)
      for (const error of errors()) {
        const cause = { type: 'DatabaseError', code: '22P02', message: 'invalid input syntax for type integer: …' }
        expect(error).toMatchObject({ message: 'in between', cause: { type: 'DrizzleQueryError', cause } })
      }
      expect(errors()).toHaveLength(2)
      expect(lines.join('\n')).not.toContain(SECRET)
    })

    it('holds none of a job that failed, nor does its row', async () => {
      const { jobs, database } = server()
      jobs.handle('asks', async () => {
        await database.db.execute(sql`select ${SECRET}::text::int`)
      })
      await jobs.add('asks', {})
      await jobs.runDue()
      expect(errors()).toMatchObject([{ type: 'DrizzleQueryError', cause: { code: '22P02' } }])
      const [row] = await database.db.select().from(jobTable)
      expect(row?.lastError).toMatch(/^Error: Failed query: select \$1::text::int\n {4}at .*caused by: error: invalid/s)
      expect(lines.join('\n') + row?.lastError).not.toContain(SECRET)
      await database.db.delete(jobTable)
    })

    it('names the place and the code of what is no query', () => {
      const thrown = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
      createLogger('info', { write: (line) => void lines.push(line) }).error({ err: thrown }, 'failed')
      const stack = expect.stringContaining('errorLog.test.ts')
      expect(errors()).toEqual([{ type: 'Error', message: 'gone', code: 'ECONNRESET', stack }])
    })
  },
  { log: (line) => void lines.push(line) },
)
