import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { meetingFriends } from '../../test/meetups.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import { showtimes } from '../db/schema/cinema.ts'
import { effects } from '../db/schema/commands.ts'
import { events } from '../db/schema/events.ts'
import { meetupAnswers, meetupMembers, meetups } from '../db/schema/meetups.ts'
import { users } from '../db/schema/users.ts'
import { compareMeetups } from './comparing/service.ts'

const HOUR = 3_600_000

describeOnBothDatabases('meetups', (server) => {
  const db = () => server().database.db
  const { aPlan, aShowing, propose, answer, decide, cancel, leave, view, told, at, somebody, befriend, unsay } =
    meetingFriends(server)
  const count = (id: string) => db().$count(effects, eq(effects.target, `meetups/${id}`))

  it('reach those invited with their showings, the earliest first, and nobody else', async () => {
    const { anna, ben, id, late, early } = await aPlan()
    const stranger = await somebody()
    const seen = await view(ben, id)
    expect(seen).toMatchObject({
      ...{ id, status: 'open', note: 'Kommt ihr?', decided: null, proposer: { id: anna.id, username: anna.username } },
      showings: [{ thing: { id: early, title: 'Salz', detail: 'OmU', place: 'Astra' } }, { thing: { id: late } }],
      invited: [{ user: { id: ben.id }, answers: {} }],
    })
    expect(await view(anna, id)).toMatchObject({ id, status: 'open' })
    expect(await view(stranger, id)).toBeUndefined()
    expect(await told(ben)).toEqual([`${anna.username} will sich mit dir verabreden: „Salz“ und andere`])
    expect(await told(anna)).toEqual([])
    const heard = await db().select().from(events).where(eq(events.kind, 'meetup.changed'))
    const topics = heard.filter(({ itemId }) => itemId === id).map(({ topic }) => topic)
    expect(topics.sort()).toEqual([`users/${anna.id}`, `users/${ben.id}`].sort())
  })

  it('are one however often they are proposed, and stay as they are', async () => {
    const { anna, ben, id, early } = await aPlan()
    const again = await propose(anna, [ben], [early], { id, note: 'Anders' })
    expect(again.json()).toMatchObject({ applied: false, current: { note: 'Kommt ihr?' } })
    expect([await count(id), await db().$count(meetupMembers, eq(meetupMembers.meetupId, id))]).toEqual([1, 2])
  })

  it('leave out who is no friend and what does not take place, and are refused when nothing is left', async () => {
    const [anna, ben, asked] = [await somebody(), await somebody(), await somebody()]
    await befriend(anna, ben)
    await anna.visitor.command('PUT', `${asked.path}/friendship`)
    const [showing, begun] = [await aShowing(5), await aShowing(-1)]
    const id = randomUUID()
    const answered = await propose(anna, [ben, asked, anna], [showing, begun, 'nirgends'], { id })
    expect(answered.statusCode, answered.body).toBe(200)
    expect(answered.json().current).toMatchObject({
      showings: [{ thing: { id: showing } }],
      invited: [{ user: { id: ben.id } }],
    })
    expect((await propose(anna, [asked], [showing])).json().code).toBe('invalid')
    expect((await propose(anna, [ben], [begun])).json().code).toBe('invalid')
    await ben.visitor.command('PUT', `${anna.path}/mute`)
    expect((await propose(anna, [ben], [showing])).json().code).toBe('invalid')
  })

  it('are the same 404 for everybody else as those that are missing, call by call', async () => {
    const { anna, ben, id, early } = await aPlan()
    const stranger = await somebody()
    await befriend(anna, stranger)
    const missing = randomUUID()
    for (const call of [
      (of: string) => stranger.visitor.get(`/api/meetups/${of}`),
      (of: string) => answer(stranger, of, early, true),
      (of: string) => decide(stranger, of, early),
      (of: string) => cancel(stranger, of),
      (of: string) => leave(stranger, of),
    ]) {
      const [theirs, none] = [await call(id), await call(missing)]
      const told = ({ statusCode, body }: typeof theirs) => [statusCode, { ...JSON.parse(body), request_id: '' }]
      expect(told(theirs)).toEqual(told(none))
      expect(theirs.statusCode).toBe(404)
    }
    expect((await propose(stranger, [anna], [early], { id })).statusCode).toBe(404)
    expect((await ben.visitor.get(`/api/meetups/${id}`)).json()).toMatchObject({ id, status: 'open' })
    expect((await decide(ben, id, early)).json().code).toBe('owner')
    expect((await cancel(ben, id)).json().code).toBe('owner')
    expect((await leave(anna, id)).json().code).toBe('invalid')
    expect((await answer(anna, id, early, true)).json().code).toBe('invalid')
    expect((await answer(ben, id, 'nirgends', true)).statusCode).toBe(404)
    expect((await answer(server().visitor(), id, early, true)).statusCode).toBe(401)
    expect(await view(anna, id)).toMatchObject({ status: 'open', invited: [{ answers: {} }] })
  })

  it('take answers by what was meant last, each once, and tell the proposer of the first', async () => {
    const { anna, ben, id, early, late } = await aPlan()
    expect((await answer(ben, id, early, true, at(-1000))).json()).toMatchObject({
      applied: true,
      current: { meetup: id, showing: early, suits: true },
    })
    expect((await answer(ben, id, early, false, at(-60_000))).json()).toMatchObject({
      applied: false,
      current: { suits: true },
    })
    await answer(ben, id, early, true)
    await answer(ben, id, late, false)
    expect(await view(anna, id)).toMatchObject({ invited: [{ answers: { [early]: true, [late]: false } }] })
    expect(await told(anna)).toEqual([`${ben.username} hat auf deine Verabredung geantwortet: „Salz“ und andere`])
    expect([await count(id), await db().$count(meetupAnswers, eq(meetupAnswers.meetupId, id))]).toEqual([3, 2])
    const changes = (await ben.visitor.get('/api/me/changes')).json().changes
    expect(changes.filter(({ kind }: { kind: string }) => kind === 'meetupAnswer')).toMatchObject([
      { showing: early, suits: true },
      { showing: late, suits: false },
    ])
  })

  it('end in one showing for all, which may be decided anew, and take no answers after that', async () => {
    const { anna, ben, id, early, late } = await aPlan()
    await answer(ben, id, early, true)
    expect((await decide(anna, id, late, at(-1000))).json()).toMatchObject({
      applied: true,
      current: { decided: late },
    })
    expect((await decide(anna, id, early, at(-60_000))).json()).toMatchObject({ applied: false })
    expect(await view(ben, id)).toMatchObject({ status: 'decided', decided: late })
    expect(await told(ben)).toEqual([
      expect.stringMatching(
        new RegExp(`^${anna.username} hat entschieden: „Andere“ am .* um \\d\\d:\\d\\d Uhr, Astra$`),
      ),
    ])
    expect((await answer(ben, id, late, true)).json().code).toBe('invalid')
    expect((await answer(ben, id, early, false)).json().code).toBe('invalid')
    expect((await answer(ben, id, early, true)).json()).toMatchObject({ applied: false, current: { suits: true } })
    await decide(anna, id, early)
    await decide(anna, id, early)
    expect(await view(ben, id)).toMatchObject({ decided: early })
    expect(await count(id)).toBe(4)
    server().clock.advance(6 * HOUR)
    expect((await decide(anna, id, early)).json().code).toBe('invalid')
  })

  it('are withdrawn for good, with their note', async () => {
    const { anna, ben, id, early } = await aPlan()
    expect((await cancel(anna, id, at(-1000))).json()).toMatchObject({
      applied: true,
      current: { status: 'cancelled' },
    })
    await cancel(anna, id)
    expect((await decide(anna, id, early)).json()).toMatchObject({ applied: false, current: { status: 'cancelled' } })
    expect((await answer(ben, id, early, true)).json().code).toBe('invalid')
    expect(await view(ben, id)).toMatchObject({ status: 'cancelled', note: '' })
    expect(await told(ben)).toEqual([`${anna.username} hat die Verabredung abgesagt: „Salz“ und andere`])
    expect(await count(id)).toBe(2)
  })

  it('are gone for who leaves, and their proposer hears of it', async () => {
    const { anna, ben, id, early } = await aPlan()
    await answer(ben, id, early, true)
    expect((await leave(ben, id)).json()).toMatchObject({ applied: true, current: { status: 'gone', showings: [] } })
    expect((await leave(ben, id)).statusCode).toBe(404)
    expect((await answer(ben, id, early, false)).statusCode).toBe(404)
    expect(await view(ben, id)).toMatchObject({ status: 'gone', note: '', proposer: null, invited: [] })
    expect(await view(anna, id)).toMatchObject({ invited: [] })
    expect(await told(anna)).toEqual([`${ben.username} ist nicht mehr dabei: „Salz“ und andere`])
  })

  it('are not there any more once the friendship ends, one mutes the other, or the proposer is hidden', async () => {
    const { anna, ben, id, early } = await aPlan()
    const isThere = async () => (await view(ben, id))?.status !== 'gone'
    const isAsked = async () => ((await view(anna, id))?.invited.length ?? 0) > 0
    await ben.visitor.command('PUT', `${anna.path}/mute`)
    expect([await isThere(), await isAsked()]).toEqual([false, false])
    expect((await answer(ben, id, early, true)).statusCode).toBe(404)
    await ben.visitor.command('DELETE', `${anna.path}/mute`)
    await db().update(users).set({ hidden: true }).where(eq(users.id, anna.id))
    expect(await isThere()).toBe(false)
    await db().update(users).set({ hidden: false }).where(eq(users.id, anna.id))
    expect([await isThere(), await isAsked()]).toEqual([true, true])
    await unsay(anna, ben)
    expect([await isThere(), await isAsked()]).toEqual([false, false])
    expect((await answer(ben, id, early, true)).statusCode).toBe(404)
  })

  it('show to one invited who else is, but for whom they have muted', async () => {
    const { anna, ben, cara, id } = await aPlan({ withCara: true })
    const names = async () => (await view(ben, id))?.invited.map(({ user }: { user: { id: string } }) => user.id)
    expect((await names())?.sort()).toEqual([ben.id, cara.id].sort())
    await ben.visitor.command('PUT', `${cara.path}/mute`)
    expect(await names()).toEqual([ben.id])
    expect((await view(anna, id))?.invited).toHaveLength(2)
  })

  it('say so when a showing is moved or cancelled, and tell all of the one that was decided on', async () => {
    const { anna, ben, id, early, late } = await aPlan()
    await decide(anna, id, early)
    const before = await told(ben)
    const [row] = await db().select().from(showtimes).where(eq(showtimes.id, early))
    const startsAt = new Date((row?.startsAt.getTime() ?? 0) + HOUR)
    await db().update(showtimes).set({ startsAt }).where(eq(showtimes.id, early))
    await db().delete(showtimes).where(eq(showtimes.id, late))
    await compareMeetups(db(), server().clock.now)
    await compareMeetups(db(), server().clock.now)
    expect(await view(ben, id)).toMatchObject({
      showings: [
        { thing: { id: early, startsAt: startsAt.toISOString() }, status: 'moved' },
        { thing: { id: late }, status: 'cancelled' },
      ],
    })
    expect(before).toHaveLength(1)
    for (const each of [anna, ben]) expect(await told(each)).toEqual([expect.stringMatching(/^Neuer Termin: „Salz“/)])
    expect((await decide(anna, id, late)).json().code).toBe('invalid')
    await db().delete(showtimes).where(eq(showtimes.id, early))
    await compareMeetups(db(), server().clock.now)
    expect(await told(anna)).toEqual([expect.stringMatching(/^Findet nicht statt: „Salz“/)])
  })

  it('go with the account of their proposer, and those invited hear of it', async () => {
    const { anna, ben, id } = await aPlan()
    await anna.visitor.send('DELETE', '/api/me', { password: TEST_PASSWORD })
    expect(await db().$count(meetups, eq(meetups.id, id))).toBe(0)
    expect(await view(ben, id)).toMatchObject({ status: 'gone', note: '' })
    expect(await told(ben)).toEqual(['Die Verabredung ist abgesagt: „Salz“ und andere'])
  })

  it('lose who deletes their account, and nothing else', async () => {
    const { anna, ben, id, early } = await aPlan()
    await answer(ben, id, early, true)
    await ben.visitor.send('DELETE', '/api/me', { password: TEST_PASSWORD })
    expect(await view(anna, id)).toMatchObject({ status: 'open', invited: [] })
    expect(await db().$count(meetupAnswers, eq(meetupAnswers.meetupId, id))).toBe(0)
  })
})
