import { useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/modal.ts'
import { appearance, demoNote, footerAbout, footerLinks, type MenuEntry, menus } from '../../texts/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EntryLink } from './EntryLink.tsx'
import styles from './Footer.module.css'

const columns = menus.filter(({ label }) => label === 'Kino' || label === 'Zuhause')

/** The links about the product, where films can be seen, how the page looks, and what the data is. */
export function Footer() {
  const openModal = useSetAtom(modalAtom)
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <Column title={footerAbout} entries={footerLinks} wide />
        {columns.map(({ label, entries }) => (
          <Column key={label} title={label} entries={entries} />
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        <p className={styles.note}>{demoNote}</p>
        <Button variant="ghost" onClick={() => openModal({ type: 'darkMode' })}>
          <Icon name="moon" size="small" />
          {appearance}
        </Button>
      </div>
    </footer>
  )
}

function Column({ title, entries, wide }: { title: string; entries: readonly MenuEntry[]; wide?: boolean }) {
  return (
    <section data-wide={wide}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <EntryLink entry={entry}>{entry.label}</EntryLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
