import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../test/server.ts'
import { idempotency } from './db/schema/commands.ts'
import { limits } from './db/schema/limits.ts'
import { sessions } from './db/schema/session.ts'
import { registerHousekeeping } from './housekeeping.ts'
import { createSessionService } from './session/service.ts'

const DAY = 86_400_000

describeOnBothDatabases('housekeeping', (server) => {
  it('deletes every day what has had its time, and nothing else', async () => {
    const { database, jobs, clock: time } = server()
    const { db } = database
    const clock = () => time.now
    const receiptOf = (userId: string, daysAgo: number) => ({
      userId,
      key: crypto.randomUUID(),
      route: 'PUT /api/movies/x/rating',
      bodySha256: '',
      status: 200,
      body: {},
      createdAt: new Date(time.now.getTime() - daysAgo * DAY),
    })
    const user = await server().addUser()
    await server().member(user)
    await db.insert(idempotency).values([receiptOf(user.id, 89.5), receiptOf(user.id, 91)])
    await registerHousekeeping({ database, clock, jobs, sessions: createSessionService(db, clock, true) })
    await jobs.runDue()
    expect(await db.$count(idempotency)).toBe(1)
    expect(await db.$count(sessions)).toBe(1)
    time.advance(91 * DAY)
    await jobs.runDue()
    expect([await db.$count(idempotency), await db.$count(sessions), await db.$count(limits)]).toEqual([0, 0, 0])
  })
})
