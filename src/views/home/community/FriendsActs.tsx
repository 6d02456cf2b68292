import { Link } from '@tanstack/react-router'
import type { Act } from '#contract/activity.ts'
import { activityRef } from '../../../atoms/home/refs.ts'
import { useMuted } from '../../../atoms/marks/useMuted.ts'
import * as texts from '../../../texts/homeCommunity.ts'
import { AuthorAvatar } from '../../../ui/community/Byline.tsx'
import { toDay } from '../../../ui/community/toDay.ts'
import { LinkButton } from '../../../ui/kit/LinkButton.tsx'
import { ScoreBadge } from '../../../ui/title/ScoreBadge.tsx'
import styles from './HomeCommunity.module.css'
import { HomeNote, HomePart } from './HomePart.tsx'

const SHOWN = 4

/** The ratings, comments and lists of the member's friends. */
export function FriendsActs() {
  const isMuted = useMuted()
  return (
    <HomePart
      title={texts.friends}
      more={
        <LinkButton variant="text" to="/my_friendships">
          {texts.toFriends}
        </LinkButton>
      }
      reference={activityRef}
      skeleton="rows"
    >
      {({ items, hasFriends }, now) => {
        const shown = items.filter(({ user }) => !isMuted(user.id)).slice(0, SHOWN)
        if (shown.length > 0) {
          return (
            <ul className={styles.rows}>
              {shown.map((act) => (
                <ActRow key={act.key} act={act} now={now} />
              ))}
            </ul>
          )
        }
        return hasFriends ? (
          <HomeNote>{texts.quietFriends}</HomeNote>
        ) : (
          <HomeNote>
            {texts.noFriends}
            <LinkButton variant="text" to="/my_friendships">
              {texts.findFriends}
            </LinkButton>
          </HomeNote>
        )
      }}
    </HomePart>
  )
}

function ActRow({ act, now }: { act: Act; now: Date }) {
  const { user, at, place } = act
  const search = act.kind === 'comment' ? { kommentar: act.id } : {}
  return (
    <li className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        <AuthorAvatar author={user} size="medium" />
      </span>
      <div>
        <p>
          <Link to="/users/$id" params={{ id: user.username }} className={styles.name}>
            {user.username}
          </Link>{' '}
          {toWords(act)}{' '}
          <span className={styles.title}>
            <Link to={place.path as string} search={search as never} className={styles.way}>
              {place.title}
            </Link>
          </span>
        </p>
        {act.kind === 'comment' && act.excerpt !== null && <p className={styles.said}>{act.excerpt}</p>}
        <p className={styles.meta}>
          {act.kind === 'rating' && act.value !== null && <ScoreBadge value={act.value} />}
          {act.kind === 'comment' && act.excerpt === null && <span>{texts.spoiler}</span>}
          {act.kind === 'list' && <span>{texts.titles(act.itemsCount)}</span>}
          <time dateTime={at}>{toDay(at, now)}</time>
        </p>
      </div>
    </li>
  )
}

function toWords(act: Act): string {
  switch (act.kind) {
    case 'rating':
      if (act.top) return texts.acts.top
      return act.flop ? texts.acts.flop : texts.acts.rated
    case 'comment':
      return texts.acts.commented
    case 'list':
      return texts.acts.listed
  }
}
