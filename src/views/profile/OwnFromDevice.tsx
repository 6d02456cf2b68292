import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { toImageUrl } from '#contract/image.ts'
import type { RegisteredUser } from '#contract/session.ts'
import { diaryAtom } from '../../atoms/diary/diary.ts'
import { ownListsAtom } from '../../atoms/lists/lists.ts'
import { ownRatingsAtom } from '../../atoms/ratings/ownRatings.ts'
import { yearHeading } from '../../texts/diary.ts'
import * as texts from '../../texts/profile.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import { toCount } from '../../ui/kit/format.ts'
import { Distribution } from './Distribution.tsx'
import { ListRows } from './ListRows.tsx'
import styles from './Profile.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { PartsSkeleton } from './ProfileSkeleton.tsx'

const AVATAR = 168

/** With the diary's page on the device. */
const OwnYear = lazy(async () => ({ default: (await import('./OwnYear.tsx')).OwnYear }))

/** The member's own profile without a network, from the device's data. */
export function OwnFromDevice({ session }: { session: RegisteredUser }) {
  const { username, current_user_avatar: avatar } = session
  const ratings = useAtomValue(ownRatingsAtom)
  const lists = useAtomValue(ownListsAtom)?.lists ?? []
  const diary = useAtomValue(diaryAtom) ?? []
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.avatar}>
          <Avatar
            name={username}
            src={avatar && toImageUrl({ id: avatar.image_id, filename: avatar.image_filename }, AVATAR)}
          />
        </span>
        <div>
          <h1 className={styles.name}>{username}</h1>
          <p className={styles.facts} role="status">
            {texts.ownOffline}
          </p>
        </div>
      </header>
      {ratings && (
        <>
          <p className={styles.aside}>
            {toCount(ratings.movies)} {texts.numbers.movies} · {toCount(ratings.series)} {texts.numbers.series}
          </p>
          <ProfileSection title={texts.ownDistribution}>
            <Distribution ratings={ratings} />
          </ProfileSection>
        </>
      )}
      {lists.length > 0 && (
        <ProfileSection title={texts.lists}>
          <ListRows
            items={lists.map(({ id, name, items }) => ({
              id,
              name,
              itemsCount: items.length,
              posters: items.flatMap(({ card }) => (card.poster ? [card.poster] : [])),
            }))}
          />
        </ProfileSection>
      )}
      {diary.length > 0 && (
        <ProfileSection title={yearHeading}>
          <Suspense fallback={<PartsSkeleton />}>
            <OwnYear entries={diary} />
          </Suspense>
        </ProfileSection>
      )}
    </div>
  )
}
