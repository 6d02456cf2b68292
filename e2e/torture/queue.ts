import type { Intent } from '../../src/sync/commands/registry.ts'
import { drawFault, type FaultName } from '../../test/torture/faults.ts'
import { drawIntent, type Things, toPool } from '../../test/torture/kinds.ts'
import type { Random } from '../../test/torture/random.ts'

/**
 * What a long queue is made of: evenings of a hundred commands of every kind, each on its own films and with lists,
 * comments and facts of its own. So what coalesces or is taken back is of the same evening, as it is with people, and
 * most of what is meant stays. The last films are followed by the first again, whose lanes then get longer.
 */
const EVENING = 100
const FILMS = 24
/** Every tenth evening is another member's on the same device. */
const OTHERS = 10

/** A film for every fourth command, and fewer cinemas than one may have as favourites. */
export const toWorldOptions = (commands: number) => ({
  films: Math.max(2 * FILMS, Math.ceil(commands / 4)),
  cinemas: 40,
})

/** `user` is an index into the members; the queue is the first one's. */
export type Evening = { user: number; intents: readonly Intent[] }

export function drawEvening(random: Random, { films, cinemas }: Things, nth: number): Evening {
  const first = nth * FILMS
  const seen = Array.from({ length: FILMS }, (_none, index) => films[(first + index) % films.length])
  const pool = toPool(random, { films: seen.filter((film) => film !== undefined), cinemas })
  const intents = Array.from({ length: EVENING }, () => drawIntent(random, pool))
  return { user: nth % OTHERS === OTHERS - 1 ? 1 : 0, intents }
}

/** Besides the wire's faults; `otherUser`: the cookie becomes somebody else's in the middle of a pass. */
const incidents = { killBrowser: 5, killServer: 5, offline: 3, otherUser: 3 }
export type Incident = { do: keyof typeof incidents; at: number }

/** `at`: once so many have left the queue. In order. */
export function drawIncidents(random: Random, queue: number): Incident[] {
  const names = Object.entries(incidents) as [Incident['do'], number][]
  const drawn = names.flatMap(([name, times]) =>
    Array.from({ length: times }, () => ({ do: name, at: Math.floor(queue * 0.85 * random.next()) })),
  )
  return drawn.sort((a, b) => a.at - b.at)
}

/** For the requests of one pass: about every fourth meets a fault. */
export const drawLine = (random: Random): (FaultName | undefined)[] =>
  Array.from({ length: 16 }, () => (random.below(4) === 0 ? drawFault(random) : undefined))
