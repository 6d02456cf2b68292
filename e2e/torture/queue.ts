import type { Intent } from '../../src/sync/commands/registry.ts'
import { drawFault, type FaultName } from '../../test/torture/faults.ts'
import { drawIntent, type Things, toPool } from '../../test/torture/kinds.ts'
import type { Random } from '../../test/torture/random.ts'

/**
 * The parts of a long queue: evenings of a hundred commands of every kind, each on films of its own and with its own
 * lists, comments and trivia. So entries are coalesced or taken back within an evening, as in real use, and most
 * intents remain. After the last films come the first again, whose lanes then get longer.
 */
const EVENING = 100
const FILMS = 24
/** Every tenth evening belongs to another member on the same device. */
const OTHERS = 10

/** A film for every fourth command, and fewer cinemas than the limit of favourites. */
export const toWorldOptions = (commands: number) => ({
  films: Math.max(2 * FILMS, Math.ceil(commands / 4)),
  cinemas: 40,
})

/** `user` is an index into the members; the queue belongs to the first one. */
export type Evening = { user: number; intents: readonly Intent[] }

export function drawEvening(random: Random, { films, ...others }: Things, nth: number): Evening {
  const first = nth * FILMS
  const seen = Array.from({ length: FILMS }, (_none, index) => films[(first + index) % films.length])
  const pool = toPool(random, { films: seen.filter((film) => film !== undefined), ...others })
  const intents = Array.from({ length: EVENING }, () => drawIntent(random, pool))
  return { user: nth % OTHERS === OTHERS - 1 ? 1 : 0, intents }
}

/** Incidents in addition to the wire's faults; `otherUser`: another member signs in during a pass. */
const incidents = { killBrowser: 5, killServer: 5, offline: 3, otherUser: 3 }
export type Incident = { do: keyof typeof incidents; at: number }

/** `at`: the number of entries that have left the queue by then. In order. */
export function drawIncidents(random: Random, queue: number): Incident[] {
  const names = Object.entries(incidents) as [Incident['do'], number][]
  const drawn = names.flatMap(([name, times]) =>
    Array.from({ length: times }, () => ({ do: name, at: Math.floor(queue * 0.85 * random.next()) })),
  )
  return drawn.sort((a, b) => a.at - b.at)
}

/** Faults for the requests of one pass: about every fourth request has one. */
export const drawLine = (random: Random): (FaultName | undefined)[] =>
  Array.from({ length: 16 }, () => (random.below(4) === 0 ? drawFault(random) : undefined))
