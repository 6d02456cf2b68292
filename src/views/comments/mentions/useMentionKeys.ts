import { type RefObject, useEffect, useEffectEvent } from 'react'

type Keys = {
  /** How many there are to choose from; 0 for no list. */
  count: number
  /** The index of the one that Enter takes. */
  active: number
  onMove: (active: number) => void
  onPick: () => void
  onDismiss: () => void
}

/**
 * The keys of a field with names below. Handles them before the form: with the list open, Enter and Escape do not reach
 * the form. The arrows go round.
 */
export function useMentionKeys(field: RefObject<HTMLElement | null>, keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { count, active, onMove, onPick, onDismiss } = keys
    // Enter and arrows that choose among an input method's candidates are not ours, nor is what sends the form.
    if (count === 0 || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const act = {
      ArrowDown: () => onMove((active + 1) % count),
      ArrowUp: () => onMove((active + count - 1) % count),
      Enter: onPick,
      Tab: onPick,
      Escape: onDismiss,
    }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  useEffect(() => {
    const element = field.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [field])
}
