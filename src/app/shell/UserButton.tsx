import { useAtomValue, useSetAtom } from 'jotai'
import type { RegisteredUser } from '#contract/session.ts'
import { menuAtom, toggleMenuAtom } from '../../atoms/menu.ts'
import { sessionAtom } from '../../atoms/session.ts'
import { userMenu } from '../../texts/shell.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { CountDot } from './CountDot.tsx'
import styles from './HeaderButton.module.css'
import { SignInLink } from './SignInLink.tsx'
import { toAvatarUrl } from './toAvatarUrl.ts'

/** A visitor signs in here; a member's avatar opens the user menu, with what is new on its corner (A3). */
export function UserButton() {
  const session = useAtomValue(sessionAtom)
  return session.type === 'RegisteredUser' ? <MemberButton user={session} /> : <SignInLink />
}

function MemberButton({ user }: { user: RegisteredUser }) {
  const menu = useAtomValue(menuAtom)
  const toggle = useSetAtom(toggleMenuAtom)
  const news = user.unread_message_count + user.pending_friend_request_count
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={userMenu(news)}
      aria-expanded={menu === 'user'}
      data-menu-toggle="user"
      onClick={() => toggle('user')}
    >
      <Avatar name={user.username} src={toAvatarUrl(user, 'small')} size="small" />
      {news > 0 && <CountDot count={news} tone="mine" />}
    </button>
  )
}
