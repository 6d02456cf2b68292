import type { FooterEntry } from '../../texts/footer.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { EntryLink } from './EntryLink.tsx'
import styles from './FooterColumn.module.css'

type FooterColumnProps = { title: string; entries: readonly FooterEntry[]; wide?: boolean }

/**
 * A column of links. On phones its title opens it and closes the others: details of one name are the browser's own
 * accordion. Wide screens show it open and its title as a plain heading. Without entries there is none.
 */
export function FooterColumn({ title, entries, wide }: FooterColumnProps) {
  if (entries.length === 0) return null
  return (
    <section data-wide={wide} className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <details name="footer" className={styles.fold}>
        <summary className={styles.summary}>
          {title}
          <Icon name="down" size="small" />
        </summary>
        <ul className={styles.links}>
          {entries.map((entry) => (
            <li key={entry.path}>
              {entry.outside ? (
                <a href={entry.path}>{entry.label}</a>
              ) : (
                <EntryLink entry={entry}>{entry.label}</EntryLink>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
