import { randomUUID } from 'node:crypto'
import { gt } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { notificationsCall } from '#contract/notifications.ts'
import { type ListenInput, listening } from '../../test/listenTo.ts'
import { guests, keepings, type ListWorld, listWorld, readerNames, sees } from '../../test/listWorld.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { notifications } from '../db/schema/notifications.ts'
import { announce } from '../events/service.ts'

const listen = listening()

describeOnBothDatabases(
  'news of a list',
  (server) => {
    const told = async (world: ListWorld, name: (typeof guests)[number]) =>
      notificationsCall.answer.parse((await world.readers[name].get('/api/me/notifications')).json())

    it.each(keepings)('reach open pages and notifications of those alone who may see it: %s', async (keeping) => {
      const world = await listWorld(server(), keeping)
      const query = `?topics[]=lists/${world.list}&topics[]=movies/${world.film}`
      const page = (input: ListenInput) => listen(server().app, input)
      const pages = await Promise.all(
        readerNames.map(async (name) => [name, await page({ query, cookies: world.readers[name].cookies })] as const),
      )
      const { db } = server().database
      /** Told on a topic of everybody's, after all that was told before, and heard by each page. */
      const markPlace = async (id: string) => {
        const kind = 'trivia.deleted' as const
        const happening = { kind, topic: `movies/${world.film}`, thing: { type: 'trivia', id }, actorId: null }
        await db.transaction((tx) => announce(tx, server().clock.now, [happening]))
        for (const [, { heard }] of pages) await expect.poll(() => JSON.stringify(heard.at(-1))).toContain(`"${id}"`)
      }
      // A stream may begin with what happened a moment before: that was told while everybody might know.
      await markPlace('first')
      for (const [, { heard }] of pages) heard.splice(0)
      const before = (await db.select().from(notifications)).map(({ id }) => id)
      await world.write()
      await markPlace('last')
      for (const [name, { heard }] of pages) {
        const topics = new Set(heard.map((event) => (event === 'reset' ? event : event.topic)))
        const isTold = sees[keeping].includes(name)
        expect([name, topics.has(`lists/${world.list}`)]).toEqual([name, isTold])
        expect([name, topics.has('me')]).toEqual([name, isTold && name !== 'owner' && name !== 'visitor'])
      }
      const rows = await db
        .select()
        .from(notifications)
        .where(gt(notifications.id, Math.max(0, ...before)))
      const ids = guests.filter((name) => sees[keeping].includes(name)).map((name) => world.guestIds[name])
      expect([...new Set(rows.map(({ userId }) => userId))].toSorted()).toEqual(ids.toSorted())
    })

    it.each(keepings)('that were told before are told, counted and named to those alone: %s', async (keeping) => {
      const world = await listWorld(server(), keeping)
      for (const name of guests) {
        const { items, unreadCount } = await told(world, name)
        const unread = (await world.readers[name].get('/api/session')).json().unread_notification_count
        const texts = items.map(({ message, link }) => `${message} ${link}`).join()
        const isTold = sees[keeping].includes(name)
        const of = [texts.includes(world.secret), texts.includes(world.list), unreadCount > 0, unread > 0]
        expect([name, ...of]).toEqual([name, isTold, isTold, isTold, isTold])
      }
    })

    // On what never was anybody else's the moderation never acted.
    const once = keepings.filter((keeping) => keeping !== 'private')
    it.each(once)('from the moderation lead to it only those who may see it: %s', async (keeping) => {
      const world = await listWorld(server(), keeping, async ({ said }) => {
        const staff = await server().member(await server().addUser({ credentials: 'community_manager' }))
        const moderation = { id: randomUUID(), action: 'hide', type: 'comments', item: said.member, reason: 'Zu laut.' }
        await staff.command('POST', '/api/moderation/actions', { moderation })
      })
      const { items } = await told(world, 'member')
      const place = `/liste/${world.list}?kommentar=${world.said.member}`
      const link = sees[keeping].includes('member') ? place : '/konto'
      const message = 'Die Moderation hat deinen Kommentar ausgeblendet'
      expect(items.filter(({ kind }) => kind === 'moderation')).toMatchObject([{ message, link }])
      const notices = (await world.readers.member.get('/api/me/notices')).json().items
      expect(notices).toMatchObject([{ text: 'Schöne Liste.', reason: 'Zu laut.' }])
    })
  },
  { env: { RATE_LIMITS: 'off' }, sweep: true },
)
