import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MAX_REMINDERS } from '#contract/reminders.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addCinema } from '../../test/cinemaRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { movies } from '../db/schema/catalogue.ts'
import { showtimes } from '../db/schema/cinema.ts'
import { effects } from '../db/schema/commands.ts'
import { events } from '../db/schema/events.ts'
import { notifications } from '../db/schema/notifications.ts'
import { reminders } from '../db/schema/reminders.ts'
import { users } from '../db/schema/users.ts'
import { compareAll, tellDue } from './telling/service.ts'

const HOUR = 3_600_000

describeOnBothDatabases('reminders', (server) => {
  const db = () => server().database.db
  const set = (member: Visitor, key: string, headers = {}) =>
    member.command('PUT', `/api/me/reminders/${key}`, undefined, headers)
  const clear = (member: Visitor, key: string, headers = {}) =>
    member.command('DELETE', `/api/me/reminders/${key}`, undefined, headers)
  const inbox = async (member: Visitor): Promise<{ kind: string; message: string; link: string | null }[]> =>
    (await member.get('/api/me/notifications')).json().items
  const told = async (member: Visitor) => (await inbox(member)).map(({ message }) => message)
  const tell = () => tellDue(db(), server().clock.now)
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })

  /** A showing that begins so many hours from now. */
  async function aShowing(hours: number) {
    const movie = await addMovie(server(), { title: 'Salz' })
    const cinema = await addCinema(server(), { name: 'Astra' })
    const startsAt = new Date(server().clock.now.getTime() + hours * HOUR)
    const id = `st-${movie.id}`
    const date = startsAt.toISOString().slice(0, 10)
    const show = { id, movieId: movie.id, cinemaId: cinema.id, auditorium: 1, version: 'OmU' as const, features: [] }
    await db()
      .insert(showtimes)
      .values({ ...show, date, startsAt })
    return { id, key: `showtimes/${id}`, movie, startsAt }
  }

  it('are set once however often it is said, with the facts that the server knows', async () => {
    const { key, id, startsAt, movie } = await aShowing(5)
    const member = await server().member()
    const answer = (await set(member, key)).json()
    expect(answer).toMatchObject({
      applied: true,
      current: {
        set: true,
        status: 'kept',
        thing: { type: 'showtimes', id, title: 'Salz', place: 'Astra', startsAt: startsAt.toISOString() },
      },
    })
    await set(member, key)
    expect(await db().$count(reminders, eq(reminders.thingId, id))).toBe(1)
    expect(await db().$count(effects, eq(effects.target, key))).toBe(1)
    expect(answer.current.thing.path).toBe(`/movies/${movie.permalink}?showtime=${id}`)
  })

  it('are told two hours before a showing, once, to their member alone', async () => {
    const { key, id, movie } = await aShowing(5)
    const [member, other] = [await server().member(), await server().member()]
    await set(member, key)
    server().clock.advance(3 * HOUR - 1)
    await tell()
    expect(await inbox(member)).toEqual([])
    server().clock.advance(1)
    await Promise.all([tell(), tell()])
    await tell()
    const link = `/movies/${movie.permalink}?showtime=${id}`
    expect(await inbox(member)).toMatchObject([{ kind: 'reminder', link }])
    expect((await told(member))[0]).toMatch(/^Erinnerung: „Salz“ \(OmU\) am .* um \d\d:\d\d Uhr, Astra$/)
    expect(await inbox(other)).toEqual([])
  })

  it('are told of nothing that was taken back, or has begun', async () => {
    const [back, begun] = [await aShowing(5), await aShowing(5)]
    const member = await server().member()
    await set(member, back.key)
    await clear(member, back.key)
    await set(member, begun.key)
    server().clock.advance(5 * HOUR)
    await tell()
    expect(await told(member)).toEqual([])
  })

  it('let the later intent win over the later arrival, also after its time', async () => {
    const { key } = await aShowing(5)
    const member = await server().member()
    await clear(member, key, at(-1000))
    expect((await set(member, key, at(-60_000))).json()).toMatchObject({ applied: false, current: { set: false } })
    server().clock.advance(4 * HOUR)
    expect((await set(member, key)).json()).toMatchObject({ applied: true, current: { set: true } })
    await tell()
    expect(await told(member)).toEqual([])
  })

  it('say so when the showing is moved, and again at its new time', async () => {
    const { key, id, startsAt } = await aShowing(5)
    const member = await server().member()
    await set(member, key)
    const { cursor } = (await member.get('/api/me/changes')).json()
    await db()
      .update(showtimes)
      .set({ startsAt: new Date(startsAt.getTime() + 2 * HOUR) })
      .where(eq(showtimes.id, id))
    await compareAll(db(), server().clock.now)
    await compareAll(db(), server().clock.now)
    expect(await told(member)).toEqual([expect.stringMatching(/^Neuer Termin: „Salz“/)])
    const { changes } = (await member.get(`/api/me/changes?since=${cursor}`)).json()
    expect(changes).toMatchObject([{ kind: 'reminder', set: true, status: 'moved' }])
    // Open devices are told once.
    const [about] = await db().select().from(reminders).where(eq(reminders.thingId, id))
    const isHeard = and(eq(events.kind, 'reminder.changed'), eq(events.topic, `users/${about?.userId}`))
    expect(await db().$count(events, isHeard)).toBe(1)
    server().clock.advance(5 * HOUR)
    await tell()
    expect(await told(member)).toEqual([expect.stringMatching(/^Erinnerung: „Salz“/)])
  })

  it('say so once when the showing is cancelled, and nothing at its time', async () => {
    const { key, id } = await aShowing(5)
    const member = await server().member()
    await set(member, key)
    await db().delete(showtimes).where(eq(showtimes.id, id))
    await compareAll(db(), server().clock.now)
    server().clock.advance(3 * HOUR)
    await tell()
    expect(await told(member)).toEqual([expect.stringMatching(/^Findet nicht statt: „Salz“/)])
    expect(await db().$count(notifications, eq(notifications.thingId, key))).toBe(1)
    expect((await clear(member, key)).json()).toMatchObject({ current: { set: false, status: 'cancelled' } })
  })

  it('are open again when what was cancelled returns, and told at its time', async () => {
    const { key, id } = await aShowing(5)
    const member = await server().member()
    await set(member, key)
    const rows = await db().select().from(showtimes).where(eq(showtimes.id, id))
    await db().delete(showtimes).where(eq(showtimes.id, id))
    await compareAll(db(), server().clock.now)
    await db().insert(showtimes).values(rows)
    await compareAll(db(), server().clock.now)
    await compareAll(db(), server().clock.now)
    expect(await told(member)).toEqual([expect.stringMatching(/^Findet doch statt: „Salz“/)])
    const [row] = await db().select().from(reminders).where(eq(reminders.thingId, id))
    expect(row).toMatchObject({ status: 'kept', toldAt: null })
    server().clock.advance(3 * HOUR)
    await tell()
    expect(await told(member)).toEqual([expect.stringMatching(/^Erinnerung: „Salz“/)])
  })

  it('are told at their time, too, where the member sets again what has returned', async () => {
    const { key, id } = await aShowing(5)
    const member = await server().member()
    await set(member, key)
    const rows = await db().select().from(showtimes).where(eq(showtimes.id, id))
    await db().delete(showtimes).where(eq(showtimes.id, id))
    await compareAll(db(), server().clock.now)
    await db().insert(showtimes).values(rows)
    expect((await set(member, key)).json()).toMatchObject({ current: { set: true, status: 'kept' } })
    server().clock.advance(3 * HOUR)
    await tell()
    expect(await told(member)).toEqual([expect.stringMatching(/^Erinnerung: „Salz“/)])
  })

  it('do not call cancelled what has taken place and is gone since', async () => {
    const { key, id } = await aShowing(5)
    const member = await server().member()
    await set(member, key)
    server().clock.advance(6 * HOUR)
    await db().delete(showtimes).where(eq(showtimes.id, id))
    await compareAll(db(), server().clock.now)
    await tell()
    expect(await told(member)).toEqual([])
    const [row] = await db().select().from(reminders).where(eq(reminders.thingId, id))
    expect(row).toMatchObject({ status: 'kept', toldAt: server().clock.now })
  })

  it('write nothing while everything takes place as it did', async () => {
    const { key, id } = await aShowing(5)
    await set(await server().member(), key)
    const [row] = await db().select().from(reminders).where(eq(reminders.thingId, id))
    await compareAll(db(), server().clock.now)
    const [member] = await db()
      .select()
      .from(users)
      .where(eq(users.id, row?.userId ?? ''))
    expect(member?.changeSeq).toBe(row?.changeSeq)
  })

  it('are told of the start of a film on its morning', async () => {
    const movie = await addMovie(server(), { title: 'Salz', releaseDate: '2099-03-29' })
    const member = await server().member()
    expect((await set(member, `starts/${movie.id}`)).json()).toMatchObject({
      current: { thing: { detail: 'Kinostart', date: '2099-03-29', startsAt: null } },
    })
    const [row] = await db().select().from(reminders).where(eq(reminders.thingId, movie.id))
    expect(row?.dueAt).toEqual(new Date('2099-03-29T07:00:00Z'))
    await db().update(movies).set({ releaseDate: '2099-04-05' }).where(eq(movies.id, movie.id))
    await compareAll(db(), server().clock.now)
    expect(await told(member)).toEqual([
      expect.stringMatching(/^Neuer Termin: „Salz“ \(Kinostart\) am So 5\. April 2099$/),
    ])
  })

  it('are refused for what is unknown, of another kind, or beyond the limit', async () => {
    const { id, key } = await aShowing(5)
    const member = await server().member()
    expect((await set(member, 'showtimes/nirgends')).json().code).toBe('not_found')
    expect((await set(member, `broadcasts/${id}`)).json().code).toBe('not_found')
    expect((await set(server().visitor(), key)).statusCode).toBe(401)
    await set(member, key)
    const [row] = await db().select().from(reminders).where(eq(reminders.thingId, id))
    if (!row) throw new Error('no reminder was set')
    const many = Array.from({ length: MAX_REMINDERS - 1 }, (_, index) => ({ ...row, thingId: `voll-${index}` }))
    await db().insert(reminders).values(many)
    const more = await aShowing(5)
    expect((await set(member, more.key)).json().code).toBe('invalid')
    expect(await db().$count(reminders, eq(reminders.thingId, more.id))).toBe(0)
  })
})
