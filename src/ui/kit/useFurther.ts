import { useRef } from 'react'

/**
 * Tells the first change of a dialog from the later ones: the first is a step of the history, the later ones take its
 * place, so that one step leads back to where the dialog was opened.
 *
 * @returns a function that answers whether it was called before, since the component was mounted.
 */
export function useFurther(): () => boolean {
  const isFurther = useRef(false)
  return () => {
    const before = isFurther.current
    isFurther.current = true
    return before
  }
}
