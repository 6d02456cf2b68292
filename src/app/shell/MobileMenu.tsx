import { useLocation } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { closeMenuAtom } from '../../atoms/shell/menu.ts'
import { themeAtom } from '../../atoms/shell/theme.ts'
import { appearanceIs, menuLabel, menus, offlineBundle } from '../../texts/shell.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { EntryLink } from './EntryLink.tsx'
import sheet from './MenuSheet.module.css'
import { MenuSheet } from './MenuSheet.tsx'
import styles from './MobileMenu.module.css'

/** The menus on a phone: one open at a time, the browser's own accordion. */
export function MobileMenu() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const theme = useAtomValue(themeAtom)
  const openModal = useSetAtom(modalAtom)
  const close = useSetAtom(closeMenuAtom)
  return (
    <MenuSheet label={menuLabel}>
      {menus.map(({ label, entries }) => (
        <details key={label} name="menue" className={styles.group} open={entries.some((entry) => entry.path === path)}>
          <summary className={styles.summary}>
            {label}
            <Icon name="down" />
          </summary>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.label}>
                <EntryLink entry={entry}>{entry.label}</EntryLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <EntryLink entry={{ path: '/unterwegs' }} className={`${sheet.row} ${styles.first}`}>
        <Icon name="download" />
        {offlineBundle}
      </EntryLink>
      <button
        type="button"
        className={sheet.row}
        onClick={() => {
          close()
          // The dialog gives the focus back there: this row is gone by then.
          document.querySelector<HTMLElement>('[data-menu-toggle="mobile"]')?.focus()
          openModal({ type: 'darkMode' })
        }}
      >
        <Icon name="moon" />
        {appearanceIs(theme)}
      </button>
    </MenuSheet>
  )
}
