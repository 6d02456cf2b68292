import type { EntryError } from './entry.ts'
import type { ParkReason } from './views.ts'

/** The decision about an entry after an answer. `again`, `pause` and `wait` last so many milliseconds; the key stays. */
export type Verdict =
  | { do: 'done'; answer: unknown }
  /** The thing it unsets is no more. */
  | { do: 'doneAsGone' }
  | { do: 'park'; reason: ParkReason }
  | { do: 'again'; ms: number; error: EntryError }
  | { do: 'pause'; ms: number; error: EntryError }
  /** Refused without effect until a time that the server knows; then it goes by itself. */
  | { do: 'wait'; ms: number; error: EntryError }
  | { do: 'fail'; error: EntryError }
  | { do: 'review'; error: EntryError }
