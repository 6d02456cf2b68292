import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { Profile } from '#contract/users.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReaderChange } from '../../atoms/core/useReaderChange.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { profileRef, toProfileParts } from '../../atoms/profile/refs.ts'
import * as friends from '../../texts/friends.ts'
import * as texts from '../../texts/profile.ts'
import { TasteMatch } from '../../ui/community/Taste.tsx'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { toDecimal } from '../../ui/kit/format.ts'
import { Missing } from '../../ui/kit/Missing.tsx'
import { ArticleRows } from './ArticleRows.tsx'
import { CommentRows } from './CommentRows.tsx'
import { DiaryRows } from './DiaryRows.tsx'
import { Distribution } from './Distribution.tsx'
import { ListRows } from './ListRows.tsx'
import styles from './Profile.module.css'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileHead, ProfileNumbers } from './ProfileHead.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { PartsSkeleton, ProfileSkeleton } from './ProfileSkeleton.tsx'
import { RatedWall } from './RatedWall.tsx'
import { YearHere } from './YearHere.tsx'

const EPOCH = '1970-01-01T00:00:00Z'
/** The number of items of each kind on the profile itself. */
const SHOWN = { marked: 5, latest: 10, comments: 3, articles: 3, lists: 4, diary: 5 }

type ProfilePageProps = {
  id: string
  /** Shown where the profile cannot be fetched and the device has none of it. */
  instead?: ReactNode
}

/** A profile in every state. */
export function ProfilePage({ id, instead }: ProfilePageProps) {
  const profile = useResource(profileRef(id))
  const reload = useReload(profileRef(id))
  useReadAs(id)
  const last = profile.state === 'idle' ? null : profile.last
  const now = useNow(last?.fetchedAt ?? EPOCH)
  const asOf = toAsOfTime(profile, now)
  if (last !== null) {
    return (
      <div className={styles.page}>
        <AsOfNote fetchedAt={asOf} now={now} />
        <Shown profile={last.data} id={id} fetchedAt={last.fetchedAt} now={now} />
      </div>
    )
  }
  if (profile.state !== 'failed') return <ProfileSkeleton />
  const isOffline = profile.failure.reason === 'unreachable'
  if (isOffline && instead) return instead
  return (
    <div className={styles.page}>
      <Missing
        isPage
        isOffline={isOffline}
        offline={{ title: texts.unavailable, text: texts.unavailableText }}
        error={{ title: texts.failed, text: texts.failedText }}
        onRetry={reload}
      />
    </div>
  )
}

/** Fetches again when another reader signs in: each answer is for one reader alone. */
function useReadAs(id: string): void {
  const load = useSetAtom(loadResourceAtom)
  useReaderChange(() => {
    for (const each of [profileRef(id), ...Object.values(toProfileParts(id))]) void load(each, { refresh: true })
  })
}

type ShownProps = { profile: Profile; id: string; fetchedAt: string; now: Date }

function Shown({ profile, id, fetchedAt, now }: ShownProps) {
  const { username, relation, taste, agreed, apart, privacy, ratings } = profile
  const isOwn = relation === 'self'
  const references = toProfileParts(id)
  const parts = {
    favourites: useResource(references.favourites),
    hated: useResource(references.hated),
    latest: useResource(references.latest),
    lists: useResource(references.lists),
    comments: useResource(references.comments),
    articles: useResource(references.articles),
    diary: useResource(references.diary),
  }
  const [favourites, hated, latest] = [toItems(parts.favourites), toItems(parts.hated), toItems(parts.latest)]
  const [lists, comments, articles] = [toItems(parts.lists), toItems(parts.comments), toItems(parts.articles)]
  const diary = toItems(parts.diary)
  // All parts are shown at once: one that was loaded later would move the others.
  const isLoading = Object.values(parts).some((one) => one.state === 'idle' || (one.state === 'fetching' && !one.last))
  return (
    <article>
      <ProfileHead profile={profile} fetchedAt={fetchedAt}>
        <ProfileActions profile={profile} fetchedAt={fetchedAt} />
      </ProfileHead>
      <ProfileNumbers profile={profile} />
      {isLoading && <PartsSkeleton />}
      <div className={`columns ${styles.columns}`} hidden={isLoading}>
        <div>
          {taste && (
            <ProfileSection title={friends.taste}>
              <TasteMatch taste={taste} />
              {agreed && apart && (
                <p className={styles.aside}>
                  {friends.agreed(agreed.title, toDecimal(agreed.mine), toDecimal(agreed.theirs))}{' '}
                  {friends.apart(apart.title, toDecimal(apart.mine), username, toDecimal(apart.theirs))}
                </p>
              )}
            </ProfileSection>
          )}
          {favourites.length > 0 && (
            <ProfileSection title={texts.tops} note={privacy && texts.shownTo[privacy.favourites]}>
              <RatedWall items={favourites.slice(0, SHOWN.marked)} mark="top" />
            </ProfileSection>
          )}
          {hated.length > 0 && (
            <ProfileSection title={texts.flops} note={privacy && texts.shownTo[privacy.favourites]}>
              <RatedWall items={hated.slice(0, SHOWN.marked)} mark="flop" />
            </ProfileSection>
          )}
          {latest.length > 0 && (
            <ProfileSection
              title={texts.latest}
              note={privacy && texts.shownTo[privacy.ratings]}
              to={{ username, page: 'filmbewertungen' }}
            >
              <RatedWall items={latest.slice(0, SHOWN.latest)} />
            </ProfileSection>
          )}
          {diary.length > 0 && (
            <ProfileSection
              title={texts.diary}
              note={privacy && texts.shownTo[privacy.diary]}
              to={{ username, page: 'tagebuch' }}
            >
              <DiaryRows items={diary.slice(0, SHOWN.diary)} now={now} />
            </ProfileSection>
          )}
          {articles.length > 0 && (
            <ProfileSection
              title={texts.articles}
              note={privacy && texts.shownTo.public}
              to={{ username, page: 'artikel' }}
            >
              <ArticleRows items={articles.slice(0, SHOWN.articles)} now={now} />
            </ProfileSection>
          )}
          {comments.length > 0 && (
            <ProfileSection
              title={texts.comments}
              note={privacy && texts.shownTo[privacy.comments]}
              to={{ username, page: 'kommentare' }}
            >
              <CommentRows items={comments.slice(0, SHOWN.comments)} now={now} />
            </ProfileSection>
          )}
          {!isOwn && ratings === null && profile.comments === null && (
            <p className={styles.aside}>{texts.hidden.ratings}</p>
          )}
        </div>
        <div>
          {ratings && (
            <ProfileSection
              title={isOwn ? texts.ownDistribution : texts.distributionOf(username)}
              note={privacy && texts.shownTo[privacy.ratings]}
            >
              <Distribution ratings={ratings} />
            </ProfileSection>
          )}
          {lists.length > 0 && (
            <ProfileSection
              title={texts.lists}
              note={privacy && texts.shownTo[privacy.lists]}
              to={{ username, page: 'listen' }}
            >
              <ListRows items={lists.slice(0, SHOWN.lists)} />
            </ProfileSection>
          )}
        </div>
      </div>
      {!isLoading && diary.length > 0 && <YearHere id={id} note={privacy && texts.shownTo[privacy.diary]} />}
    </article>
  )
}

/** The items of a list that is loaded; empty until then. */
function toItems<T>(list: { state: string; last?: { data: { items: T[] } } | null }): readonly T[] {
  return list.last?.data.items ?? []
}
