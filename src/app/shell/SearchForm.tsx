import { search, searchPlaceholder } from '../../texts/shell.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SearchForm.module.css'

/** Asks `/suche?q=…` by a plain GET, so that it works before and without any script. */
export function SearchForm() {
  return (
    <search>
      <form action="/suche" method="get" className={styles.form}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          required
          className={styles.input}
          placeholder={searchPlaceholder}
          aria-label={search}
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
