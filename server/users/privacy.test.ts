import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { friendshipsCall, opinionsCall } from '#contract/friends.ts'
import type { Privacy, ProfilePart, Visibility } from '#contract/privacy.ts'
import { userCommentsCall, userDiaryCall, userListsOfCall, userRatingsCall } from '#contract/userCollections.ts'
import { profileCall } from '#contract/users.ts'
import { userYearCall } from '#contract/year.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { addComment } from '../../test/communityRows.ts'
import { addList } from '../../test/lists.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'

const parts: readonly ProfilePart[] = ['ratings', 'favourites', 'lists', 'comments', 'diary']
const everything: Privacy = {
  ...{ ratings: 'public', favourites: 'public', lists: 'public' },
  ...{ comments: 'public', diary: 'public', messages: 'public', receipts: false },
}

/** The settings with which each reader sees a part: the rule itself, written down a second time. */
const sees: Record<'self' | 'friend' | 'stranger' | 'visitor', readonly Visibility[]> = {
  self: ['public', 'friends', 'nobody'],
  friend: ['public', 'friends'],
  stranger: ['public'],
  visitor: ['public'],
}

describeOnBothDatabases('what a member hides', (server) => {
  let path: string
  let film: string
  let flop: string
  let list: string
  let readers: Record<keyof typeof sees, Visitor>

  beforeAll(async () => {
    const user = await server().addUser({ username: 'Vera_Vorsicht' })
    const friend = await server().addUser()
    readers = {
      self: await server().member(user),
      friend: await server().member(friend),
      stranger: await server().member(),
      visitor: server().visitor(),
    }
    path = `/api/users/${user.id}`
    const movies = await Promise.all(Array.from({ length: 11 }, () => addMovie(server())))
    film = movies[0]?.id ?? ''
    flop = movies[1]?.id ?? ''
    for (const [index, { id }] of movies.entries()) {
      const rating = { rating: { value: 5 + index / 2, top: index === 0, flop: index === 1 } }
      for (const who of ['self', 'friend', 'stranger'] as const)
        await readers[who].command('PUT', `/api/movies/${id}/rating`, rating)
    }
    list = (await addList(server(), { userId: user.id, name: 'Mit Vorsicht', movies: [film] })).id
    const entry = { type: 'movies', item: film, season: null, episode: null, watchedOn: '2026-11-20', rewatch: true }
    await readers.self.command('PUT', `/api/me/diary/${randomUUID()}`, { entry })
    await addComment(server(), { userId: user.id, itemId: film, body: 'Vorsichtig gelobt.' })
    await readers.self.command('PUT', `/api/users/${friend.id}/friendship`)
    await readers.friend.command('PUT', `/api/users/${user.id}/friendship`)
  })

  const hide = async (privacy: Partial<Privacy>) => {
    const answer = await readers.self.send('PATCH', '/api/me', { account: { privacy: { ...everything, ...privacy } } })
    expect([answer.statusCode, answer.json().privacy]).toEqual([200, { ...everything, ...privacy }])
  }
  const read = async (who: Visitor, url: string) => (await who.get(url)).json()

  /** Whether a reader finds each part, in every call that could contain it. */
  const found = async (who: Visitor, isMember: boolean): Promise<Record<ProfilePart, boolean[]>> => {
    const profile = profileCall.answer.parse(await read(who, path))
    const rated = userRatingsCall.answer.parse(await read(who, `${path}/ratings`))
    const tops = userRatingsCall.answer.parse(await read(who, `${path}/ratings?only=top`))
    const lists = userListsOfCall.answer.parse(await read(who, `${path}/lists`))
    const comments = userCommentsCall.answer.parse(await read(who, `${path}/comments`))
    const diary = userDiaryCall.answer.parse(await read(who, `${path}/diary`))
    const year = userYearCall.answer.parse(await read(who, `${path}/year`))
    const all = [...rated.items, ...tops.items]
    const seen: Record<ProfilePart, boolean[]> = {
      ratings: [profile.ratings !== null, !rated.hidden, all.some(({ value }) => value !== null)],
      favourites: [profile.favourites !== null, !tops.hidden, all.some(({ top, flop }) => top || flop)],
      lists: [
        profile.lists !== null,
        !lists.hidden,
        lists.items.length > 0,
        (await who.get(`/api/lists/${list}`)).statusCode === 200,
        (await who.get(`/api/lists/${list}/comments`)).statusCode === 200,
      ],
      comments: [profile.comments !== null, !comments.hidden, comments.items.length > 0],
      diary: [
        profile.diary !== null,
        !diary.hidden,
        diary.items.length > 0,
        !year.hidden,
        year.years.length > 0,
        year.months.some(({ films, rewatches }) => films + rewatches > 0),
      ],
    }
    if (!year.hidden) seen.ratings.push(year.months.every(({ ratings }) => ratings !== null))
    if (!isMember) return seen
    if (who !== readers.self) {
      seen.ratings.push(profile.taste !== null, profile.agreed !== null, profile.apart !== null)
      seen.lists.push((await who.command('PUT', `/api/lists/${list}/digg`)).statusCode === 200)
      await who.command('DELETE', `/api/lists/${list}/digg`)
    }
    if (who !== readers.friend) return seen
    const [opinion] = opinionsCall.answer.parse(await read(who, `/api/movies/${film}/opinions`)).items
    const { friends } = friendshipsCall.answer.parse(await read(who, '/api/me/friendships'))
    seen.ratings.push(
      typeof opinion?.value === 'number',
      friends.some(({ taste }) => taste !== null),
    )
    const [worst] = opinionsCall.answer.parse(await read(who, `/api/movies/${flop}/opinions`)).items
    seen.favourites.push(opinion?.top === true, worst?.flop === true)
    if (opinion) seen.comments.push(opinion.comment !== null)
    return seen
  }

  it('shows a diary to its member alone, until they choose otherwise', async () => {
    for (const [name, reader] of Object.entries(readers)) {
      const { diary } = await found(reader, name !== 'visitor')
      expect([name, ...diary]).toEqual([name, ...diary.map(() => name === 'self')])
    }
  })

  it.each(parts.flatMap((part) => (['public', 'friends', 'nobody'] as const).map((who) => [part, who] as const)))(
    'is hidden in every call: %s for %s',
    async (part, who) => {
      await hide({ [part]: who })
      for (const [name, reader] of Object.entries(readers)) {
        const seen = await found(reader, name !== 'visitor')
        for (const each of parts) {
          const expected = sees[name as keyof typeof sees].includes(each === part ? who : 'public')
          expect([name, each, ...seen[each]]).toEqual([name, each, ...seen[each].map(() => expected)])
        }
      }
      const isPublic = part !== 'lists' || who === 'public'
      const { items } = await read(readers.stranger, '/api/lists')
      expect(items.some(({ id }: { id: string }) => id === list)).toBe(isPublic)
    },
  )

  it('leaves nothing of an opinion when ratings and favourites are hidden', async () => {
    await hide({ ratings: 'nobody', favourites: 'nobody' })
    const opinions = opinionsCall.answer.parse(await read(readers.friend, `/api/movies/${film}/opinions`))
    expect(opinions).toEqual({ items: [], average: null, count: 0 })
  })

  it('is told to its member alone', async () => {
    await hide({ comments: 'friends' })
    expect((await read(readers.self, path)).privacy).toEqual({ ...everything, comments: 'friends' })
    for (const who of [readers.friend, readers.stranger, readers.visitor])
      expect((await read(who, path)).privacy).toBeNull()
  })

  it('shows nothing of a diary to a reader who has muted its member, and as before to one whom the member has muted', async () => {
    await hide({})
    const [muting, muted] = [await server().member(), await server().addUser()]
    await muting.command('PUT', `${path}/mute`)
    await readers.self.command('PUT', `/api/users/${muted.id}/mute`)
    const diaryOf = async (who: Visitor) => (await found(who, false)).diary
    expect(new Set(await diaryOf(muting))).toEqual(new Set([false]))
    expect(new Set(await diaryOf(await server().member(muted)))).toEqual(new Set([true]))
  })

  it('leaves out of a year the ratings that are hidden', async () => {
    await hide({ ratings: 'friends' })
    const monthsOf = async (who: Visitor) => userYearCall.answer.parse(await read(who, `${path}/year?year=2026`)).months
    const now = server().clock.now.getMonth()
    expect((await monthsOf(readers.friend))[now]).toMatchObject({ films: 1, rewatches: 1, ratings: 11 })
    expect((await monthsOf(readers.stranger))[now]).toMatchObject({ films: 1, rewatches: 1, ratings: null })
  })
})
