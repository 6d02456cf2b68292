import { expect, it } from 'vitest'
import { profileParts } from '#contract/privacy.ts'
import { encodeQuery, type Query } from '#contract/query.ts'
import { resultsCall, suggestCall } from '#contract/search.ts'
import { addMovie } from '../../../test/catalogueRows.ts'
import { applied } from '../../../test/moderation.ts'
import { describeInDemoWorld } from '../../../test/server.ts'
import { indexMovies } from '../service.ts'

describeInDemoWorld('members in the search', (server) => {
  const get = async (query: Query) => {
    const answer = await server()
      .visitor()
      .get(`/api/search${encodeQuery(query)}`)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    return answer.json()
  }
  const suggest = async (q: string) => suggestCall.answer.parse(await get({ q, type: 'suggest', v: '2' }))
  const list = async (q: string, more: Query = {}) => resultsCall.answer.parse(await get({ q, ...more }))
  const found = async (q: string) => {
    const [suggested, listed] = [await suggest(q), await list(q)]
    return [suggested, listed.items].map((items) => items.some(({ itemClass }) => itemClass === 'RegisteredUser'))
  }

  it.each(['kinofan', 'KinoFan', 'kritik', 'moderation'])('finds the member %s first', async (q) => {
    const member = { itemClass: 'RegisteredUser', displayType: 'Mitglied', title: q.toLowerCase() }
    expect((await suggest(q))[0]).toMatchObject(member)
    const { items, filters } = await list(q)
    expect(items[0]).toMatchObject({ ...member, rating: null, genres: [], originalTitle: null })
    expect([filters.counts.RegisteredUser, filters.alike]).toEqual([1, false])
  })

  it('leads to the profile, by the id', async () => {
    const [member] = await suggest('kinofan')
    expect(member?.path).toBe(`/users/${member?.id}`)
    const profile = await server()
      .visitor()
      .get(`/api${member?.path ?? ''}`)
    expect(profile.json().username).toBe('kinofan')
  })

  it('finds them from the beginning, behind what is in the catalogue, and by a class of their own', async () => {
    const name = 'Zwirbelfilm'
    const movie = await addMovie(server(), { title: name })
    await server().database.db.transaction((tx) => indexMovies(tx, [movie.id]))
    const [same, longer] = [
      await server().addUser({ username: name }),
      await server().addUser({ username: `${name}_Fan` }),
    ]
    const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
    expect(ids(await suggest(name))).toEqual([movie.id, same.id, longer.id])
    expect(ids((await list(name)).items)).toEqual([movie.id, same.id, longer.id])
    expect(ids(await suggest('zwirbelf'))).toEqual([movie.id, same.id, longer.id])
    const { items, filters } = await list(name, { class: ['RegisteredUser'] })
    expect(ids(items)).toEqual([same.id, longer.id])
    expect(filters.counts).toMatchObject({ Movie: 1, RegisteredUser: 2 })
  })

  it('does not take the place of what is only mistyped', async () => {
    await server().addUser({ username: 'matirx_versteher' })
    const titles = (await suggest('matirx')).map(({ title }) => title)
    expect(titles.slice(0, 2)).toEqual(['matirx_versteher', 'Matrix'])
  })

  it('is not taken for a mistyped title where a member is called exactly so', async () => {
    const movie = await addMovie(server(), { title: 'Kaleidoskop' })
    await server().database.db.transaction((tx) => indexMovies(tx, [movie.id]))
    expect((await list('kaleidoskob')).filters.correction).toBe('Kaleidoskop')
    await server().addUser({ username: 'kaleidoskob' })
    const { items, filters } = await list('kaleidoskob')
    expect(items[0]?.title).toBe('kaleidoskob')
    expect([filters.correction, filters.alike]).toEqual([null, false])
  })

  it('finds nobody whom the moderation has hidden or blocked, or who has not activated', async () => {
    const moderator = await server().member({ username: 'moderation' })
    const member = await server().addUser({ username: 'Wackelkandidat' })
    await server().addUser({ username: 'Schlafkandidat', activatedAt: null })
    expect(await found('wackelkandidat')).toEqual([true, true])
    expect(await found('schlafkandidat')).toEqual([false, false])
    const on = { type: 'users', item: member.id }
    await applied(moderator, { action: 'hide', ...on })
    expect(await found('wackelkandidat')).toEqual([false, false])
    await applied(moderator, { action: 'restore', ...on })
    expect(await found('wackelkandidat')).toEqual([true, true])
    await applied(moderator, { action: 'block', member: member.id, until: null })
    expect(await found('wackelkandidat')).toEqual([false, false])
  })

  it('finds nobody who shows nothing of the profile to everybody', async () => {
    const member = await server().member(await server().addUser({ username: 'Stubenhockerin' }))
    const hide = (shown: string) => {
      const privacy = Object.fromEntries(profileParts.map((part) => [part, part === 'lists' ? shown : 'friends']))
      return member.send('PATCH', '/api/me', { account: { privacy } })
    }
    expect((await hide('nobody')).statusCode).toBe(200)
    expect(await found('stubenhockerin')).toEqual([false, false])
    await hide('public')
    expect(await found('stubenhockerin')).toEqual([true, true])
  })
})
