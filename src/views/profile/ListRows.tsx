import { Link } from '@tanstack/react-router'
import type { List } from '#contract/lists.ts'
import * as texts from '../../texts/profile.ts'
import { Poster } from '../../ui/kit/Poster.tsx'
import styles from './Rows.module.css'

type ListRowsProps = {
  items: readonly (Pick<List, 'id' | 'name' | 'itemsCount' | 'posters'> & { diggs_count?: number })[]
}

/** A member's lists, each with the posters of its first titles. */
export function ListRows({ items }: ListRowsProps) {
  return (
    <ul className={styles.rows}>
      {items.map(({ id, name, itemsCount, diggs_count, posters }) => (
        <li key={id} className={styles.list}>
          <span className={styles.posters} aria-hidden="true">
            {posters.slice(0, 3).map((poster) => (
              <span key={poster.id} className={styles.poster}>
                <Poster image={poster} title="" sizes="44px" decorative />
              </span>
            ))}
          </span>
          <div>
            <Link to="/liste/$permalink" params={{ permalink: id }} className={styles.link}>
              {name}
            </Link>
            <p className={styles.note}>
              {[texts.titles(itemsCount), ...(diggs_count ? [texts.diggs(diggs_count)] : [])].join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
