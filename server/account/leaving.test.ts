import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { addBusyMember } from '../../test/accountRows.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import { allThings } from '../allThings.ts'
import { articles } from '../db/schema/articles.ts'
import { movies } from '../db/schema/catalogue.ts'
import * as schema from '../db/schema/index.ts'
import { users } from '../db/schema/users.ts'
import { ownTables } from '../personalTables.ts'
import { toCsv } from './export/toCsv.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable)) as PgTable[]
/** The tables that hold data of a user: `users`, and each table with a reference to it or a column `userId`. */
const personal = tables.filter((table) => {
  const refers = getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === users)
  return table === users || refers || 'userId' in getTableColumns(table)
})
const userColumn = (table: PgTable) => {
  const columns = getTableColumns(table)
  const column = table === users ? columns.id : columns.userId
  if (!column) throw new Error(`${getTableName(table)} refers to users by another column than user_id`)
  return column
}

it('decides for every table of the schema that belongs to a user what export and deletion do with it', () => {
  const decided = [...ownTables, ...allThings.filter(({ exported }) => exported)].map(({ table }) =>
    getTableName(table),
  )
  expect(decided.sort()).toEqual(personal.map(getTableName).sort())
})

describeOnBothDatabases(
  'leaving',
  (server) => {
    const count = (table: PgTable, userId: string) => server().database.db.$count(table, eq(userColumn(table), userId))

    it('exports the words of a flag', async () => {
      const user = await server().addUser()
      const visitor = await server().member(user)
      const movie = await addMovie(server())
      const other = await server().addUser()
      const comment = await addComment(server(), { userId: other.id, itemId: movie.id })
      const flag = { reason: 'other', text: 'Steht schon dreimal da.' }
      await visitor.command('PUT', `/api/comments/${comment.id}/flag`, { flag })
      const files = unzipSync(new Uint8Array((await visitor.get('/api/me/export')).rawPayload))
      expect(JSON.parse(strFromU8(files['markierungen.json'] ?? new Uint8Array()))).toMatchObject([
        { kind: 'flag', reason: 'other', words: 'Steht schon dreimal da.' },
      ])
    })

    it('exports something of every table as JSON and CSV, and no secret', async () => {
      const { user, visitor, movie } = await addBusyMember(server())
      for (const table of personal) expect([getTableName(table), await count(table, user.id)]).not.toContain(0)
      const answer = await visitor.get('/api/me/export')
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="lichtspiel-2026-11-21.zip"',
      })
      const files = unzipSync(new Uint8Array(answer.rawPayload))
      const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
      const rows: Readonly<Record<string, number>> = { verlauf: 10, markierungen: 2, artikel: 2 }
      for (const file of [...ownTables, ...allThings].flatMap(({ exported }) => exported?.file ?? [])) {
        expect([file, JSON.parse(text(`${file}.json`)).length]).toEqual([file, rows[file] ?? 1])
        expect(text(`${file}.csv`).split('\r\n').length).toBeGreaterThan(2)
      }
      expect(JSON.parse(text('bewertungen.json'))).toMatchObject([{ title: movie.title, value: 8.5, top: true }])
      expect(JSON.parse(text('markierungen.json'))).toMatchObject([
        { title: movie.title, kind: 'watched', set: true },
        { title: movie.title, kind: 'watch', set: true },
      ])
      expect(JSON.parse(text('listen.json'))).toMatchObject([{ name: 'Für Regentage', private: true }])
      const onList = { list: 'Für Regentage', title: movie.title, on: true, description: 'Mit Tee.' }
      expect(JSON.parse(text('listen-titel.json'))).toMatchObject([onList])
      const everything = Object.keys(files).map(text).join('\n')
      expect(everything).toContain(user.email)
      expect(everything).not.toContain('argon2')
      expect(everything).not.toContain(visitor.cookies.get('session'))
    })

    it('exports nothing of anybody else, and nothing to a visitor', async () => {
      const { user } = await addBusyMember(server())
      const other = await server().member()
      const files = unzipSync(new Uint8Array((await other.get('/api/me/export')).rawPayload))
      const everything = Object.values(files)
        .map((file) => strFromU8(file))
        .join('\n')
      expect(everything).not.toContain(user.username)
      expect((await server().visitor().get('/api/me/export')).statusCode).toBe(401)
    })

    it('deletes with the password alone', async () => {
      const { user, visitor } = await addBusyMember(server())
      const wrong = await visitor.send('DELETE', '/api/me', { password: 'falsch' })
      expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { password: ['Das ist nicht dein Passwort.'] }])
      const crossSite = await visitor.send('DELETE', '/api/me', { password: TEST_PASSWORD }, { 'x-xsrf-token': 'x' })
      expect(crossSite.statusCode).toBe(403)
      expect(await count(users, user.id)).toBe(1)
    })

    it('lets the last admin go only after somebody else has the role', async () => {
      const boss = await server().addUser({ credentials: 'admin_user' })
      const visitor = await server().member(boss)
      const leave = () => visitor.send('DELETE', '/api/me', { password: TEST_PASSWORD })
      const refused = await leave()
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        { password: ['Du bist der letzte Admin. Gib die Rolle zuerst an jemand anderen.'] },
      ])
      await server().addUser({ credentials: 'admin_user' })
      expect((await leave()).statusCode).toBe(200)
    })

    it('deletes every row of the user; comments, trivia and published articles stay as those of "gelöschter Nutzer"', async () => {
      const { user, visitor, movie, comment, article, draft } = await addBusyMember(server())
      const elsewhere = await server().member(user)
      const answer = await visitor.send('DELETE', '/api/me', { password: TEST_PASSWORD })
      expect([answer.statusCode, answer.json()]).toEqual([200, { type: 'AnonymousUser' }])
      expect(visitor.cookies.has('session')).toBe(false)
      for (const table of personal)
        expect([getTableName(table), await count(table, user.id)]).toEqual([getTableName(table), 0])
      expect((await elsewhere.get('/api/session')).json().type).toBe('AnonymousUser')
      expect((await visitor.signIn(user.username, TEST_PASSWORD)).statusCode).toBe(401)
      const page = (await server().visitor().get(`/api/movies/${movie.id}/comments`)).json()
      expect(page.items).toMatchObject([{ id: comment.id, author: { username: 'gelöschter Nutzer', avatar: null } }])
      expect(JSON.stringify(page)).not.toContain(user.username)
      expect((await server().visitor().get(`/api/movies/${movie.id}/trivia`)).body).toContain('gelöschter Nutzer')
      const read = (await server().visitor().get(`/api/articles/${article.id}`)).json()
      expect(read.author).toMatchObject({ username: 'gelöschter Nutzer', avatar: null })
      expect(await server().database.db.$count(articles, eq(articles.id, draft.id))).toBe(0)
      expect((await visitor.signIn('gelöschter Nutzer', '')).statusCode).toBe(422)
      expect((await visitor.signIn('gelöschter Nutzer', ' ')).statusCode).toBe(401)
    })

    it('takes the ratings out of what the titles count, and leaves those of others', async () => {
      const { db } = server().database
      const movie = await addMovie(server())
      const rate = async (credentials: string, value: number) => {
        const visitor = await server().member(await server().addUser({ credentials }))
        await visitor.command('PUT', `/api/movies/${movie.id}/rating`, { rating: { value, top: false, flop: false } })
        return visitor
      }
      const scores = async () => {
        const [row] = await db.select().from(movies).where(eq(movies.id, movie.id))
        const { communitySum, communityCount, communityDistribution, criticsSum, criticsCount, criticsDistribution } =
          row ?? {}
        return { communitySum, communityCount, communityDistribution, criticsSum, criticsCount, criticsDistribution }
      }
      await rate('', 6)
      const before = await scores()
      for (const leaving of [await rate('', 8.5), await rate('critic_user', 10)]) {
        await leaving.send('DELETE', '/api/me', { password: TEST_PASSWORD })
      }
      expect(await scores()).toEqual(before)
      expect(before.communityCount).toBeGreaterThan(0)
    })
  },
  { env: { RATE_LIMITS: 'off' } },
)

it('writes CSV that a spreadsheet reads and does not run', () => {
  const at = new Date('2026-11-21T11:00:00Z')
  expect(toCsv([{ title: 'Ja, "nein"', body: '=SUMME(A1)', value: -8.5, at, none: null }])).toBe(
    '\uFEFFtitle,body,value,at,none\r\n"Ja, ""nein""",\'=SUMME(A1),-8.5,2026-11-21T11:00:00.000Z,\r\n',
  )
  expect(toCsv([{ title: 'Harmlos;=1+2;x, y - z' }])).toBe('\uFEFFtitle\r\n"Harmlos;\'=1+2;x, y - z"\r\n')
})
