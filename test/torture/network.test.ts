import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { prepareWorldTemplate } from '../demoWorld.ts'
import { copyDatabase, WORLD } from '../postgres.ts'
import { noVerdicts } from './judge.ts'
import { tortureNetwork } from './network.ts'
import { isBuilt } from './serverProcess.ts'
import { createWorld, type World } from './world.ts'

const SCHEDULES = 10
const SEED = Number(process.env.OUTBOX_SEED ?? 1)

if (!isBuilt())
  console.warn('\nThe server is not built (npm run build): the outbox on a faulty network was LEFT OUT.\n')

/** Level 3 of docs/OUTBOX.md, small: `npm run torture -- --level 3` runs it whole. */
describe.skipIf(inject('postgresUrl') === null || !isBuilt())('the outbox on a faulty network', () => {
  let world: World
  let dropDatabase: () => Promise<void>

  beforeAll(async () => {
    const admin = inject('postgresUrl') ?? ''
    await prepareWorldTemplate(admin)
    const { url, drop } = await copyDatabase(admin, WORLD)
    dropDatabase = drop
    world = await createWorld(url)
  })
  afterAll(async () => {
    await world?.dispose()
    await dropDatabase?.()
  })

  it('loses nothing, doubles nothing and keeps the order while the server is real and is killed', async () => {
    const told: string[] = []
    const plan = { seed: SEED, schedules: SCHEDULES, commands: 40, killEvery: 5 }
    const report = await tortureNetwork(world, plan, (line) => told.push(line))
    expect(report.verdicts, told.join('\n')).toEqual(noVerdicts())
    expect(report).toMatchObject({ schedules: SCHEDULES, kills: SCHEDULES / 5 })
    expect(report.faults.size).toBeGreaterThan(12)
  }, 300_000)
})
