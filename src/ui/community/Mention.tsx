import { Link } from '@tanstack/react-router'
import styles from './Prose.module.css'

/** A member who is named, with the way to their profile. */
export function Mention({ name }: { name: string }) {
  const to: string = `/users/${encodeURIComponent(name)}`
  return (
    <Link to={to} className={styles.mention} preload={false}>
      {`@${name}`}
    </Link>
  )
}
