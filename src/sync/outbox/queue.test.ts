// @vitest-environment node
import { expect, it } from 'vitest'
import type { CommandKey, UserId } from '#contract/ids.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { film, stars } from '../../../test/builders/replayer.ts'
import { createRandom, type Random } from '../../../test/torture/random.ts'
import { claimAll } from './claim.ts'
import type { Entry } from './entry.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const LATER = NOW + 60_000

const toKey = (seq: number) => `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}` as CommandKey

const aRow = (seq: number, overrides: Partial<Entry> = {}): Entry => ({
  seq,
  key: toKey(seq),
  owner: anna,
  v: 1,
  kind: 'rateTitle',
  lane: `movies/m${seq}`,
  slot: `movies/m${seq}/rating`,
  args: { ...film(`m${seq}`), rating: stars(8) },
  deps: [],
  base: null,
  intentAt: '2026-11-21T11:00:00.000Z',
  state: 'pending',
  attempts: 0,
  nextAt: 0,
  lease: null,
  firstSentAt: null,
  lastError: null,
  ...overrides,
})

const left: readonly Partial<Entry>[] = [
  { state: 'blocked' },
  { state: 'failed' },
  { state: 'review' },
  { nextAt: LATER },
  { state: 'parked', nextAt: LATER },
  { state: 'sending', lease: { id: 'other', until: LATER } },
]

/** So many that stay behind, a few of them in the lanes of what may be sent, which stands behind them. */
function aQueue(random: Random, length: number): Entry[] {
  const lane = () => `movies/m${random.below(40)}`
  const someone = (): UserId => (random.below(4) === 0 ? ben : anna)
  const front = Array.from({ length }, (_one, index) => {
    const isApart = random.below(20) > 0
    return aRow(index + 1, { ...random.pick(left), owner: someone(), ...(isApart ? {} : { lane: lane() }) })
  })
  const back = Array.from({ length: 80 }, (_one, index) => {
    const seq = length + 1 + index
    const needed = random.below(4) === 0 ? [toKey(1 + random.below(seq - 1))] : []
    const isLeft = random.below(5) === 0
    return aRow(seq, { lane: lane(), owner: someone(), deps: needed, ...(isLeft ? random.pick(left) : {}) })
  })
  return [...front, ...back]
}

const waitsStill = ({ state }: Entry) => state === 'pending' || state === 'parked' || state === 'sending'

/** The rules, read plainly: each in its turn, looking at the whole queue. */
function toExpected(queue: readonly Entry[], seqs: readonly number[]): string[] {
  const passed = new Set<number>()
  return seqs.map((seq) => {
    const row = queue.find((one) => one.seq === seq)
    if (row?.owner !== anna || !waitsStill(row)) return 'gone'
    if (row.nextAt > NOW || row.state === 'sending') return 'waits'
    const isBefore = (one: Entry) => one.owner === anna && one.lane === row.lane && one.seq < seq && waitsStill(one)
    if (queue.some((one) => isBefore(one) && !passed.has(one.seq))) return 'waits'
    const needed = queue.filter(({ key }) => row.deps.includes(key))
    if (needed.length > 0 && needed.every(waitsStill)) return 'waits'
    passed.add(seq)
    return needed.length > 0 ? 'gone' : 'claimed'
  })
}

it.each([
  ['hundreds stay', 300],
  ['nothing stays', 0],
])('keeps lanes, dependencies and owners where %s behind at the front', async (_what, length) => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 15; seed += 1) {
    const random = createRandom(seed)
    const queue = aQueue(random, length)
    // As the replayer asks for them: in order, and some may have left meanwhile.
    const asked = queue.map(({ seq }) => seq).filter((seq) => seq > length && random.below(2) === 0)
    const gone = new Set(asked.filter(() => random.below(30) === 0))
    const stored = queue.filter(({ seq }) => !gone.has(seq))
    const device = aDevice()
    await device.db.outbox.bulkAdd(stored)
    const claims = await claimAll(device, anna, asked, false)
    const kinds = claims.map(({ kind }) => kind)
    expect([seed, kinds]).toEqual([seed, toExpected(stored, asked)])
    const sending = (await device.rows()).filter(({ lease }) => lease !== null && lease.id !== 'other')
    expect(sending.map(({ seq }) => seq)).toEqual(asked.filter((_seq, index) => kinds[index] === 'claimed'))
    for (const kind of kinds) seen.add(kind)
  }
  expect([...seen].sort()).toEqual(['claimed', 'gone', 'waits'])
})
