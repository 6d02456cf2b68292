import fc from 'fast-check'
import { it } from 'vitest'
import { type Step, step } from '../builders/modelSteps.ts'
import { act } from './modelActs.ts'
import { drain } from './modelPasses.ts'
import { checkPromises } from './modelPromises.ts'
import { aWorld } from './modelWorld.ts'

/** Files that share the runs of `npm test`, so that both cores have work. */
const SHARDS = 4
const RUNS = Math.ceil(Number(process.env.OUTBOX_RUNS ?? 600) / SHARDS)
const STEPS = Number(process.env.OUTBOX_STEPS ?? 60)
const SEED = process.env.OUTBOX_SEED === undefined ? undefined : Number(process.env.OUTBOX_SEED)

const upTo = (maxLength: number) => fc.array(step, { minLength: Math.min(5, maxLength), maxLength, size: 'max' })
/** Most faults need few acts; the torture run takes longer and draws every length equally often. */
const steps =
  process.env.OUTBOX_LONG === undefined
    ? fc.oneof({ weight: 4, arbitrary: upTo(Math.ceil(STEPS / 4)) }, { weight: 1, arbitrary: upTo(STEPS) })
    : upTo(STEPS)

/**
 * The outbox against its model, under random acts and faults (docs/OUTBOX.md, Tests, 1). `OUTBOX_RUNS` (of all shards),
 * `OUTBOX_STEPS` and `OUTBOX_SEED` repeat or deepen a run.
 *
 * @param shard the number of the file, from 1: each draws from seeds of its own.
 */
export function testOutboxModel(shard: number): void {
  const seed = SEED === undefined ? undefined : SEED * SHARDS + shard
  it(
    `keeps every promise of the outbox under any order of acts and faults (${shard} of ${SHARDS})`,
    async () => {
      await fc.assert(fc.asyncProperty(steps, live), {
        numRuns: RUNS,
        ...(seed === undefined ? {} : { seed }),
        verbose: 0,
      })
    },
    RUNS * 3_000,
  )
}

async function live(steps: readonly Step[]): Promise<void> {
  const world = aWorld()
  // An opening that times out fails, which is not the subject of this test.
  for (const { db } of world.tabs) await db.open()
  for (const one of steps) await act(world, one)
  await drain(world)
  await checkPromises(world)
  for (const { db } of world.tabs) db.close()
}
