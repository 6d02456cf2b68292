import { setDamagedAside } from '../../src/sync/outbox/damaged.ts'
import { readSummary } from '../../src/sync/outbox/readViews.ts'
import type { Replay } from '../../src/sync/replay.ts'
import type { ModelServer } from '../builders/modelServer.ts'
import type { Step } from '../builders/modelSteps.ts'
import { MortalProcess } from '../builders/mortalProcess.ts'
import { anna, ben } from '../builders/outbox.ts'
import { aReplayer } from '../builders/replayer.ts'
import type { World } from './modelWorld.ts'

/** Waits for a pass; the clock is advanced for one that meets a hanging request. */
export async function finish(world: World, pass: Promise<unknown>): Promise<void> {
  let done = false
  const ended = pass.finally(() => {
    done = true
  })
  // It may fail before it is awaited.
  ended.catch(() => {})
  for (let turns = 0; !done; turns += 1) {
    await settleTasks()
    if (turns > 50) world.device.clock.advance(1_000)
  }
  await ended
}

export const settleTasks = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A page that opens and ends; its locks end with it. */
export async function die(world: World, { user, after, locks }: Step & { do: 'die' }): Promise<void> {
  const { device, server } = world
  const doomed = new MortalProcess(after)
  const tab = { ...device.open(), ...(locks ? {} : { locks: null }) }
  tab.db.use(doomed.middleware())
  const mortal: ModelServer = Object.assign(Object.create(server), { fetch: doomed.fetch(server.fetch) })
  await finish(world, aReplayer(mortal, tab).pass(user)).catch(() => undefined)
  tab.db.close()
}

/** All faults stop and both users sign in again, one after the other: the queue must drain. */
export async function drain(world: World): Promise<void> {
  const { server, device, replays, frozen } = world
  server.faults = []
  server.network.uploads = []
  // Done by each page at its start.
  await setDamagedAside(device.db)
  for (let round = 0; round < 3; round += 1) {
    for (const who of [anna, ben]) {
      if (round > 0 && (await readSummary(device.db, who)).waiting === 0) continue
      server.cookie = who
      for (let i = 0; i < 4; i += 1) {
        device.clock.advance(3_600_000)
        await finish(world, (replays[i % 3] as Replay).pass(who))
      }
      await (replays[0] as Replay).refreshOwn(who)
    }
  }
  await Promise.all(frozen)
}
