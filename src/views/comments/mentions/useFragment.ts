import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Fragment, toFragment } from './toFragment.ts'

/**
 * The name that is being typed in a field. It begins with a key, not by moving the caret to it, and ends once the caret
 * or the focus is elsewhere.
 *
 * @returns the fragment and a function that dismisses it: then there is none until another `@` is typed.
 */
export function useFragment(field: RefObject<HTMLTextAreaElement | null>) {
  const [fragment, setFragment] = useState<Fragment | null>(null)
  /** The position of the `@` whose suggestions were dismissed. */
  const dismissed = useRef<number | null>(null)
  useEffect(() => {
    const element = field.current
    if (!element) return
    const follow = (isTyped: boolean) => {
      const { value, selectionStart, selectionEnd } = element
      const isHere = document.activeElement === element && selectionStart === selectionEnd
      const next = isHere ? toFragment(value, selectionStart) : null
      if (next?.start !== dismissed.current) dismissed.current = null
      const isLeft = next === null || dismissed.current !== null
      setFragment((before) => {
        if (isLeft) return null
        if (before?.start === next.start && before.typed === next.typed) return before
        return isTyped || before?.start === next.start ? next : null
      })
    }
    const onInput = () => follow(true)
    const onMove = () => follow(false)
    const onLeave = () => setFragment(null)
    element.addEventListener('input', onInput)
    for (const type of ['keyup', 'click', 'select'] as const) element.addEventListener(type, onMove)
    element.addEventListener('blur', onLeave)
    // Text that was typed before this code was loaded counts as well.
    follow(true)
    return () => {
      element.removeEventListener('input', onInput)
      for (const type of ['keyup', 'click', 'select'] as const) element.removeEventListener(type, onMove)
      element.removeEventListener('blur', onLeave)
    }
  }, [field])
  const dismiss = useCallback((from: Fragment) => {
    dismissed.current = from.start
    setFragment(null)
  }, [])
  return { fragment, dismiss }
}
