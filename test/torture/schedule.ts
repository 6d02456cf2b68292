import type { Intent } from '../../src/sync/commands/registry.ts'
import { drawFaults, type FaultName } from './faults.ts'
import { drawIntent, type Things, toPool } from './kinds.ts'
import { createRandom } from './random.ts'

/** One act of a schedule. `user` is an index into the members, `tab` into the device's tabs (2 is the worker). */
export type Act =
  | { do: 'mean'; user: number; tab: number; intent: Intent }
  | { do: 'pass'; user: number; tabs: readonly number[]; hurry: boolean }
  | { do: 'workerSync' }
  | { do: 'signIn'; user: number | null }
  | { do: 'newToken' }
  | { do: 'faults'; faults: readonly FaultName[] }
  | { do: 'advance'; ms: number }
  /** The device's clock is set. */
  | { do: 'jump'; ms: number }
  /** Another device of the member acts. */
  | { do: 'elsewhere'; user: number; intent: Intent }
  | { do: 'retry' | 'discard'; user: number; nth: number }

export type ScheduleOptions = { commands: number; kill: boolean; things: Things }

/**
 * Everything that happens, in order: a function of the seed and the options alone. Other devices act in its first half
 * and clocks are set in its second one: from then on nobody knows the order of intents on two devices.
 */
export function toSchedule(seed: number, { commands, kill, things }: ScheduleOptions): Act[] {
  const random = createRandom(seed)
  const pool = toPool(random, things)
  const acts: Act[] = []
  const user = () => random.below(2)
  let meant = 0
  const killAt = kill ? 5 + random.below(Math.max(1, commands - 20)) : -1
  while (meant < commands) {
    switch (
      random.weighted({
        mean: 10,
        pass: 3,
        workerSync: 1,
        signIn: 2,
        newToken: 1,
        faults: 5,
        advance: 2,
        elsewhere: meant < commands / 2 ? 2 : 0,
        jump: meant < commands / 2 ? 0 : 1,
        retry: 1,
        discard: 1,
      })
    ) {
      case 'mean':
        // In bursts, as people click.
        for (let left = Math.min(commands - meant, 1 + random.below(5)); left > 0; left -= 1) {
          acts.push({ do: 'mean', user: user(), tab: random.below(2), intent: drawIntent(random, pool) })
          meant += 1
          if (meant !== killAt) continue
          const fault = random.pick(['killBefore', 'killAfter'] as const)
          const who = user()
          acts.push({ do: 'faults', faults: [fault] }, { do: 'signIn', user: who }, { do: 'advance', ms: 3_600_000 })
          acts.push({ do: 'pass', user: who, tabs: [0], hurry: true })
        }
        break
      case 'pass':
        acts.push({
          do: 'pass',
          user: user(),
          tabs: random.pick([[0], [1], [0, 1], [0, 1, 2]]),
          hurry: random.below(2) === 0,
        })
        break
      case 'workerSync':
        acts.push({ do: 'workerSync' })
        break
      case 'signIn':
        acts.push({ do: 'signIn', user: random.pick([0, 1, null]) })
        break
      case 'newToken':
        acts.push({ do: 'newToken' })
        break
      case 'faults':
        acts.push({ do: 'faults', faults: drawFaults(random, 8) })
        break
      case 'advance':
        acts.push({ do: 'advance', ms: random.pick([500, 5_000, 21_000, 61_000, 300_000]) })
        break
      case 'elsewhere':
        acts.push({ do: 'elsewhere', user: user(), intent: drawIntent(random, pool) })
        break
      case 'jump':
        acts.push({ do: 'jump', ms: random.pick([-691_200_000, -90_000, 90_000, 691_200_000]) })
        break
      case 'retry':
        acts.push({ do: 'retry', user: user(), nth: random.below(5) })
        break
      case 'discard':
        acts.push({ do: 'discard', user: user(), nth: random.below(5) })
        break
    }
  }
  return acts
}
