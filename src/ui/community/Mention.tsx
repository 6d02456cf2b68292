import { Link } from '@tanstack/react-router'
import { toThingPath } from '#contract/things.ts'
import styles from './Prose.module.css'

/** A member who is named, with the way to their profile. */
export function Mention({ name }: { name: string }) {
  const to: string = toThingPath('users', name)
  return (
    <Link to={to} className={styles.mention} preload={false}>
      {`@${name}`}
    </Link>
  )
}
