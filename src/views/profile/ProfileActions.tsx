import { useAtomValue } from 'jotai'
import type { Profile } from '#contract/users.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useFriendship } from '../../atoms/friends/useFriendship.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import { mayModerateAtom } from '../../atoms/moderation/moderation.ts'
import { friendshipWords } from '../../texts/friends.ts'
import { genitive } from '../../texts/marks.ts'
import * as texts from '../../texts/profile.ts'
import { FriendButtons } from '../../ui/community/FriendButtons.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { FlagButton } from '../../ui/marks/FlagButton.tsx'
import { FollowButton } from '../../ui/marks/FollowButton.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import { MuteButton } from '../../ui/marks/MuteButton.tsx'
import styles from './Profile.module.css'

/** The actions on a member's profile; on the own profile, links to the visibility and the account. */
export function ProfileActions({ profile, fetchedAt }: { profile: Profile; fetchedAt: string }) {
  const isOwn = useAtomValue(ownerAtom) === profile.id
  if (!isOwn) return <Acts profile={profile} fetchedAt={fetchedAt} />
  return (
    <div className={styles.actions}>
      <LinkButton to="/konto" hash="sichtbarkeit" variant="ghost">
        <Icon name="eye" size="small" />
        {texts.chooseVisibility}
      </LinkButton>
      <LinkButton to="/konto" variant="ghost">
        <Icon name="gear" size="small" />
        {texts.account}
      </LinkButton>
    </div>
  )
}

function Acts({ profile, fetchedAt }: { profile: Profile; fetchedAt: string }) {
  const { id, username, relation } = profile
  const thing = { type: 'users' as const, id, name: username }
  const words = friendshipWords(username)
  const friendship = useFriendship(profile, relation ?? 'none', fetchedAt, words)
  const follow = useMark('follow', thing, words.storageFailed)
  const mute = useMark('mute', thing, words.storageFailed)
  const flag = useMark('flag', thing, words.storageFailed)
  const mayModerate = useAtomValue(mayModerateAtom)
  return (
    <div className={styles.actions}>
      {!mute.set && <FriendButtons {...friendship} name={username} />}
      {!mute.set && <FollowButton mark={follow} onToggle={() => void follow.toggle()} />}
      <details className={styles.more}>
        <summary aria-label={texts.more}>
          <Icon name="dots" />
        </summary>
        <div className={styles.sheet}>
          {!mute.set && relation === 'friends' && (
            <LinkButton to="/inbox/neu" search={{ an: id }} variant="ghost">
              <Icon name="mail" size="small" />
              {texts.writeTo}
            </LinkButton>
          )}
          <MuteButton mark={mute} onToggle={() => void mute.toggle()} />
          <MarkLine>
            <FlagButton
              mark={flag}
              what={`${genitive(username)} ${texts.memberFlag}`}
              onFlag={(why) => void flag.put(why)}
              onTakeBack={() => void flag.clear()}
            />
          </MarkLine>
          {mayModerate && (
            <LinkButton to="/moderation" search={{ member: id } as never} variant="ghost">
              {texts.toModeration}
            </LinkButton>
          )}
        </div>
      </details>
    </div>
  )
}
