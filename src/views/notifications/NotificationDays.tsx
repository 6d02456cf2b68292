import { toBerlinDate } from '#contract/berlin.ts'
import { dateRelative } from '#contract/dayWords.ts'
import type { Notification } from '#contract/notifications.ts'
import { NotificationRow } from './NotificationRow.tsx'
import styles from './NotificationsView.module.css'

type NotificationDaysProps = { items: readonly Notification[]; now: Date; onRead: (id: string) => void }

/** Day by day, the latest first. */
export function NotificationDays({ items, now, onRead }: NotificationDaysProps) {
  const days = new Map<string, Notification[]>()
  for (const item of items) {
    const day = toBerlinDate(new Date(item.createdAt))
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return [...days].map(([day, some]) => (
    <section key={day}>
      <h2 className={styles.day}>{dateRelative(toBerlinDate(new Date(`${day}T12:00:00Z`)), toBerlinDate(now))}</h2>
      <ul>
        {some.map((item) => (
          <NotificationRow key={item.id} item={item} onRead={() => onRead(item.id)} />
        ))}
      </ul>
    </section>
  ))
}
