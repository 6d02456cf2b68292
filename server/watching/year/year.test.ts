import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { userDiaryCall } from '#contract/userCollections.ts'
import { userYearCall } from '#contract/year.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'

describeOnBothDatabases('a diary as others read it', (server) => {
  const aDiary = async () => {
    const user = await server().addUser()
    const member = await server().member(user)
    await member.send('PATCH', '/api/me', { account: { privacy: { diary: 'public' } } })
    return { member, path: `/api/users/${user.id}` }
  }
  const note = async (member: Visitor, item: string, watchedOn: string, more = {}) => {
    const id = randomUUID()
    const entry = { type: 'movies', item, season: null, episode: null, watchedOn, rewatch: false, ...more }
    expect((await member.command('PUT', `/api/me/diary/${id}`, { entry })).statusCode).toBe(200)
    return id
  }
  const yearOf = async (path: string, query = '') =>
    userYearCall.answer.parse((await server().visitor().get(`${path}/year${query}`)).json())
  const diaryOf = async (path: string, page = 1) =>
    userDiaryCall.answer.parse((await server().visitor().get(`${path}/diary?page=${page}`)).json())

  it('has a year in numbers: months, what was seen again, ratings, and genres by title', async () => {
    const { member, path } = await aDiary()
    const film = await addMovie(server(), { genres: ['Drama', 'Krimi'] })
    const other = await addMovie(server(), { genres: ['Drama'] })
    const series = await addSeries(server(), { genres: ['Komödie'] })
    await note(member, film.id, '2026-01-31')
    await note(member, film.id, '2026-02-01', { rewatch: true })
    await note(member, other.id, '2026-02-28')
    await note(member, series.id, '2026-02-28', { type: 'series', season: 1, episode: 1 })
    await note(member, series.id, '2025-12-31', { type: 'series' })
    const taken = await note(member, film.id, '2024-05-05')
    await member.command('DELETE', `/api/me/diary/${taken}`)
    await member.command('PUT', `/api/movies/${film.id}/rating`, { rating: { value: 8, top: false, flop: false } })

    const year = await yearOf(path)
    expect([year.hidden, year.year, year.years]).toEqual([false, 2026, [2026, 2025]])
    expect(year.months[0]).toEqual({ films: 1, series: 0, rewatches: 0, ratings: 0 })
    expect(year.months[1]).toEqual({ films: 2, series: 1, rewatches: 1, ratings: 0 })
    expect(year.months[server().clock.now.getMonth()]).toEqual({ films: 0, series: 0, rewatches: 0, ratings: 1 })
    expect(year.genres).toEqual([
      { genre: 'Drama', titles: 2 },
      { genre: 'Komödie', titles: 1 },
      { genre: 'Krimi', titles: 1 },
    ])
    const before = await yearOf(path, '?year=2025')
    expect(before.months.map((month) => month.series)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(before.genres).toEqual([{ genre: 'Komödie', titles: 1 }])
  })

  it('is of the present year where there is no entry, and of no year that is none', async () => {
    const { path } = await aDiary()
    expect(await yearOf(path)).toMatchObject({ year: 2026, years: [], genres: [] })
    expect((await server().visitor().get(`${path}/year?year=20`)).statusCode).toBe(400)
    expect((await server().visitor().get('/api/users/niemand/year')).statusCode).toBe(404)
  })

  it('lists its entries page by page, the latest day first, without those taken out', async () => {
    const { member, path } = await aDiary()
    const film = await addMovie(server(), { title: 'Salz' })
    for (let day = 1; day <= 41; day++)
      await note(member, film.id, new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10))
    const taken = await note(member, film.id, '2026-11-01')
    await member.command('DELETE', `/api/me/diary/${taken}`)
    const [first, second] = [await diaryOf(path), await diaryOf(path, 2)]
    expect(first.items.map(({ watchedOn }) => watchedOn).slice(0, 2)).toEqual(['2026-02-10', '2026-02-09'])
    expect([first.items.length, first.nextPage]).toEqual([40, 2])
    expect(second.items).toMatchObject([{ watchedOn: '2026-01-01', card: { title: 'Salz' }, rewatch: false }])
    expect(second.nextPage).toBeNull()
  })

  it('is not found with a member whom the moderation hides', async () => {
    const user = await server().addUser({ hidden: true })
    for (const part of ['diary', 'year'])
      expect((await server().visitor().get(`/api/users/${user.id}/${part}`)).statusCode).toBe(404)
  })
})
