import { atom } from 'jotai'
import type { Reply } from '../../sync/api.ts'
import { signInForAtom } from './modal.ts'
import { type Handling, toHandling } from './problems.ts'
import { notifyAtom } from './toast.ts'

/**
 * Tells the user the result of a failed call: a message, or the login above the page.
 *
 * @param again repeats the call after the next sign-in.
 * @returns how it was handled; null when there was nothing to tell.
 */
export const reportProblemAtom = atom(
  null,
  (_get, set, reply: Reply<unknown>, again: () => void = () => {}): Handling | null => {
    const handling = toHandling(reply)
    // The server's first page has no place for a message.
    if (handling === null || typeof document === 'undefined') return handling
    if (handling.kind === 'signInNeeded') set(signInForAtom, 'goOn', again)
    else set(notifyAtom, { kind: 'problem', problem: handling.kind })
    return handling
  },
)
