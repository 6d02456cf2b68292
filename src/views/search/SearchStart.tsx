import { Link } from '@tanstack/react-router'
import * as texts from '../../texts/search.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import styles from './SearchStart.module.css'

/** Before anything was typed: what the search can do, and where else to look. */
export function SearchStart() {
  return (
    <>
      <p className={styles.lead}>{texts.startLead}</p>
      <RecentSearches />
      <section className={styles.section}>
        <h2 className={styles.heading}>{texts.triesTitle}</h2>
        <ul className={styles.tries}>
          {texts.tries.map(({ query, hint }) => (
            <li key={query}>
              <Link to="/suche" search={{ q: query }} preload={false} className={styles.try}>
                <Icon name="search" size="small" />
                <span>
                  <b className={styles.query}>{query}</b>
                  <span className={styles.hint}>{hint}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Browse />
    </>
  )
}

/** The ways through the catalogue that need no text. */
export function Browse() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{texts.browseTitle}</h2>
      <div className={styles.ways}>
        {texts.browse.map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="ghost">
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
