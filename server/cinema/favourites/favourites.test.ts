import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MAX_FAVOURITES } from '#contract/favourites.ts'
import { addCinema } from '../../../test/cinemaRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { effects } from '../../db/schema/commands.ts'

describeOnBothDatabases('favourite cinemas', (server) => {
  const keep = (member: Visitor, id: string, headers = {}) =>
    member.command('PUT', `/api/me/cinemas/${id}`, undefined, headers)
  const drop = (member: Visitor, id: string, headers = {}) =>
    member.command('DELETE', `/api/me/cinemas/${id}`, undefined, headers)
  const names = async (member: Visitor) =>
    (await member.get('/api/me/cinemas')).json().items.map((cinema: { name: string }) => cinema.name)
  const logged = (id: string) => server().database.db.$count(effects, eq(effects.target, `cinemas/${id}`))
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })

  it('are kept and dropped by id or permalink, and listed by name for their member alone', async () => {
    const zoo = await addCinema(server(), { name: 'Zoopalast', sortKey: 'zoopalast' })
    const astra = await addCinema(server(), { name: 'Astra', sortKey: 'astra' })
    const member = await server().member()
    const kept = await keep(member, zoo.permalink)
    expect(kept.statusCode).toBe(200)
    expect(kept.headers['cache-control']).toBe('private, no-store')
    expect(kept.json()).toEqual({
      applied: true,
      current: {
        cinema: { id: zoo.id, permalink: zoo.permalink, name: 'Zoopalast', city: 'Görlitz' },
        favourite: true,
        updatedAt: server().clock.now.toISOString(),
      },
    })
    await keep(member, astra.id)
    expect(await names(member)).toEqual(['Astra', 'Zoopalast'])
    expect(await names(await server().member())).toEqual([])
    expect((await drop(member, zoo.id)).json()).toMatchObject({ applied: true, current: { favourite: false } })
    expect(await names(member)).toEqual(['Astra'])
  })

  it('have an effect only where something changes', async () => {
    const cinema = await addCinema(server())
    const member = await server().member()
    await drop(member, cinema.id)
    expect(await logged(cinema.id)).toBe(0)
    await keep(member, cinema.id)
    await keep(member, cinema.id)
    expect(await logged(cinema.id)).toBe(1)
  })

  it('let the later intent win over the later arrival, and say what holds', async () => {
    const cinema = await addCinema(server())
    const member = await server().member()
    await drop(member, cinema.id, at(-1000))
    const stale = await keep(member, cinema.id, at(-60_000))
    expect(stale.statusCode).toBe(200)
    expect(stale.json()).toMatchObject({ applied: false, current: { favourite: false } })
    expect((await keep(member, cinema.id, at(0))).json()).toMatchObject({ applied: true })
    expect((await drop(member, cinema.id, at(-500))).json()).toMatchObject({
      applied: false,
      current: { favourite: true },
    })
  })

  it('are refused for good beyond their number, and one more fits once another is gone', async () => {
    const member = await server().member()
    const cinemas = await Promise.all(Array.from({ length: MAX_FAVOURITES + 1 }, () => addCinema(server())))
    const [first, ...others] = cinemas.map(({ id }) => id)
    for (const id of others) await keep(member, id)
    const key = { 'idempotency-key': '7a0cf0b0-53ab-4a4c-8a1c-2a6f5f5f1a01' }
    const refused = await keep(member, first ?? '', key)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'invalid'])
    expect(await names(member)).toHaveLength(MAX_FAVOURITES)
    expect((await keep(member, others[0] ?? '')).statusCode).toBe(200)
    await drop(member, others[0] ?? '')
    expect((await keep(member, first ?? '', key)).headers['idempotency-replayed']).toBe('true')
    expect((await keep(member, first ?? '')).statusCode).toBe(200)
  })

  it('are for members, and for cinemas that exist', async () => {
    const cinema = await addCinema(server())
    expect((await server().visitor().get('/api/me/cinemas')).statusCode).toBe(401)
    expect((await keep(server().visitor(), cinema.id)).statusCode).toBe(401)
    expect((await keep(await server().member(), 'unbekannt')).statusCode).toBe(404)
    expect((await drop(await server().member(), 'unbekannt')).statusCode).toBe(404)
  })
})
