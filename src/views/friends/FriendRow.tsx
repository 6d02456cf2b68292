import { Link } from '@tanstack/react-router'
import type { Acquaintance } from '#contract/friends.ts'
import type { Relation } from '#contract/users.ts'
import { useFriendship } from '../../atoms/friends/useFriendship.ts'
import * as texts from '../../texts/friends.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { FriendButtons } from '../../ui/community/FriendButtons.tsx'
import { TasteFigure } from '../../ui/community/Taste.tsx'
import { toDay } from '../../ui/community/toDay.ts'
import styles from './FriendsView.module.css'

type FriendRowProps = {
  friend: Pick<Acquaintance, 'user'> & Partial<Acquaintance>
  /** As the server's answer has it. */
  relation: Relation
  fetchedAt: string
  now: Date
}

/** A friend or who may become one: stays in its place whatever is done, and says what holds now. */
export function FriendRow({ friend: { user, since, taste }, relation, fetchedAt, now }: FriendRowProps) {
  const friendship = useFriendship(user, relation, fetchedAt, texts.friendshipWords(user.username))
  return (
    <li className={styles.row} data-relation={friendship.relation} data-user={user.id}>
      <AuthorAvatar author={user} size="medium" />
      <div className={styles.who}>
        <Link to="/users/$id" params={{ id: user.username }} className={styles.name}>
          {user.username}
        </Link>
        {since && relation === friendship.relation && (
          <p className={styles.note}>
            {relation === 'friends' ? texts.since(toDay(since, now)) : texts.askedOn(toDay(since, now))}
          </p>
        )}
      </div>
      {taste && (
        <div className={styles.taste}>
          <TasteFigure taste={taste} />
        </div>
      )}
      <div className={styles.acts}>
        <FriendButtons {...friendship} name={user.username} />
      </div>
    </li>
  )
}
