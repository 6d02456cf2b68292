import { expect, it } from 'vitest'
import { episodeViewersCall, FEWEST_VIEWERS } from '#contract/viewers.ts'
import { addSeries } from '../../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'

describeOnBothDatabases('the viewers of episodes', (server) => {
  const mark = (member: Visitor, series: string, watched: boolean, numbers: number[]) =>
    member.command('PUT', `/api/me/episodes/${series}`, { watched, episodes: [{ season: 1, numbers }] })
  const viewersOf = async (series: string) =>
    episodeViewersCall.answer.parse((await server().visitor().get(`/api/series/${series}/viewers`)).json())

  it('are counted by episode from five members on, without those who took it back', async () => {
    const series = await addSeries(server())
    const members = await Promise.all(Array.from({ length: FEWEST_VIEWERS }, () => server().member()))
    for (const member of members.slice(1)) await mark(member, series.id, true, [1, 2])
    expect(await viewersOf(series.id)).toEqual({ members: null, episodes: [] })
    const [last] = members
    if (!last) return
    await mark(last, series.id, true, [1, 2])
    await mark(last, series.id, false, [2])
    expect(await viewersOf(series.permalink)).toEqual({
      members: FEWEST_VIEWERS,
      episodes: [{ season: 1, number: 1, viewers: FEWEST_VIEWERS }],
    })
  })

  it('are not found without the series', async () => {
    expect((await server().visitor().get('/api/series/keine/viewers')).statusCode).toBe(404)
  })
})
