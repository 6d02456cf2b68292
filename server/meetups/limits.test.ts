import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MAX_MEETUP_NOTE, MAX_SHOWINGS } from '#contract/meetups.ts'
import { meetingFriends } from '../../test/meetups.ts'
import { useQuota } from '../../test/quotas.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { memberBlocks } from '../db/schema/moderation.ts'
import { notificationSettings } from '../db/schema/notifications.ts'
import { users } from '../db/schema/users.ts'
import { PROPOSALS } from './proposing/service.ts'

describeOnBothDatabases('limits of meetups', (server) => {
  const { aPlan, aShowing, propose, answer, decide, cancel, told, somebody, befriend } = meetingFriends(server)
  const db = () => server().database.db

  it('hold of proposals within an hour, and of nothing else', async () => {
    const { anna, ben, id, early } = await aPlan()
    await useQuota(server(), ben.id, PROPOSALS, PROPOSALS.max)
    const refused = await propose(ben, [anna], [early])
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_full'])
    expect((await answer(ben, id, early, true)).statusCode).toBe(200)
  })

  it('let new accounts wait with a proposal, and answer at once', async () => {
    const { anna, ben, id, early } = await aPlan()
    await db().update(users).set({ createdAt: server().clock.now }).where(eq(users.id, ben.id))
    const waits = await propose(ben, [anna], [early])
    expect([waits.statusCode, waits.json().code]).toEqual([460, 'account_too_new'])
    expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0)
    expect((await answer(ben, id, early, true)).statusCode).toBe(200)
  })

  it('keep blocked members from what others see, but not from withdrawing it', async () => {
    const { anna, ben, id, early } = await aPlan()
    const block = { until: null, reason: 'Zu laut.', since: server().clock.now }
    await db()
      .insert(memberBlocks)
      .values([
        { ...block, userId: anna.id },
        { ...block, userId: ben.id },
      ])
    for (const refused of [
      await propose(anna, [ben], [early]),
      await decide(anna, id, early),
      await answer(ben, id, early, true),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_blocked'])
    }
    expect((await cancel(anna, id)).statusCode).toBe(200)
  })

  it('refuse too many showings, a note that is too long or shows nothing, and nobody', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    await befriend(anna, ben)
    const showing = await aShowing(5)
    const many = Array.from({ length: MAX_SHOWINGS + 1 }, (_none, nth) => `${showing}-${nth}`)
    expect((await propose(anna, [ben], many)).statusCode).toBe(422)
    expect((await propose(anna, [], [showing])).statusCode).toBe(422)
    expect((await propose(anna, [ben], [showing], { note: 'a'.repeat(MAX_MEETUP_NOTE + 1) })).statusCode).toBe(422)
    expect((await propose(anna, [ben], [showing], { note: '\u200b' })).statusCode).toBe(422)
    expect((await propose(anna, [ben], [showing], { note: '' })).statusCode).toBe(200)
  })

  it('are kept in silence for who wants no notifications of friends', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    await befriend(anna, ben)
    const settings = { replies: true, mentions: true, watched: true, friends: false }
    await db()
      .insert(notificationSettings)
      .values({ userId: ben.id, ...settings })
    expect((await propose(anna, [ben], [await aShowing(5)])).statusCode).toBe(200)
    expect(await told(ben)).toEqual([])
  })
})
