import { useAtomValue } from 'jotai'
import { may } from '#contract/roles.ts'
import { outboxSummaryAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { account, accountLinks, profileNews, signOut, userMenu } from '../../texts/shell.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { IconName } from '../../ui/kit/icons.ts'
import { EntryLink } from './EntryLink.tsx'
import sheet from './MenuSheet.module.css'
import { MenuSheet } from './MenuSheet.tsx'
import { ProfileCounts } from './ProfileCounts.tsx'
import { toAvatarUrl } from './toAvatarUrl.ts'
import styles from './UserMenu.module.css'
import { useSignOut } from './useSignOut.ts'

/** A member's menu: who one is, what is new, the account's pages, what waits to be sent, and the way out (A3). */
export function UserMenu() {
  const user = useAtomValue(sessionAtom)
  const { leave, leaving } = useSignOut()
  const { waiting, failed } = useAtomValue(outboxSummaryAtom)
  const unsent = waiting + failed
  if (user.type !== 'RegisteredUser') return null
  const links: readonly { icon: IconName; label: string; path: string; news?: number }[] = [
    { icon: 'user', label: accountLinks.profile, path: '/myprofile' },
    { icon: 'pencil', label: accountLinks.blog, path: '/my_blog' },
    { icon: 'bookmark', label: accountLinks.watchlist, path: '/my_watchlist' },
    { icon: 'calendar', label: accountLinks.diary, path: '/mein_tagebuch' },
    { icon: 'people', label: accountLinks.meetups, path: '/meine_verabredungen' },
    { icon: 'boards', label: accountLinks.boards, path: '/my_boards' },
    { icon: 'ticket', label: accountLinks.cinemas, path: '/kino/kinoprogramm/lieblingskinos' },
    { icon: 'mail', label: accountLinks.inbox, path: '/inbox', news: user.unread_message_count },
    { icon: 'people', label: accountLinks.friends, path: '/my_friendships', news: user.pending_friend_request_count },
    ...(may(user.credentials, 'moderate')
      ? [{ icon: 'eye', label: accountLinks.moderation, path: '/moderation' } as const]
      : []),
    {
      icon: 'bell',
      label: accountLinks.notifications,
      path: '/benachrichtigungen',
      news: user.unread_notification_count ?? 0,
    },
    ...(unsent > 0 ? [{ icon: 'outbox', label: accountLinks.outbox, path: '/ausstehend', news: unsent } as const] : []),
    { icon: 'info', label: accountLinks.support, path: '/support' },
  ]
  return (
    <MenuSheet label={userMenu()}>
      <EntryLink entry={{ path: '/konto' }} className={styles.who}>
        <Avatar name={user.username} src={toAvatarUrl(user, 'medium')} />
        <span className={styles.words}>
          <b className={styles.name}>{user.username}</b>
          <span className={styles.news}>
            {profileNews(user.unread_message_count, user.pending_friend_request_count)}
          </span>
        </span>
        <span className={styles.account}>{account}</span>
      </EntryLink>
      <ProfileCounts user={user} />
      <ul className={styles.links}>
        {links.map(({ icon, label, path, news = 0 }) => (
          <li key={path}>
            <EntryLink entry={{ path }} className={sheet.row}>
              <Icon name={icon} />
              {label}
              {news > 0 && <span className={styles.count}>{news}</span>}
            </EntryLink>
          </li>
        ))}
      </ul>
      <button type="button" className={sheet.row} data-apart="" disabled={leaving} onClick={() => void leave()}>
        <Icon name="external" />
        {signOut}
      </button>
    </MenuSheet>
  )
}
