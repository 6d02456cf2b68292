import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the next case, once a case that was decided has left the list: the next case has its place then,
 * and keyboard users stay in the list.
 *
 * @param isFree no dialog is open above the list any more.
 * @returns a function that remembers the place of the decided case; -1 for none.
 */
export function useFocusOfNext(list: RefObject<HTMLElement | null>, items: readonly { id: string }[], isFree: boolean) {
  const place = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is listed
  useEffect(() => {
    const cases = list.current?.children
    if (!isFree || place.current === -1 || !cases) return
    // Another element of the page has got the focus meanwhile.
    if (document.activeElement?.contains(list.current) === false) return
    const next = cases[Math.min(place.current, cases.length - 1)]
    if (next instanceof HTMLElement) next.focus()
    place.current = -1
  }, [list, items, isFree])
  return (at: number) => {
    place.current = at
  }
}
