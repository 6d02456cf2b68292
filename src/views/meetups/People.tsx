import { Link } from '@tanstack/react-router'
import type { Invited } from '#contract/meetups.ts'
import * as texts from '../../texts/meetups.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import styles from './Meetups.module.css'

/** The members who are asked. */
export function People({ invited }: { invited: readonly Invited[] }) {
  return (
    <section className={styles.section}>
      <h2>{texts.invitedHeading}</h2>
      {invited.length === 0 && <p className={styles.meta}>{texts.nobodyLeft}</p>}
      <ul>
        {invited.map(({ user, answers }) => (
          <li key={user.id} className={styles.person}>
            <AuthorAvatar author={user} size="small" />
            <Link to="/users/$id" params={{ id: user.username }} className={styles.name}>
              {user.username}
            </Link>
            {Object.keys(answers).length === 0 && <span className={styles.meta}>{texts.silent}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
