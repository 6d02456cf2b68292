import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ownerAtom } from '../../atoms/core/session.ts'
import { ownAnswersAtom, type VisibleMeetup } from '../../atoms/meetups/meetups.ts'
import * as texts from '../../texts/meetups.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import styles from './Meetups.module.css'

/** The members who are asked, and who of them has said nothing yet. */
export function People({ meetup: { id, invited, status } }: { meetup: VisibleMeetup }) {
  const owner = useAtomValue(ownerAtom)
  const own = useAtomValue(ownAnswersAtom)
  const hasAnswered = (user: string) =>
    user === owner && [...(own?.keys() ?? [])].some((key) => key.startsWith(`${id}/`))
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
            {status !== 'cancelled' && Object.keys(answers).length === 0 && !hasAnswered(user.id) && (
              <span className={styles.meta}>{texts.silent}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
