import type { UserId } from '#contract/ids.ts'
import type { EnqueueDeps } from '../../src/sync/outbox/enqueue.ts'
import { cursorFact } from '../../src/sync/outbox/meta.ts'
import { createReplay, type Replay } from '../../src/sync/replay.ts'
import { aDevice } from '../builders/outbox.ts'
import { CookieJar, createBrowserFetch } from './browserLike.ts'
import { aRunningClock, createOtherDevice } from './otherDevice.ts'
import { createRandom } from './random.ts'
import type { World } from './world.ts'

/** The interval between two looks at a pass: a pass that waits for a hanging request gets more time. */
const LOOK_MS = 10
/** Short enough that some slow requests still arrive within the device's timeout. */
const STEP_MS = 3_000

/** The device of a schedule with two tabs and a worker, the other devices of its members, and their time. */
export class Stage {
  readonly world: World
  readonly jar = new CookieJar()
  readonly clock = aRunningClock()
  private readonly ends: (() => void)[] = []
  readonly atEnd = (end: () => void) => void this.ends.push(end)
  readonly device = aDevice({ clock: this.clock, atEnd: this.atEnd })
  /** Another device of each member, whose clock is never set and whose requests meet no fault. */
  readonly elsewhere: ReturnType<typeof createOtherDevice>[]
  private readonly tabs: EnqueueDeps[]
  readonly network: ReturnType<typeof createBrowserFetch>
  private readonly replays: Replay[]
  readonly uuid: () => string
  /** The cursor of each owner, for the state that must exist in the end. */
  readonly cursors = new Map<UserId, Awaited<ReturnType<typeof cursorFact.read>>>()

  constructor(world: World, seed: number) {
    this.world = world
    this.uuid = createRandom(seed + 0x5eed).uuid
    const random = createRandom(seed + 1).next
    const tabs = [this.device, this.device.open(), this.device.open()].map((tab) => ({ ...tab, uuid: this.uuid }))
    this.tabs = tabs
    this.network = createBrowserFetch(world.wire.port, this.jar)
    this.elsewhere = world.members.map((member) => createOtherDevice(world, member, this.uuid, this.atEnd))
    this.replays = tabs.map((tab, index) =>
      createReplay({
        fetch: this.network.fetch,
        locks: tab.locks,
        // The worker cannot read cookies.
        readCookie: index === 2 ? null : () => this.jar.header,
        random,
        device: tab,
      }),
    )
  }

  async prepare(): Promise<void> {
    this.world.wire.faults = []
    for (const { db } of this.tabs) await db.open()
    // The server's clock is ahead by the time that earlier schedules took.
    await this.world.server.advance(1_000)
    for (const { id, jar } of this.world.members) {
      this.jar.become(jar)
      await this.replay(0).refreshOwn(id)
      this.cursors.set(id, await cursorFact.read(this.device.db, id))
    }
  }

  /** Lets time pass, on the server first: no intent is in the server's future. */
  async pass(ms: number): Promise<void> {
    await this.world.server.advance(ms)
    for (const { clock } of this.elsewhere) clock.advance(ms)
    this.world.wire.uploads.pass(ms)
    this.clock.advance(ms)
  }

  /** Waits for passes; time passes for those that wait for a hanging request. */
  async finish(passes: readonly Promise<unknown>[]): Promise<void> {
    let done = false
    const ended = Promise.all(passes).finally(() => {
      done = true
    })
    ended.catch(() => {})
    for (;;) {
      await Promise.race([ended.catch(() => {}), new Promise((resolve) => setTimeout(resolve, LOOK_MS))])
      if (done) break
      if (this.world.wire.onlyHangs) await this.pass(STEP_MS)
    }
    await ended
    // A killed server runs again before the next request.
    await this.world.revive()
  }

  dispose(): void {
    this.network.close()
    for (const end of this.ends) end()
  }

  member(index: number): UserId {
    const member = this.world.members[index]
    if (!member) throw new Error(`there is no member ${index}`)
    return member.id
  }

  tab(index: number): EnqueueDeps {
    const tab = this.tabs[index]
    if (!tab) throw new Error(`there is no tab ${index}`)
    return tab
  }

  replay(index: number): Replay {
    const replay = this.replays[index]
    if (!replay) throw new Error(`there is no tab ${index}`)
    return replay
  }
}
