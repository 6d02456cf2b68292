import { useSetAtom, useStore } from 'jotai'
import type { Vendor } from '../../../atoms/consent.ts'
import { decideConsentAtom } from '../../../atoms/consentDevice.ts'
import { clockAtom } from '../../../atoms/context.ts'
import { notifyAtom } from '../../../atoms/toast.ts'
import { choiceSaved } from '../../../texts/consent.ts'

/** Decides who is allowed, and says that it holds. */
export function useDecide(): (allowed: readonly Vendor[]) => void {
  const store = useStore()
  const notify = useSetAtom(notifyAtom)
  return (allowed) => {
    store.set(decideConsentAtom, allowed, store.get(clockAtom).now())
    notify({ kind: 'success', message: choiceSaved })
  }
}
