import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toBerlinDate } from '#contract/berlin.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import { toImageUrl } from '#contract/image.ts'
import type { Profile } from '#contract/users.ts'
import { useFriendship } from '../../atoms/friends/useFriendship.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import { critic } from '../../texts/community.ts'
import { friendshipWords } from '../../texts/friends.ts'
import * as texts from '../../texts/profile.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import { toCount } from '../../ui/kit/format.ts'
import styles from './Profile.module.css'

/** Twice the width, for high-density screens. */
const AVATAR = 168
/** A date in another year than any registration: so the year is always shown. */
const LONG_AGO = '1970-01-01'

type ProfileHeadProps = { profile: Profile; fetchedAt: string; children: ReactNode }

/** The member's name and picture, the day of their registration, and the reader's relation to them. */
export function ProfileHead({ profile, fetchedAt, children }: ProfileHeadProps) {
  const { id, username, avatar, isCritic, since, relation } = profile
  const thing = { type: 'users' as const, id, name: username }
  const mute = useMark('mute', thing, friendshipWords(username).storageFailed)
  const friendship = useFriendship(profile, relation ?? 'none', fetchedAt, friendshipWords(username))
  const shown = friendship.relation
  return (
    <>
      <header className={styles.head}>
        <span className={styles.avatar}>
          <Avatar name={username} src={avatar && toImageUrl(avatar, AVATAR)} />
        </span>
        <div className={styles.words}>
          <h1 className={styles.name}>{username}</h1>
          <p className={styles.facts}>
            {isCritic && <span className={styles.critic}>{critic}</span>}
            {texts.since(dayAndMonth(toBerlinDate(new Date(since)), LONG_AGO))}
          </p>
          {shown !== 'none' && (
            <p className={styles.facts}>{shown === 'self' ? texts.ownHint : texts.relations[shown]}</p>
          )}
        </div>
      </header>
      {children}
      {mute.set && <p className={styles.aside}>{texts.muted}</p>}
    </>
  )
}

/** The numbers of the member's ratings, comments and lists; hidden parts are left out. */
export function ProfileNumbers({ profile }: { profile: Profile }) {
  const { username: id, ratings, comments, lists, diary } = profile
  const numbers = [
    [ratings?.movies, texts.numbers.movies, 'filmbewertungen'],
    [ratings?.series, texts.numbers.series, 'serienbewertungen'],
    [comments, texts.numbers.comments, 'kommentare'],
    [lists, texts.numbers.lists, 'listen'],
    // A diary is kept by few: none is not worth a number.
    [diary || null, texts.numbers.diary, 'tagebuch'],
  ] as const
  const shown = numbers.flatMap(([number, label, page]) =>
    typeof number === 'number' ? [{ number, label, page }] : [],
  )
  if (shown.length === 0) return null
  return (
    <nav className={styles.numbers} aria-label={texts.numbersLabel}>
      {shown.map(({ number, label, page }) => (
        <Link key={page} to="/users/$id/$page" params={{ id, page }} className={styles.number}>
          <b>{toCount(number)}</b> {label}
        </Link>
      ))}
    </nav>
  )
}
