import type { useFriends } from '../../atoms/meetups/useFriends.ts'
import * as texts from '../../texts/messages.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Loading } from './Loading.tsx'

/** Nobody to write: no friends yet, or none that are known on this device. */
export function NoFriends({ state, onRetry }: { state: ReturnType<typeof useFriends>['state']; onRetry: () => void }) {
  switch (state) {
    case 'asking':
      return <Loading />
    case 'current':
      return (
        <Notice
          {...{ kind: 'empty', icon: 'people', title: texts.noFriends, text: texts.noFriendsText }}
          action={<LinkButton to="/my_friendships">{texts.toFriends}</LinkButton>}
        />
      )
    case 'unreachable':
      return <Notice kind="offline" title={texts.unknownFriends} text={texts.unknownFriendsText} />
    case 'failed':
      return (
        <Notice
          {...{ kind: 'error', title: texts.failedFriends, text: texts.failedFriendsText }}
          action={<Button onClick={onRetry}>{texts.retry}</Button>}
        />
      )
  }
}
