import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Tooltip.module.css'

type TooltipProps = {
  id: string
  /** Whether this tooltip is shown; the caller decides which one is. */
  open: boolean
  onShow: () => void
  onHide: () => void
  text: string
  /** The element that the text describes; it takes the attribute that refers to the text. */
  children: (trigger: { 'aria-describedby': string | undefined }) => ReactNode
}

/**
 * A short text beside an element: while a pointer is over it or the keyboard's focus is on it, or after a tap. Escape
 * and a tap elsewhere hide it.
 */
export function Tooltip({ id, open, onShow, onHide, text, children }: TooltipProps) {
  const place = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  /** The kind of pointer that is down; a focus that it causes is not the keyboard's. */
  const pressedBy = useRef<string | null>(null)

  useEffect(() => {
    if (!open) return
    const popover = tip.current
    popover?.showPopover()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onHide()
    }
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) onHide()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      if (popover?.isConnected) popover.hidePopover()
    }
  }, [open, onHide])
  // An unmounted tooltip is no longer the one that is shown.
  useEffect(() => onHide, [onHide])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices what happens to the control inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is the focus
    <span
      ref={place}
      className={styles.place}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onShow()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onHide()}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType
      }}
      onPointerCancel={() => {
        pressedBy.current = null
      }}
      onFocus={() => pressedBy.current === null && onShow()}
      onBlur={() => {
        pressedBy.current = null
        onHide()
      }}
      onClick={() => {
        if (pressedBy.current === 'touch') open ? onHide() : onShow()
        pressedBy.current = null
      }}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      <span ref={tip} id={id} popover="manual" role="tooltip" className={styles.tip}>
        {text}
      </span>
    </span>
  )
}
