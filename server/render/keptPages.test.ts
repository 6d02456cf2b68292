import { rmSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toBerlinDate } from '#contract/berlin.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addCinema } from '../../test/cinemaRows.ts'
import { applied, moderated } from '../../test/moderation.ts'
import { anotherProcess, describeOnBothDatabases } from '../../test/server.ts'
import { writeStubBuild } from '../../test/stubBuild.ts'
import { type Database, openDatabase } from '../db/client.ts'
import { migrationsFolder } from '../db/projectRoot.ts'
import { auditoria, showtimes } from '../db/schema/cinema.ts'

/** Stands in for the built app: shows the answers of the API about the film or cinema of the address. */
const RENDERER = `export async function render({ request, template, fetchApi, session }) {
  globalThis.rendered = (globalThis.rendered ?? 0) + 1
  const path = '/api' + new URL(request.url).pathname
  const parts = path.includes('/cinemas/') ? [path + '/showtimes'] : [path, path + '/comments']
  const answers = await Promise.all(parts.map(async (part) => (await fetchApi(part)).text()))
  const html = template.replace('<!--ssr-html-->', () => JSON.stringify(session) + answers.join(' '))
  return { response: new Response(html), inline: { scripts: [], styles: [] } }
}`

const count = () => (globalThis as { rendered?: number }).rendered ?? 0

describeOnBothDatabases('kept pages', (server) => {
  let distDir = ''
  let app: FastifyInstance
  /** With a connection of its own where there can be several. */
  let second: { app: FastifyInstance; database: Database | null }

  beforeAll(async () => {
    distDir = writeStubBuild(RENDERER)
    app = await anotherProcess(server(), { distDir })
    const { connectionString: url } = server().database.pool.options
    const database =
      url === undefined ? null : openDatabase({ kind: 'postgres', url, connections: 4 }, migrationsFolder())
    second = { app: await anotherProcess(server(), { distDir, ...(database && { database }) }), database }
  })
  afterAll(async () => {
    await app.close()
    await second.app.close()
    await second.database?.close()
    rmSync(distDir, { recursive: true })
  })

  const page = async (path: string, from = app) => (await from.inject(path)).body
  /** Asks for a page until it comes from what is kept. */
  const untilKept = (path: string, from = app) =>
    expect
      .poll(async () => {
        await page(path, from)
        const before = count()
        await page(path, from)
        return count() - before
      })
      .toBe(0)

  it('are emptied by a rating', async () => {
    const movie = await addMovie(server())
    const path = `/movies/${movie.id}`
    await untilKept(path)
    const before = await page(path)
    const body = { rating: { value: 9.5, top: false, flop: false } }
    await (await server().member()).command('PUT', `/api/movies/${movie.id}/rating`, body)
    await expect.poll(() => page(path)).not.toBe(before)
    await expect.poll(() => page(path, second.app)).toContain('9.5')
  })

  it('are emptied by a comment and by the moderation, in every process', async () => {
    const movie = await addMovie(server())
    const path = `/movies/${movie.id}`
    for (const each of [app, second.app]) await untilKept(path, each)
    const member = await server().member()
    const written = await member.command('POST', `/api/movies/${movie.id}/comments`, {
      comment: { body: 'Unverkennbare Worte.' },
    })
    expect(written.statusCode).toBeLessThan(300)
    for (const each of [app, second.app]) {
      await expect.poll(() => page(path, each)).toContain('Unverkennbare Worte.')
      await untilKept(path, each)
    }
    const { items } = (await app.inject(`/api/movies/${movie.id}/comments`)).json()
    const staff = await moderated(server).moderator()
    expect(await applied(staff, { action: 'hide', type: 'comments', item: items[0].id })).toBe(true)
    for (const each of [app, second.app]) {
      await expect.poll(() => page(path, each)).not.toContain('Unverkennbare Worte.')
    }
  })

  it('are emptied when a showtime is withdrawn', async () => {
    const { db } = server().database
    const [movie, cinema] = [await addMovie(server()), await addCinema(server())]
    const hall = { cinemaId: cinema.id, number: 1, name: 'Saal 1', seats: 80, features: [] }
    await db.insert(auditoria).values(hall)
    const startsAt = new Date(server().clock.now.getTime() + 3_600_000)
    const id = `st-${cinema.id}`
    const show = { cinemaId: cinema.id, auditorium: 1, version: 'DF' as const, features: [] }
    await db.insert(showtimes).values({ id, movieId: movie.id, ...show, startsAt, date: toBerlinDate(startsAt) })
    const path = `/cinemas/${cinema.id}`
    await untilKept(path)
    expect(await page(path)).toContain(id)
    await db.delete(showtimes).where(eq(showtimes.id, id))
    await expect.poll(() => page(path)).not.toContain(id)
  })

  it('are never those of a member', async () => {
    const movie = await addMovie(server())
    const path = `/movies/${movie.id}`
    await untilKept(path)
    const user = await server().addUser()
    const cookies = (await server().member(user)).cookies
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const before = count()
    const own = await app.inject({ url: path, headers: { cookie } })
    expect(count()).toBe(before + 1)
    expect(own.body).toContain(user.username)
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect(await page(path)).not.toContain(user.username)
  })
})
