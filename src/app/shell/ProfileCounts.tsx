import type { RegisteredUser } from '#contract/session.ts'
import { countComments, countFilms, countLists, countSeries } from '../../texts/shell.ts'
import { toCount } from '../../ui/kit/format.ts'
import { EntryLink } from './EntryLink.tsx'
import styles from './ProfileCounts.module.css'

/** The numbers of the member's ratings, comments and lists, each a link to them. */
export function ProfileCounts({ user }: { user: RegisteredUser }) {
  const counts = [
    { label: countFilms, count: user.movie_ratings, path: user.movie_ratings_path },
    { label: countSeries, count: user.series_ratings, path: user.series_ratings_path },
    { label: countComments, count: user.comments, path: user.comments_path },
    { label: countLists, count: user.lists, path: user.lists_path },
  ]
  return (
    <ul className={styles.counts}>
      {counts.map(({ label, count, path }) => (
        <li key={label}>
          <EntryLink entry={{ path }} className={styles.count}>
            <b>{toCount(count)}</b>
            {label}
          </EntryLink>
        </li>
      ))}
    </ul>
  )
}
