import * as z from 'zod/mini'
import { ENTRY_VERSION, Entry, type EntryState } from './entry.ts'

/** The fields that a stored row has in every version. */
const Face = z.looseObject({
  seq: z.int(),
  owner: z.string(),
  v: z.int(),
  kind: z.string(),
  lane: z.string(),
  state: z.string(),
})

/**
 * A stored row as this version understands it.
 *
 * - `newer`: written by a newer version of the app (a page beside an old worker). This version does not change it.
 * - `unreadable`: damaged. It is neither sent nor dropped; the user may discard it.
 */
export type ReadRow =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'newer'; seq: number; of: string; waits: boolean }
  | { kind: 'unreadable'; seq: number; row: unknown }

/** Parses a stored row, migrating it from an older version. */
export function readRow(row: unknown): ReadRow {
  const face = z.safeParse(Face, row)
  if (!face.success) return { kind: 'unreadable', seq: toSeq(row), row }
  const { seq, v, kind, state } = face.data
  if (v > ENTRY_VERSION) return { kind: 'newer', seq, of: kind, waits: isWaiting(state) }
  const entry = z.safeParse(Entry, migrate(face.data))
  return entry.success ? { kind: 'entry', entry: entry.data } : { kind: 'unreadable', seq, row }
}

/** The entries among stored rows, as this version understands them. */
export const toEntries = (rows: readonly unknown[]): Entry[] =>
  rows.map(readRow).flatMap((row) => (row.kind === 'entry' ? [row.entry] : []))

/** In these an entry is sent no more unless its owner decides. */
export const decidedStates = ['failed', 'blocked', 'review'] as const satisfies readonly EntryState[]

/**
 * Will this still be sent? A state that only a newer version knows counts as waiting: order is worth more than speed.
 */
export const isWaiting = (state: string): boolean => !decidedStates.some((each) => each === state)

function migrate(row: z.infer<typeof Face>): unknown {
  return row.v === 0 ? fromV0(row) : row
}

/** Version 0 knew neither dependencies, leases nor when an entry first left: one that was tried may have left. */
function fromV0(row: z.infer<typeof Face>): unknown {
  const tried = row.state === 'sending' || Number(row.attempts ?? 0) > 0
  return {
    attempts: 0,
    nextAt: 0,
    base: null,
    ...row,
    v: 1,
    deps: [],
    state: row.state === 'sending' ? 'pending' : row.state,
    lease: null,
    firstSentAt: tried ? Date.parse(String(row.intentAt)) : null,
    lastError: null,
  }
}

function toSeq(row: unknown): number {
  const seq = typeof row === 'object' && row !== null && 'seq' in row ? row.seq : undefined
  return typeof seq === 'number' ? seq : -1
}
