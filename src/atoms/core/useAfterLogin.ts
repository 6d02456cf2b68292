import { useSetAtom } from 'jotai'
import { type LoginPurpose, signInForAtom } from './modal.ts'
import type { CommandResult } from './outbox.ts'
import { notifyAtom } from './toast.ts'

/**
 * Carries out a member's intent. A visitor signs in first, and it goes on after that (E2b). When the device cannot
 * store it, a message says so, and nothing looks done.
 *
 * @param purpose the reason that the login gives.
 * @param storageFailed the message when the device cannot store it.
 * @returns whether it was stored.
 */
export function useAfterLogin(
  purpose: LoginPurpose,
  storageFailed: string,
): (act: () => Promise<CommandResult>) => Promise<boolean> {
  const signInFor = useSetAtom(signInForAtom)
  const notify = useSetAtom(notifyAtom)
  return async function attempt(act) {
    const result = await act()
    switch (result) {
      case 'queued':
        return true
      case 'signInNeeded':
        signInFor(purpose, () => void attempt(act))
        return false
      case 'storageFailed':
        notify({ kind: 'error', message: storageFailed })
        return false
      case 'notSent':
        return false
    }
  }
}
