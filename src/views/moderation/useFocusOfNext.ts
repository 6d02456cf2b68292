import { type RefObject, useEffect, useRef } from 'react'

/**
 * What was dealt with leaves the list, and the focus with it: it goes on to the case that has come to its place, so that
 * whoever works with the keyboard stays in the list.
 *
 * @param isFree nothing lies above the list any more.
 * @returns remembers the place of what was dealt with; -1 for none.
 */
export function useFocusOfNext(list: RefObject<HTMLElement | null>, items: readonly { id: string }[], isFree: boolean) {
  const place = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is listed
  useEffect(() => {
    const cases = list.current?.children
    if (!isFree || place.current === -1 || !cases) return
    // Something else on the page has got the focus meanwhile.
    if (document.activeElement?.contains(list.current) === false) return
    const next = cases[Math.min(place.current, cases.length - 1)]
    if (next instanceof HTMLElement) next.focus()
    place.current = -1
  }, [list, items, isFree])
  return (at: number) => {
    place.current = at
  }
}
