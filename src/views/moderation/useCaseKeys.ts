import type { KeyboardEvent, RefObject } from 'react'
import type { ModerationCase } from '#contract/moderationQueue.ts'
import type { ModerationAction } from '#contract/moderationWords.ts'

const acts: Readonly<Record<string, ModerationAction>> = { h: 'hide', d: 'dismiss', w: 'warn', b: 'block' }

/**
 * Keys for work in the queue: J and K go on and back, H, D, W, B act, O opens the page. They work only while a case or
 * an element within it has the focus, and never with a modifier or in a text field: no key of a browser or screen
 * reader is taken away (WCAG 2.1.4).
 *
 * @param list the element that contains the cases, in the order of `items`.
 */
export function useCaseKeys(
  list: RefObject<HTMLElement | null>,
  items: readonly ModerationCase[],
  onAct: (shown: ModerationCase, action: ModerationAction) => void,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    if (event.target.matches('input, textarea, select')) return
    const cases = [...(list.current?.children ?? [])] as HTMLElement[]
    const at = cases.findIndex((each) => each.contains(event.target as HTMLElement))
    const shown = items[at]
    if (!shown) return
    const key = event.key.toLowerCase()
    if (key === 'j' || key === 'k') {
      const next = cases[at + (key === 'j' ? 1 : -1)]
      next?.focus()
      next?.scrollIntoView?.({ block: 'nearest' })
    } else if (key === 'o') {
      cases[at]?.querySelector<HTMLElement>('[data-open]')?.click()
    } else {
      const action = toAction(key, shown)
      if (action === null) return
      onAct(shown, action)
    }
    event.preventDefault()
  }
}

/** The action of a key for a case; null where the case has no button for it. For a hidden thing, H restores it. */
function toAction(key: string, shown: ModerationCase): ModerationAction | null {
  const action = acts[key]
  if (action === undefined || !shown.mayAct) return null
  if (action === 'hide') return shown.hidden ? 'restore' : 'hide'
  if (action === 'dismiss') return shown.hidden || shown.flaggers === 0 ? null : 'dismiss'
  return action
}
