import { focusNearest, toFocusPath } from './focusPath.ts'

/**
 * Keeps the keyboard's place on the page. The focused element may be removed: a form that was saved, a comment that was
 * deleted, a button that has done its work. The browser then focuses nothing, and a screen reader starts at the top;
 * here the focus moves to the nearest part of the page that is left. A view with a better place focuses that itself,
 * before or afterwards.
 *
 * @returns stops it.
 */
export function keepFocus(): () => void {
  let path = toFocusPath(document.activeElement)
  const onFocusIn = () => {
    path = toFocusPath(document.activeElement)
  }
  const onFocusOut = ({ target }: FocusEvent) => {
    // Only what is still there afterwards was left on purpose, say by a click beside it.
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && isFocusLost()) path = []
    })
  }
  const observer = new MutationObserver(() => {
    const [last] = path
    if (last && !last.isConnected && isFocusLost()) focusNearest(path)
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    observer.disconnect()
  }
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body
