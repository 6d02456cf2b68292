import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { registerForgetting } from './service.ts'

const DAY = 86_400_000

describeOnBothDatabases('old notifications', (server) => {
  it('go every day, ninety days after what they tell of', async () => {
    const { database, jobs, clock: time } = server()
    const { db } = database
    const { id: userId } = await server().addUser()
    const toldOf = (thingId: string, daysAgo: number) => ({
      ...{ userId, kind: 'reply' as const, subjectType: 'comments', subjectId: 'c-1', thingType: 'comments', thingId },
      createdAt: new Date(time.now.getTime() - daysAgo * DAY),
    })
    await db.insert(notifications).values([toldOf('young', 89.5), toldOf('old', 90.5)])
    const left = async () => (await db.select().from(notifications)).map(({ thingId }) => thingId)
    await registerForgetting({ database, clock: () => time.now, jobs })
    await jobs.runDue()
    expect(await left()).toEqual(['young'])
    time.advance(DAY)
    await jobs.runDue()
    expect(await left()).toEqual([])
  })
})
