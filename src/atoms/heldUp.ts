import { type Atom, atom } from 'jotai'
import { outboxEntriesAtom } from './outbox.ts'

/** `tooFast`: the server has asked for a pause (429); `trouble`: it can do nothing just now (503). */
export type HeldUp = 'tooFast' | 'trouble'

/** Why nothing leaves though the server answers; null where nothing is known against it. */
export const heldUpAtom: Atom<HeldUp | null> = atom((get) => {
  const waiting = (get(outboxEntriesAtom) ?? []).flatMap((row) =>
    // Where only one kind has to wait, all else leaves.
    row.row === 'entry' && row.entry.state === 'pending' && row.entry.lastError?.code !== 'quota_full'
      ? [row.entry.lastError?.status]
      : [],
  )
  if (waiting.includes(429)) return 'tooFast'
  return waiting.includes(503) ? 'trouble' : null
})
