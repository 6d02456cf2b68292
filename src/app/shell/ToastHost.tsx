import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { isUrgent, toastAtom } from '../../atoms/toast.ts'

const Toasts = lazy(() => import('./Toasts.tsx').then((module) => ({ default: module.Toasts })))

/**
 * Where messages appear; the toast library comes with the first one. The two live regions stand from the start, empty:
 * screen readers announce what comes into a region they know, once, and not always what brings its own.
 */
export function ToastHost() {
  const newest = useAtomValue(toastAtom)
  const urgent = newest !== null && isUrgent(newest)
  return (
    <>
      <div aria-live="polite">
        {newest && !urgent && (
          <Suspense>
            <Toasts newest={newest} />
          </Suspense>
        )}
      </div>
      <div aria-live="assertive">
        {newest && urgent && (
          <Suspense>
            <Toasts newest={newest} />
          </Suspense>
        )}
      </div>
    </>
  )
}
