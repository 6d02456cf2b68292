import type { KeyboardEvent } from 'react'
import { type MenuGroup, menuLabel, menus } from '../../texts/shell.ts'
import { belongsTo, usePagePath } from './belongsTo.ts'
import { EntryLink } from './EntryLink.tsx'
import styles from './MainNav.module.css'

/** The six menus of wide screens. They are the browser's popovers: one open at a time, closed by Escape or a click. */
export function MainNav() {
  const path = usePagePath()
  return (
    <nav className={styles.nav} aria-label={menuLabel}>
      <ul className={styles.list} onKeyDown={onKeyDown}>
        {menus.map((menu, index) => (
          <li key={menu.label} data-here={isHere(menu, path) || undefined} className={styles.item}>
            <MenuPopover menu={menu} id={`menu-${index}`} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The arrow keys' ways come with the first of them. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (!key.startsWith('Arrow') || !(target instanceof HTMLElement)) return
  event.preventDefault()
  void import('./moveInMenus.ts').then(({ moveInMenus }) => moveInMenus(key, target, currentTarget))
}

function MenuPopover({ menu, id }: { menu: MenuGroup; id: string }) {
  const [only] = menu.entries
  if (menu.entries.length === 1 && only) {
    return (
      <EntryLink entry={only} className={styles.top}>
        {menu.label}
      </EntryLink>
    )
  }
  return (
    <>
      <button type="button" className={styles.top} popoverTarget={id}>
        {menu.label}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <ul className={styles.entries}>
          {menu.entries.map((entry) => (
            <li key={entry.label}>
              <EntryLink entry={entry} onClick={() => document.getElementById(id)?.hidePopover()}>
                {entry.label}
              </EntryLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** The menu whose first page, or a page below it, is shown. Lists and stars stand in two menus: the first one has them. */
function isHere(menu: MenuGroup, path: string): boolean {
  return menu === menus.find(({ entries }) => entries.some((entry) => belongsTo(path, entry.path)))
}
