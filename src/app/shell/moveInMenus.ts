/**
 * Arrow keys in the row of menus: sideways from menu to menu, down into one (which opens it), up and down inside, and
 * up from its first link back to its button. Tab and Escape are the browser's own.
 *
 * @param target the element with the focus.
 * @param list the row; its children are the menus.
 */
export function moveInMenus(key: string, target: HTMLElement, list: Element): void {
  const items = [...list.children]
  const item = items.find((child) => child.contains(target))
  if (item) toNext(key, target, item, items)?.focus()
}

function toNext(key: string, target: HTMLElement, item: Element, items: Element[]): HTMLElement | null | undefined {
  const top = (of: Element | undefined) => of?.querySelector<HTMLElement>('button, a')
  const panel = item.querySelector<HTMLElement>('[popover]')
  const links = [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])]
  const isInside = panel?.contains(target) ?? false
  switch (key) {
    case 'ArrowDown':
      if (!isInside) panel?.showPopover()
      return links[isInside ? links.indexOf(target) + 1 : 0]
    case 'ArrowUp':
      return isInside ? (links[links.indexOf(target) - 1] ?? top(item)) : null
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = key === 'ArrowRight' ? 1 : -1
      const neighbour = items.at((items.indexOf(item) + step) % items.length)
      if (isInside) panel?.hidePopover()
      return top(neighbour)
    }
    default:
      return null
  }
}
