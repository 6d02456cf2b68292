import type { Intent } from '../../src/sync/commands/registry.ts'
import type { FaultName } from '../../test/torture/faults.ts'
import { drawIntent, type Things, toPool } from '../../test/torture/kinds.ts'
import { createRandom } from '../../test/torture/random.ts'

/** An act in a real browser. `passAndKill` kills the browser while a pass is under way. */
export type Act =
  | { do: 'mean'; user: number; intent: Intent }
  | { do: 'pass' | 'passAndKill'; user: number; faults: readonly FaultName[]; afterMs: number }
  | { do: 'signIn'; user: number }
  | { do: 'offline' | 'online' }
  /** The device's clock is set. */
  | { do: 'jump'; ms: number }

/** Time passes by itself here, so nothing that makes the outbox wait for long. */
const faults: readonly FaultName[] = [
  'dropRequest',
  'dropAnswer',
  'dropAnswerFresh',
  'duplicate',
  'delay',
  'reorder',
  'slowUpload',
  'slowUpload',
  'portal',
  'portalRedirect',
  's403xsrf',
  's403other',
  's401',
  's409',
  's422',
  's460',
]

/** Every fourth schedule kills the browser, and every fourth the server, as a function of the seed alone. */
export function toSchedule(seed: number, commands: number, things: Things): Act[] {
  const random = createRandom(seed)
  const pool = toPool(random, things)
  const acts: Act[] = []
  const user = () => random.below(2)
  const killsBrowser = seed % 4 === 0
  const killsServer = seed % 4 === 2
  for (let meant = 0; meant < commands; ) {
    if (random.below(6) === 0) acts.push({ do: random.pick(['offline', 'online']) })
    if (random.below(6) === 0) acts.push({ do: 'jump', ms: random.pick([-691_200_000, -90_000, 90_000, 691_200_000]) })
    if (random.below(3) === 0) acts.push({ do: 'signIn', user: user() })
    for (let left = Math.min(commands - meant, 1 + random.below(8)); left > 0; left -= 1, meant += 1) {
      acts.push({ do: 'mean', user: user(), intent: drawIntent(random, pool) })
    }
    const drawn = Array.from({ length: random.below(4) }, () => random.pick(faults))
    acts.push({ do: 'pass', user: user(), faults: drawn, afterMs: 0 })
  }
  const who = user()
  acts.push({ do: 'online' }, { do: 'signIn', user: who }, { do: 'mean', user: who, intent: drawIntent(random, pool) })
  if (killsBrowser) acts.push({ do: 'passAndKill', user: who, faults: ['delay'], afterMs: random.below(60) })
  if (killsServer) {
    acts.push({ do: 'pass', user: who, faults: [random.pick(['killBefore', 'killAfter'] as const)], afterMs: 0 })
  }
  return acts
}
