import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/server.ts'
import { jobs as table } from '../db/schema/jobs.ts'
import { createJobs } from './service.ts'

describeOnBothDatabases('jobs', (server) => {
  const create = () => {
    const { database, app } = server()
    return createJobs({ database, clock: () => server().clock.now, logger: app.log })
  }

  it('are done once, the urgent ones first, each with its payload', async () => {
    const jobs = create()
    const done: unknown[] = []
    jobs.handle('draw', async (payload) => void done.push(payload))
    await jobs.add('draw', { image: 'a' })
    await jobs.addAll([
      { kind: 'draw', payload: { image: 'b' }, priority: 10 },
      { kind: 'draw', payload: { image: 'c' }, runAt: new Date(server().clock.now.getTime() + 1) },
    ])
    await jobs.runDue()
    expect(done).toEqual([{ image: 'b' }, { image: 'a' }])
    server().clock.advance(1)
    await jobs.runDue()
    expect(done).toHaveLength(3)
    expect(await server().database.db.$count(table)).toBe(0)
  })

  it('of one key are one job, with what was said last', async () => {
    const jobs = create()
    const done: unknown[] = []
    await jobs.add('roll', { day: 1 }, { key: 'daily' })
    await jobs.add('roll', { day: 2 }, { key: 'daily' })
    jobs.handle('roll', async (payload) => void done.push(payload))
    await jobs.runDue()
    expect(done).toEqual([{ day: 2 }])
  })

  it('run again when they were added while running', async () => {
    const jobs = create()
    let runs = 0
    jobs.handle('again', async () => {
      runs++
      if (runs === 1) await jobs.add('again', {}, { key: 'one' })
    })
    await jobs.add('again', {}, { key: 'one' })
    await jobs.runDue()
    expect(runs).toBe(2)
    expect(await server().database.db.$count(table)).toBe(0)
  })

  it('that fail come later, and are given up at last', async () => {
    const jobs = create()
    let attempts = 0
    jobs.handle('fails', async () => {
      attempts++
      throw new Error('no ink')
    })
    await jobs.add('fails', {})
    await jobs.runDue()
    expect(attempts).toBe(1)
    for (let hour = 0; hour < 12; hour++) {
      server().clock.advance(3_600_000)
      await jobs.runDue()
    }
    expect(attempts).toBe(8)
    const [row] = await server().database.db.select().from(table)
    expect(row).toMatchObject({
      kind: 'fails',
      failedAt: expect.any(Date),
      lastError: expect.stringContaining('no ink'),
    })
    await server().database.db.delete(table)
  })

  it('of a killed process are taken over once their lease has run out', async () => {
    const { db } = server().database
    const runAt = server().clock.now
    await db.insert(table).values({
      kind: 'killed',
      payload: {},
      runAt,
      attempts: 1,
      lockedUntil: new Date(runAt.getTime() + 300_000),
    })
    const jobs = create()
    let runs = 0
    jobs.handle('killed', async () => void runs++)
    await jobs.runDue()
    expect(runs).toBe(0)
    server().clock.advance(300_000)
    await jobs.runDue()
    expect(runs).toBe(1)
  })

  it('exist only if the transaction commits that adds them', async () => {
    const jobs = create()
    const { db } = server().database
    await db
      .transaction(async (tx) => {
        await jobs.add('never', {}, { tx })
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect(await db.$count(table)).toBe(0)
  })

  it('are worked on in the background until stopped', async () => {
    const jobs = create()
    const seen = new Promise<unknown>((resolve) => jobs.handle('background', async (payload) => resolve(payload)))
    jobs.start()
    await jobs.add('background', { image: 'z' })
    expect(await seen).toEqual({ image: 'z' })
    await jobs.stop()
    expect(await server().database.db.$count(table)).toBe(0)
  })

  it('leaves the kinds that are not its own to other processes', async () => {
    const [quick, whole] = [create(), create()]
    const done: string[] = []
    let onMail = () => {}
    const mailed = new Promise<void>((resolve) => {
      onMail = resolve
    })
    for (const jobs of [quick, whole]) {
      jobs.handle('draw', async () => void done.push('draw'))
      jobs.handle('mail', async () => onMail())
    }
    await quick.add('draw', {})
    await quick.add('mail', {})
    quick.start((kind) => kind === 'mail')
    await mailed
    await quick.stop()
    expect(done).toEqual([])
    await whole.runDue()
    expect(done).toEqual(['draw'])
  })
})
