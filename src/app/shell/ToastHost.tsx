import { useAtomValue } from 'jotai'
import { isUrgent, toastAtom } from '../../atoms/core/toast.ts'

import { lazyPart } from './lazyPart.tsx'

const Toasts = lazyPart(() => import('./Toasts.tsx').then((module) => module.Toasts))

/**
 * Where messages appear; the toast library comes with the first one. The two live regions stand from the start, empty:
 * screen readers announce what comes into a region they know, once, and not always what brings its own.
 */
export function ToastHost() {
  const newest = useAtomValue(toastAtom)
  const urgent = newest !== null && isUrgent(newest)
  return (
    <>
      <div aria-live="polite">{newest && !urgent && <Toasts newest={newest} />}</div>
      <div aria-live="assertive">{newest && urgent && <Toasts newest={newest} />}</div>
    </>
  )
}
