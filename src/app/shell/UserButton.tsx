import { useAtomValue, useSetAtom } from 'jotai'
import type { RegisteredUser } from '#contract/session.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { menuAtom, toggleMenuAtom } from '../../atoms/shell/menu.ts'
import { userMenu } from '../../texts/shell.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { CountDot } from './CountDot.tsx'
import styles from './HeaderButton.module.css'
import { SignInLink } from './SignInLink.tsx'
import { toAvatarUrl } from './toAvatarUrl.ts'

/** Opens the user menu: a visitor signs in there; a member's avatar has a number on its corner, and a dot for notifications (A3). */
export function UserButton() {
  const session = useAtomValue(sessionAtom)
  const isOpen = useAtomValue(menuAtom) === 'user'
  return session.type === 'RegisteredUser' ? (
    <MemberButton user={session} isOpen={isOpen} />
  ) : (
    <SignInLink isOpen={isOpen} />
  )
}

function MemberButton({ user, isOpen }: { user: RegisteredUser; isOpen: boolean }) {
  const toggle = useSetAtom(toggleMenuAtom)
  const news = user.unread_message_count + user.pending_friend_request_count
  const notifications = user.unread_notification_count ?? 0
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={userMenu(news, notifications)}
      aria-expanded={isOpen}
      data-menu-toggle="user"
      onClick={() => toggle('user')}
    >
      {isOpen ? <Icon name="x" /> : <Avatar name={user.username} src={toAvatarUrl(user, 'small')} size="small" />}
      {news > 0 && !isOpen && <CountDot count={news} tone="mine" />}
      {notifications > 0 && !isOpen && <span className={styles.unread} aria-hidden="true" />}
    </button>
  )
}
