import { atom } from 'jotai'
import type { Reply } from '../../sync/api.ts'
import { signInForAtom } from './modal.ts'
import { type Handling, toHandling } from './problems.ts'
import { notifyAtom } from './toast.ts'

/**
 * Tells the user what became of a call: a message, or the login above the page.
 *
 * @param again goes on with what was meant, once somebody has signed in.
 * @returns how it was taken; null when there was nothing to say.
 */
export const reportProblemAtom = atom(
  null,
  (_get, set, reply: Reply<unknown>, again: () => void = () => {}): Handling | null => {
    const handling = toHandling(reply)
    // Nobody sees a message on the server's first page.
    if (handling === null || typeof document === 'undefined') return handling
    if (handling.kind === 'signInNeeded') set(signInForAtom, 'goOn', again)
    else set(notifyAtom, { kind: 'problem', problem: handling.kind })
    return handling
  },
)
