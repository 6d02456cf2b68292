import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { allOf } from '../../texts/profile.ts'
import styles from './Profile.module.css'
import type { PartPage } from './ProfileParts.tsx'

type ProfileSectionProps = {
  title: string
  /** The visibility, on the member's own profile. */
  note?: string | null
  /** The page with all of it. */
  to?: { username: string; page: PartPage }
  children: ReactNode
}

export function ProfileSection({ title, note, to, children }: ProfileSectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <h2>{title}</h2>
        {note && <span className={styles.shownTo}>{note}</span>}
        {to && (
          <Link to="/users/$id/$page" params={{ id: to.username, page: to.page }} className={`textLink ${styles.all}`}>
            {allOf}
            <span className="visuallyHidden">: {title}</span>
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
