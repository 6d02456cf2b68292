import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { close as closeLabel } from '../../texts/common.ts'
import styles from './Dialog.module.css'
import { focusNearest, toFocusPath } from './focusPath.ts'
import { IconButton } from './IconButton.tsx'
import { prefersReducedMotion } from './prefersReducedMotion.ts'

type DialogProps = {
  label: string
  /** The id of what is read out with the label. */
  describedBy?: string | undefined
  width?: 'login' | 'wide'
  /** Keeps one height while its content grows and shrinks. */
  isTall?: boolean
  /** Its head is a picture: what stands on it is light. */
  onPicture?: boolean
  /** Closes it from outside, with the same animation. */
  isClosing?: boolean
  /** Called when the user closes it, before the animation. */
  onClosing?: () => void
  /** Called once the closing animation is over. */
  onClosed: () => void
  children: ReactNode
}

/** The duration of the closing animation, in milliseconds; `--d-modal` in the tokens. */
const CLOSING_MS = 300

/**
 * A modal dialog on the browser's own: focus stays inside and returns to where it was, or near it where that is gone;
 * the page behind does not scroll. It opens as it is mounted and closes by its icon, the background, Escape, or a form
 * with `method="dialog"`. A sheet from below on phones.
 */
export function Dialog(props: DialogProps) {
  const { label, width = 'wide', isTall, onPicture = false, isClosing = false, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLDivElement>(null)
  const [isLeft, setLeft] = useState(false)
  const closing = isLeft || isClosing

  useLayoutEffect(() => {
    const dialog = ref.current
    const path = toFocusPath(document.activeElement)
    holdPage()
    if (dialog && !dialog.open) dialog.showModal()
    // Nothing of the content can be focused, yet or at all: a dialog does not begin at its way out.
    if (closeButton.current?.contains(document.activeElement)) dialog?.focus()
    return () => {
      dialog?.close()
      releasePage()
      focusNearest(path)
    }
  }, [])

  const onClosed = useEffectEvent(props.onClosed)
  useEffect(() => {
    if (!closing) return undefined
    const timer = setTimeout(onClosed, prefersReducedMotion() ? 0 : CLOSING_MS)
    return () => clearTimeout(timer)
  }, [closing])

  const close = () => {
    if (closing) return
    setLeft(true)
    props.onClosing?.()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key; the background is a mouse's way out
    <dialog
      ref={ref}
      className={styles.dialog}
      data-width={width}
      data-tall={isTall}
      data-closing={closing || undefined}
      aria-label={label}
      aria-describedby={props.describedBy}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onSubmit={(event) => {
        if (event.target instanceof HTMLFormElement && event.target.method === 'dialog') {
          event.preventDefault()
          close()
        }
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className={styles.body}>
        {children}
        <div ref={closeButton} className={styles.close} data-scheme={onPicture ? 'dark' : undefined}>
          <IconButton icon="x" label={closeLabel} onClick={close} />
        </div>
      </div>
    </dialog>
  )
}

/** The page behind does not scroll; where its scroll bar took room, the room stays, so that nothing moves. */
function holdPage(): void {
  const { style, clientWidth } = document.documentElement
  if (style.overflow !== 'hidden' && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
}

/** Once no other dialog is open. */
function releasePage(): void {
  if (document.querySelector('dialog[open]')) return
  const { style } = document.documentElement
  style.overflow = ''
  style.scrollbarGutter = ''
}
