import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { toastAtom } from '../../atoms/toast.ts'

const Toasts = lazy(() => import('./Toasts.tsx').then((module) => ({ default: module.Toasts })))

/** Where messages appear; the toast library comes with the first one. */
export function ToastHost() {
  const newest = useAtomValue(toastAtom)
  return <Suspense>{newest && <Toasts newest={newest} />}</Suspense>
}
