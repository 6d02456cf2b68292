import { Link } from '@tanstack/react-router'
import { useResource } from '../../atoms/core/useResource.ts'
import { citiesRef } from '../../atoms/place/refs.ts'
import { aboutTitle, footerLinks } from '../../texts/footer.ts'
import * as texts from '../../texts/pages/directory.ts'
import { accountLinks, type MenuEntry, menus, signIn } from '../../texts/shell.ts'
import { CityGrid } from './CityGrid.tsx'
import styles from './DirectoryView.module.css'

const account: readonly MenuEntry[] = [
  { label: signIn, path: '/anmelden' },
  { label: texts.registerLabel, path: '/registrieren' },
  { label: accountLinks.profile, path: '/myprofile' },
  { label: accountLinks.watchlist, path: '/my_watchlist' },
  { label: accountLinks.diary, path: '/mein_tagebuch' },
  { label: accountLinks.meetups, path: '/meine_verabredungen' },
  { label: accountLinks.blog, path: '/my_blog' },
  { label: accountLinks.boards, path: '/my_boards' },
  { label: accountLinks.inbox, path: '/inbox' },
  { label: accountLinks.friends, path: '/my_friendships' },
  { label: texts.notificationsLabel, path: '/benachrichtigungen' },
  { label: texts.outboxLabel, path: '/ausstehend' },
  { label: texts.settingsLabel, path: '/konto' },
]

/** The directory of the site: the menus, the account, the pages about us, and the cinemas of every city (F6). */
export function DirectoryView() {
  const cities = useResource(citiesRef)
  const known = cities.state === 'idle' ? [] : (cities.last?.data.items ?? [])
  const groups = [
    ...menus,
    { label: texts.accountTitle, entries: account },
    { label: aboutTitle, entries: footerLinks },
  ]
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.directoryTitle}</h1>
      <p className={styles.lead}>{texts.directoryLead}</p>
      <div className={styles.groups}>
        {groups.map(({ label, entries }) => (
          <section key={label} className={styles.group}>
            <h2>{label}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.label}>
                  <EntryOf entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className={styles.cities}>
        <h2>
          <Link to="/kinos">{texts.citiesTitle}</Link>
        </h2>
        <CityGrid cities={known} />
      </section>
    </div>
  )
}

function EntryOf({ entry }: { entry: MenuEntry & { outside?: boolean } }) {
  if (entry.outside) return <a href={entry.path}>{entry.label}</a>
  return (
    <Link to={entry.path as string} search={entry.search ?? {}}>
      {entry.label}
    </Link>
  )
}
