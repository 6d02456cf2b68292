import { expect, it } from 'vitest'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { changesOf, clear, set } from '../../test/marks.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'

describeOnBothDatabases('a rating marks the title as seen', (server) => {
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })
  const rate = async (member: Visitor, thing: string, rating: object = { value: 7 }, headers = {}) =>
    (await member.command('PUT', `/api/${thing}/rating`, { rating }, headers)).json()
  /** The mark as the member's other devices hear of it; null: nothing. */
  const isSeen = async (member: Visitor) => {
    const marks = (await changesOf(member)).filter((change: { name?: string }) => change.name === 'watched')
    return marks.at(-1)?.mark.set ?? null
  }

  it('films and series alike, by id or permalink, and tells what a device needs to show them', async () => {
    const film = await addMovie(server(), { permalink: 'salz', title: 'Salz' })
    const series = await addSeries(server())
    const member = await server().member()
    expect(await rate(member, 'movies/salz')).toMatchObject({ watched: { set: true, card: { title: 'Salz' } } })
    expect(await rate(member, `series/${series.id}`, { value: null, flop: true })).toMatchObject({
      watched: { set: true },
    })
    expect(await changesOf(member)).toMatchObject([
      { kind: 'rating', id: film.id },
      { kind: 'mark', name: 'watched', id: film.id },
      { kind: 'rating', id: series.id },
      { kind: 'mark', name: 'watched', id: series.id },
    ])
  })

  it('and leaves the mark when the rating is taken back', async () => {
    const { id } = await addMovie(server())
    const member = await server().member()
    await rate(member, `movies/${id}`)
    const cleared = (await member.command('DELETE', `/api/movies/${id}/rating`)).json()
    expect(cleared).not.toHaveProperty('watched')
    expect(await isSeen(member)).toBe(true)
  })

  it('but not again once the member has taken the mark back, as often as the rating changes', async () => {
    const { id } = await addMovie(server())
    const member = await server().member()
    const thing = `movies/${id}`
    await rate(member, thing)
    await clear(member, thing, 'watched')
    expect(await rate(member, thing, { value: 8 })).toMatchObject({ applied: true, watched: { set: false } })
    expect(await rate(member, thing, { value: 9 })).toMatchObject({ watched: { set: false } })
    expect(await isSeen(member)).toBe(false)
    // A new rating says so anew.
    await member.command('DELETE', `/api/${thing}/rating`)
    expect(await rate(member, thing)).toMatchObject({ watched: { set: true } })
  })

  it('also one that was rated before ratings did so, as long as nothing was said of the mark', async () => {
    const { id } = await addMovie(server())
    const member = await server().member()
    await rate(member, `movies/${id}`, { value: null, top: false })
    expect(await isSeen(member)).toBeNull()
    expect(await rate(member, `movies/${id}`)).toMatchObject({ watched: { set: true } })
  })

  it('not over what was said of the mark later, and never so that this would come too late', async () => {
    const { id } = await addMovie(server())
    const member = await server().member()
    const thing = `movies/${id}`
    await clear(member, thing, 'watched', at(-1000))
    expect(await rate(member, thing, { value: 7 }, at(-60_000))).toMatchObject({ watched: { set: false } })
    const other = await server().member()
    await rate(other, thing)
    // From a device whose clock is an hour behind.
    expect((await clear(other, thing, 'watched', at(-3_600_000))).json()).toMatchObject({
      applied: true,
      current: { set: false },
    })
    expect((await set(other, thing, 'watched', undefined, at(0))).json()).toMatchObject({ current: { set: true } })
  })

  it('changes nothing where the rating comes too late itself', async () => {
    const { id } = await addMovie(server())
    const member = await server().member()
    await member.command('DELETE', `/api/movies/${id}/rating`, undefined, at(-1000))
    expect(await rate(member, `movies/${id}`, { value: 7 }, at(-60_000))).toMatchObject({ applied: false })
    expect(await isSeen(member)).toBeNull()
  })

  it('once, however often the command is sent', async () => {
    const { id } = await addMovie(server())
    const member = await server().member()
    const key = { 'idempotency-key': '7a0cf0b0-53ab-4a4c-8a1c-2a6f5f5f1b46' }
    const first = await rate(member, `movies/${id}`, { value: 7 }, key)
    await clear(member, `movies/${id}`, 'watched')
    expect(await rate(member, `movies/${id}`, { value: 7 }, key)).toEqual(first)
    expect(await isSeen(member)).toBe(false)
  })
})
