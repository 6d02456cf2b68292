import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { notificationsCall } from '#contract/notifications.ts'
import { addMovie, addSeries } from '../../test/catalogueRows.ts'
import { addTrivia } from '../../test/communityRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'
import { comments } from '../db/schema/comments.ts'
import { trivia } from '../db/schema/trivia.ts'
import { tellModeration } from './service.ts'

type Answer = z.output<typeof notificationsCall.answer>

describeOnBothDatabases('notifications', (server) => {
  const list = async (member: Visitor): Promise<Answer> =>
    notificationsCall.answer.parse((await member.get('/api/me/notifications')).json())
  const messages = async (member: Visitor) => (await list(member)).items.map(({ message }) => message)
  const write = async (member: Visitor, film: string, comment: object = {}): Promise<string> => {
    const body = { comment: { body: 'Ein Film wie ein See.', ...comment } }
    return (await member.command('POST', `/api/movies/${film}/comments`, body)).json().current.id
  }
  const unread = async (member: Visitor) => (await member.get('/api/session')).json().unread_notification_count
  /** A member with a name that no other test uses. */
  const person = async (name: string) => {
    const user = await server().addUser({ username: `${name}${server().kind === 'postgres' ? 'P' : 'E'}` })
    return { user, visitor: await server().member(user) }
  }

  it('tell of an answer to one’s comment, of several as one, and not of one’s own', async () => {
    const film = await addMovie(server(), { title: 'Salz' })
    const [ada, ben, cem] = [await person('ada'), await person('ben'), await person('cem')]
    const id = await write(ada.visitor, film.id)
    await write(ada.visitor, film.id, { parent_id: id })
    expect(await list(ada.visitor)).toMatchObject({ items: [], unreadCount: 0 })
    const reply = await write(ben.visitor, film.id, { parent_id: id })
    expect(await list(ada.visitor)).toMatchObject({
      unreadCount: 1,
      items: [
        {
          kind: 'reply',
          message: `${ben.user.username} hat auf deinen Kommentar zu „Salz“ geantwortet`,
          link: `/movies/${film.permalink}/kommentare?kommentar=${reply}`,
          caption: 'Zur Antwort',
          actors: [{ username: ben.user.username }],
          read: false,
        },
      ],
    })
    // A reply to a reply notifies the authors of both comments.
    const second = await write(cem.visitor, film.id, { parent_id: reply })
    expect(await list(ada.visitor)).toMatchObject({
      unreadCount: 1,
      items: [
        {
          message: '2 neue Antworten auf deinen Kommentar zu „Salz“',
          count: 2,
          link: `/movies/${film.permalink}/kommentare?kommentar=${second}`,
        },
      ],
    })
    expect(await messages(ben.visitor)).toEqual([`${cem.user.username} hat auf deinen Kommentar zu „Salz“ geantwortet`])
    expect(await unread(ada.visitor)).toBe(1)
  })

  it('tell whoever is named, once, and whoever watches the film or the thread', async () => {
    const film = await addMovie(server(), { title: 'Amrum' })
    const [dora, emil, fina] = [await person('dora.k'), await person('emil'), await person('fina')]
    await fina.visitor.command('PUT', `/api/movies/${film.id}/watch`)
    const id = await write(emil.visitor, film.id, { body: `Was meinst du, @${dora.user.username}? mail@emil.de` })
    expect(await messages(dora.visitor)).toEqual([
      `${emil.user.username} hat dich in einem Kommentar zu „Amrum“ erwähnt`,
    ])
    const body = { comment: { body: `Also, @${dora.user.username} und @${fina.user.username}!` } }
    await emil.visitor.command('PATCH', `/api/comments/${id}`, body)
    expect((await list(dora.visitor)).items).toHaveLength(1)
    expect((await messages(fina.visitor)).toSorted()).toEqual([
      `${emil.user.username} hat dich in einem Kommentar zu „Amrum“ erwähnt`,
      `${emil.user.username} hat „Amrum“ kommentiert`,
    ])
    const gil = await person('gil')
    await gil.visitor.command('PUT', `/api/comments/${id}/watch`)
    await write(dora.visitor, film.id, { parent_id: id })
    expect(await messages(gil.visitor)).toEqual([
      `${dora.user.username} hat auf einen Kommentar zu „Amrum“ geantwortet, den du beobachtest`,
    ])
  })

  it('lead to the comment wherever it stands: on a series’ own page, or with the piece of trivia it is about', async () => {
    const [jan, lou] = [await person('jan'), await person('lou')]
    const series = await addSeries(server())
    const film = await addMovie(server())
    const fact = await addTrivia(server(), { itemId: film.id, userId: jan.user.id })
    const name = async (path: string): Promise<string> => {
      const body = { comment: { body: `Sieh mal, @${jan.user.username}!` } }
      return (await lou.visitor.command('POST', `/api/${path}/comments`, body)).json().current.id
    }
    const links = [
      `/serie/${series.permalink}?kommentar=${await name(`series/${series.id}`)}`,
      `/movies/${film.permalink}/trivia?eintrag=${fact.id}&kommentar=${await name(`trivia/${fact.id}`)}`,
    ]
    expect((await list(jan.visitor)).items.map(({ link }) => link).toSorted()).toEqual(links.toSorted())
  })

  it('are not made by whom one has muted, nor of what one does not want to hear of', async () => {
    const film = await addMovie(server())
    const [hal, ida] = [await person('hal'), await person('ida')]
    const settings = { replies: false, mentions: true, watched: true, friends: true }
    const chosen = await hal.visitor.send('PUT', '/api/me/notifications/settings', { settings })
    expect(chosen.json()).toEqual(settings)
    const id = await write(hal.visitor, film.id)
    await write(ida.visitor, film.id, { parent_id: id })
    expect(await list(hal.visitor)).toMatchObject({ items: [], settings })
    await write(ida.visitor, film.id, { body: `@${hal.user.username}` })
    expect((await list(hal.visitor)).items).toHaveLength(1)
    await hal.visitor.command('PUT', `/api/users/${ida.user.id}/mute`)
    expect(await list(hal.visitor)).toMatchObject({ items: [], unreadCount: 0 })
    await write(ida.visitor, film.id, { body: `@${hal.user.username}` })
    await hal.visitor.command('DELETE', `/api/users/${ida.user.id}/mute`)
    expect((await list(hal.visitor)).items).toMatchObject([{ count: 1 }])
  })

  it('tell of trivia on what one watches', async () => {
    const film = await addMovie(server(), { title: 'Grand Tour' })
    const [pia, quin] = [await person('pia'), await person('quin')]
    await pia.visitor.command('PUT', `/api/movies/${film.id}/watch`)
    const fact = { trivia: { body: 'Gedreht wurde nur bei Regen.', category: 'Dreharbeiten' } }
    const written = await quin.visitor.command('POST', `/api/movies/${film.id}/trivia`, fact)
    expect((await list(pia.visitor)).items).toMatchObject([
      {
        message: `${quin.user.username} hat Trivia zu „Grand Tour“ geschrieben`,
        link: `/movies/${film.permalink}/trivia`,
      },
    ])
    const { id } = written.json().current
    const hide = (hidden: boolean) => server().database.db.update(trivia).set({ hidden }).where(eq(trivia.id, id))
    await hide(true)
    expect(await list(pia.visitor)).toMatchObject({ items: [], unreadCount: 0 })
    await hide(false)
    expect((await list(pia.visitor)).items).toHaveLength(1)
    await quin.visitor.command('DELETE', `/api/trivia/${id}`)
    expect((await list(pia.visitor)).items).toEqual([])
  })

  it('are gone with what they tell of', async () => {
    const film = await addMovie(server())
    const [jo, kim] = [await person('jon'), await person('kim')]
    const id = await write(jo.visitor, film.id)
    const reply = await write(kim.visitor, film.id, { parent_id: id })
    const other = await write(kim.visitor, film.id, { parent_id: id })
    await kim.visitor.command('DELETE', `/api/comments/${reply}`)
    expect((await list(jo.visitor)).items).toMatchObject([{ count: 1 }])
    await server().database.db.update(comments).set({ hidden: true }).where(eq(comments.id, other))
    expect(await list(jo.visitor)).toMatchObject({ items: [], unreadCount: 0 })
    expect(await unread(jo.visitor)).toBe(0)
  })

  it('are read on all devices, one or all up to the latest that was seen', async () => {
    const [film, other] = [await addMovie(server()), await addMovie(server())]
    const [lea, mo] = [await person('lea'), await person('moritz')]
    const second = await server().member(lea.user)
    const ids = [await write(lea.visitor, film.id), await write(lea.visitor, other.id)]
    await write(mo.visitor, film.id, { parent_id: ids[0] })
    await write(mo.visitor, other.id, { parent_id: ids[1] })
    const [latest, former] = (await list(lea.visitor)).items
    const read = (body: object) => lea.visitor.send('PUT', '/api/me/notifications/read', { read: body })
    expect((await read({ only: former?.id })).json()).toEqual({ unreadCount: 1 })
    expect((await list(second)).items).toMatchObject([{ read: false }, { read: true }])
    // A comment that is written after the reading stays new.
    await write(mo.visitor, other.id, { parent_id: ids[1] })
    expect((await read({ until: latest?.id })).json()).toEqual({ unreadCount: 1 })
    expect((await list(second)).items).toMatchObject([{ count: 1, read: false }, { read: true }, { read: true }])
    // A member cannot mark notifications of others as read, whatever the command names.
    for (const others of [{ only: latest?.id }, { until: '999999999' }]) {
      const answer = await mo.visitor.send('PUT', '/api/me/notifications/read', { read: others })
      expect(answer.statusCode).toBe(200)
      expect(await unread(second)).toBe(1)
    }
  })

  it('tell of friends and of what the moderation has to say', async () => {
    const [nia, ole] = [await person('nia'), await person('ole')]
    const { db } = server().database
    const now = server().clock.now
    await ole.visitor.command('PUT', `/api/users/${nia.user.id}/friendship`)
    expect((await list(nia.visitor)).items).toMatchObject([
      { message: `${ole.user.username} möchte mit dir befreundet sein`, link: '/my_friendships' },
    ])
    // Counted as a friend request already.
    expect(await unread(nia.visitor)).toBe(0)
    await nia.visitor.command('PUT', `/api/users/${ole.user.id}/friendship`)
    expect(await messages(nia.visitor)).toEqual([])
    expect(await messages(ole.visitor)).toEqual([`${nia.user.username} hat deine Freundschaftsanfrage angenommen`])
    const notice = { id: 'h-1', userId: nia.user.id, words: 'Dein Kommentar ist ausgeblendet' }
    await db.transaction((tx) => tellModeration(tx, now, notice))
    expect((await list(nia.visitor)).items).toMatchObject([
      {
        kind: 'moderation',
        message: 'Dein Kommentar ist ausgeblendet',
        link: '/konto',
        caption: 'Zum Konto',
        actors: [],
      },
    ])
    expect((await server().visitor().get('/api/me/notifications')).statusCode).toBe(401)
  })
})
