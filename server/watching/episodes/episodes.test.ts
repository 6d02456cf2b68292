import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MOST_MARKS } from '#contract/ownEpisodes.ts'
import { addSeries } from '../../../test/catalogueRows.ts'
import { changesOf } from '../../../test/marks.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { effects } from '../../db/schema/commands.ts'
import { listEpisodes, saveEpisodes } from './queries.ts'

const toNumbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => first + index)

describeOnBothDatabases('the episodes that a member has seen', (server) => {
  const mark = (member: Visitor, series: string, watched: boolean, episodes: [number, number[]][], headers = {}) =>
    member.command(
      'PUT',
      `/api/me/episodes/${series}`,
      { watched, episodes: episodes.map(([season, numbers]) => ({ season, numbers })) },
      headers,
    )
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })
  const effectsOn = (id: string) =>
    server()
      .database.db.select({ kind: effects.kind })
      .from(effects)
      .where(eq(effects.target, `series/${id}`))

  it('are kept in order, each once, and told to the other devices as all that is seen of the series', async () => {
    const series = await addSeries(server())
    const member = await server().member()
    const updatedAt = server().clock.now.toISOString()
    const first = await mark(member, series.permalink, true, [
      [2, [1]],
      [1, [3, 1, 3]],
    ])
    const seen = [
      { season: 1, numbers: [1, 3] },
      { season: 2, numbers: [1] },
    ]
    expect(first.json()).toEqual({ applied: true, current: { series: series.id, seen, updatedAt } })
    expect((await mark(member, series.id, false, [[1, [3, 4]]])).json().current.seen).toEqual([
      { season: 1, numbers: [1] },
      { season: 2, numbers: [1] },
    ])
    expect(await changesOf(member)).toMatchObject([{ kind: 'episodes', series: series.id, seen: [{}, {}] }])
    expect(await changesOf(await server().member())).toEqual([])
  })

  it('are asked for by series, in the order of their last changes', async () => {
    const [one, two] = [await addSeries(server()), await addSeries(server())]
    const member = await server().member()
    await mark(member, one.id, true, [[1, [1]]])
    await mark(member, two.id, true, [[1, [1]]])
    await mark(member, one.id, true, [[1, [2]]])
    expect(await changesOf(member)).toMatchObject([
      { series: two.id, seen: [{ numbers: [1] }] },
      { series: one.id, seen: [{ numbers: [1, 2] }] },
    ])
    expect(await changesOf(member, '2')).toMatchObject([{ series: one.id, seen: [{ numbers: [1, 2] }] }])
  })

  it('each hold what was meant last of them', async () => {
    const series = await addSeries(server())
    const member = await server().member()
    await mark(member, series.id, false, [[1, [1, 2]]], at(-1000))
    const late = await mark(member, series.id, true, [[1, [2, 3]]], at(-60_000))
    expect(late.json()).toMatchObject({ applied: true, current: { seen: [{ season: 1, numbers: [3] }] } })
    const outdated = await mark(member, series.id, true, [[1, [1, 2]]], at(-60_000))
    expect(outdated.json()).toMatchObject({ applied: false, current: { seen: [{ season: 1, numbers: [3] }] } })
  })

  it('have an effect only where something changes', async () => {
    const series = await addSeries(server())
    const member = await server().member()
    await mark(member, series.id, true, [[1, [1]]])
    await mark(member, series.id, true, [[1, [1]]])
    await mark(member, series.id, false, [[1, [2]]])
    await mark(member, series.id, false, [[1, [1, 2]]])
    expect(await effectsOn(series.id)).toEqual([{ kind: 'episodes.seen' }, { kind: 'episodes.unseen' }])
  })

  it('leave the mark of the series alone', async () => {
    const series = await addSeries(server())
    const member = await server().member()
    await mark(member, series.id, true, [[1, [1]]])
    expect((await changesOf(member)).map(({ kind }: { kind: string }) => kind)).toEqual(['episodes'])
  })

  it('are told whole, also where a season has more of them than one command may name', async () => {
    const series = await addSeries(server())
    const member = await server().member()
    await mark(member, series.id, true, [[1, toNumbers(1, 1_000)]])
    const more = await mark(member, series.id, true, [[1, toNumbers(1_001, 1_200)]])
    expect(more.statusCode).toBe(200)
    expect(more.json().current.seen).toEqual([{ season: 1, numbers: toNumbers(1, 1_200) }])
    expect(await changesOf(member)).toMatchObject([{ seen: [{ numbers: toNumbers(1, 1_200) }] }])
  })

  it('are at most 2000 of a command', async () => {
    const series = await addSeries(server())
    const member = await server().member()
    const two: [number, number[]][] = [
      [1, toNumbers(1, 1_000)],
      [2, toNumbers(1, 1_000)],
    ]
    expect((await mark(member, series.id, true, [...two, [3, [1]]])).statusCode).toBe(422)
    expect((await mark(member, series.id, true, [[1, toNumbers(1, 1_001)]])).statusCode).toBe(422)
    expect((await mark(member, series.id, true, two)).statusCode).toBe(200)
  })

  it('are written in pieces that the database takes', async () => {
    const series = await addSeries(server())
    const user = await server().addUser()
    const at = server().clock.now
    const rows = toNumbers(1, 9_000).map((number) => ({
      ...{ userId: user.id, seriesId: series.id, season: 1, number, seen: true },
      ...{ intentAt: at, updatedAt: at, changeSeq: 1 },
    }))
    await server().database.db.transaction((tx) => saveEpisodes(tx, rows))
    const kept = await server().database.db.transaction((tx) => listEpisodes(tx, user.id, series.id))
    expect(kept).toHaveLength(9_000)
  })

  it('are at most as many of a series as any has', async () => {
    const series = await addSeries(server())
    const user = await server().addUser()
    const member = await server().member(user)
    const at = server().clock.now
    const rows = toNumbers(1, MOST_MARKS).map((number) => ({
      ...{
        userId: user.id,
        seriesId: series.id,
        season: 1 + (number % 100),
        number: 1 + Math.floor(number / 100),
        seen: true,
      },
      ...{ intentAt: at, updatedAt: at, changeSeq: 1 },
    }))
    await server().database.db.transaction((tx) => saveEpisodes(tx, rows))
    expect((await mark(member, series.id, true, [[200, [1]]])).statusCode).toBe(422)
    expect((await mark(member, series.id, false, [[2, [1]]])).statusCode).toBe(200)
  })

  it('are of a series that exists, by numbers from 1, and of a member', async () => {
    const series = await addSeries(server())
    const member = await server().member()
    expect((await mark(member, 'se-nobody', true, [[1, [1]]])).statusCode).toBe(404)
    expect((await mark(member, series.id, true, [[0, [1]]])).statusCode).toBe(422)
    expect((await mark(member, series.id, true, [[1, []]])).statusCode).toBe(422)
    expect((await mark(member, series.id, true, [])).statusCode).toBe(422)
    expect((await mark(server().visitor(), series.id, true, [[1, [1]]])).statusCode).toBe(401)
    expect(await changesOf(member)).toEqual([])
  })
})
