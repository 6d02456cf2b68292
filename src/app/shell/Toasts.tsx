import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { toast as show, useToaster } from 'react-hot-toast/headless'
import { ownerAtom } from '../../atoms/core/session.ts'
import { isQuestion, type Toast, toastAtom } from '../../atoms/core/toast.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './Toasts.module.css'

/** The time that a toast stays in the page after it was closed, for its animation. */
const REMOVE_MS = 250

/**
 * The newest toast, with our own markup: the library's styled one injects styles that the content policy forbids. The
 * library keeps the clock, which stands while a pointer or the focus is on a toast. A popover, because only those stand
 * above an open dialog.
 */
export function Toasts({ newest }: { newest: Toast }) {
  const ref = useRef<HTMLDivElement>(null)
  const { toasts, handlers } = useToaster()
  const owner = useAtomValue(ownerAtom)
  const setToast = useSetAtom(toastAtom)
  // A question of one member is none for the next: it names private things, and its answer would act for another.
  const isForeign = isQuestion(newest) && newest.owner !== owner

  useEffect(() => {
    if (!isForeign) return
    show.remove()
    setToast(null)
  }, [isForeign, setToast])

  useEffect(() => {
    if (isForeign) return
    raise(ref.current)
    show.remove()
    show((shown) => <ToastCard toast={newest} onDismiss={() => show.dismiss(shown.id)} />, {
      id: String(newest.id),
      duration: newest.duration === 0 ? Number.POSITIVE_INFINITY : newest.duration,
      removeDelay: REMOVE_MS,
    })
  }, [newest, isForeign])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, only the clock stops
    <div
      ref={ref}
      className={styles.toasts}
      data-position={newest.position ?? 'tr'}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {(isForeign ? [] : toasts).map((toast) => (
        <div key={toast.id} className={styles.toast} data-leaving={!toast.visible || undefined}>
          {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
        </div>
      ))}
    </div>
  )
}

/** Each new toast goes above whatever dialog opened since the last. */
function raise(element: HTMLElement | null): void {
  if (!element?.showPopover) return
  element.popover = 'manual'
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}
