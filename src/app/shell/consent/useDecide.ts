import { useSetAtom, useStore } from 'jotai'
import type { Vendor } from '../../../atoms/consent/consent.ts'
import { decideConsentAtom } from '../../../atoms/consent/consentDevice.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import { notifyAtom } from '../../../atoms/core/toast.ts'
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
