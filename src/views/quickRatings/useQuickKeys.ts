import { type RefObject, useEffect, useRef } from 'react'
import { toKeyedValue } from '../../ui/rating/ratingKeys.ts'

export type QuickKeyActs = {
  /** The value on the scale; null when none is chosen. */
  chosen: number | null
  choose: (value: number) => void
  /** Rates with a value and goes on. */
  rate: (value: number) => void
  goOn: () => void
  skip: () => void
  undo: () => void
  watch: () => void
}

/** From where arrows move while nothing is chosen. */
const MIDDLE = 5

/**
 * Keys of the deck. They are heard only while the focus is inside it, so that no letter is taken from anybody else's
 * keys, and a control keeps those that are its own.
 */
export function useQuickKeys(deck: RefObject<HTMLElement | null>, acts: QuickKeyActs): void {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const element = deck.current
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
      if (act(event, latest.current)) event.preventDefault()
    }
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [deck])
}

/** Does what a key means here; false when it is not ours. A key that is held down does it once. */
function act({ key, target, repeat }: KeyboardEvent, acts: QuickKeyActs): boolean {
  const isPress = target instanceof Element && target.closest('button, a') !== null
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const value = toKeyedValue(key, acts.chosen ?? MIDDLE)
    if (value !== null) acts.choose(value)
    return true
  }
  const doOnce = (does: () => void) => {
    if (!repeat) does()
    return true
  }
  if (/^\d$/.test(key)) return doOnce(() => acts.rate(key === '0' ? 10 : Number(key)))
  switch (key) {
    case 'Enter':
      return !isPress && doOnce(acts.goOn)
    case ' ':
      return !isPress && doOnce(acts.skip)
    case 'u':
    case 'U':
    case 'Backspace':
      return doOnce(acts.undo)
    case 'm':
    case 'M':
      return doOnce(acts.watch)
    default:
      return false
  }
}
