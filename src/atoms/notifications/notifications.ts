import { atom, type Getter, type Setter } from 'jotai'
import type { Answer } from '#contract/call.ts'
import {
  type NotificationSettings,
  notificationSettingsCall,
  type notificationsCall,
  readNotificationsCall,
} from '#contract/notifications.ts'
import { sessionCall } from '#contract/session.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { apiAtom } from '../core/context.ts'
import type { LiveNews } from '../core/live.ts'
import { refreshOwnAtom } from '../core/outbox.ts'
import { toResourceKey } from '../core/reference.ts'
import { reportProblemAtom } from '../core/reportProblem.ts'
import { loadResourceAtom, pickResource, resourcesAtom } from '../core/resource.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'
import { notificationsRef } from './refs.ts'

type Notifications = Answer<typeof notificationsCall>

/** Loads the member's notifications; nothing for a visitor. */
export const loadNotificationsAtom = atom(
  null,
  async (get, set, options: { refresh?: boolean; signal?: AbortSignal } = {}): Promise<void> => {
    if (get(ownerAtom) !== null) await set(loadResourceAtom, notificationsRef, options)
  },
)

/** Marks notifications as read on all devices: one, or all up to the latest that is shown. At once on this page. */
export const readNotificationsAtom = atom(
  null,
  async (get, set, read: { only: string } | { until: string }): Promise<void> => {
    const owner = get(ownerAtom)
    patch(get, set, (answer) => {
      const items = answer.items.map((item) => {
        const isRead = 'only' in read ? item.id === read.only : Number(item.id) <= Number(read.until)
        return isRead && !item.read ? { ...item, read: true } : item
      })
      const fewer = answer.items.filter((item, index) => !item.read && items[index]?.read).length
      return { ...answer, items, unreadCount: Math.max(0, answer.unreadCount - fewer) }
    })
    const reply = await callUnsafe(get, set, readNotificationsCall, { body: { read } })
    if (get(ownerAtom) !== owner) return
    if (reply.kind === 'ok') {
      patch(get, set, (answer) => ({ ...answer, unreadCount: reply.value.unreadCount }))
      await set(readCountsAtom)
      return
    }
    set(reportProblemAtom, reply, () => void set(readAgainAtom, read))
    await set(loadNotificationsAtom, { refresh: true })
  },
)
const readAgainAtom = atom(null, (_get, set, read: { only: string } | { until: string }) =>
  set(readNotificationsAtom, read),
)

/** Changes the notification settings. A choice that the server refuses is reverted. */
export const chooseNotificationsAtom = atom(
  null,
  async (get, set, settings: NotificationSettings): Promise<boolean> => {
    const before = shown(get)?.settings
    patch(get, set, (answer) => ({ ...answer, settings }))
    const reply = await callUnsafe(get, set, notificationSettingsCall, { body: { settings } })
    if (reply.kind === 'ok') return true
    if (before) patch(get, set, (answer) => ({ ...answer, settings: before }))
    set(reportProblemAtom, reply, () => void set(chooseAgainAtom, settings))
    return false
  },
)
const chooseAgainAtom = atom(null, (_get, set, settings: NotificationSettings) =>
  set(chooseNotificationsAtom, settings),
)

/**
 * Reacts to news of this page's member. For a new notification, or one that was read on another device, it fetches the
 * numbers in the header again, and the list where it is shown. Other news, of flags, friendships and reminders, concerns own
 * state: that is fetched.
 */
export const hearOwnNewsAtom = atom(null, async (get, set, news: LiveNews): Promise<void> => {
  if (get(ownerAtom) === null) return
  if (news !== 'reset' && !news.kind.startsWith('notification.')) {
    set(refreshOwnAtom)
    // The number of unread messages stands in the header, too.
    if (news.kind === 'message.changed') await set(readCountsAtom)
    return
  }
  const isShown = get(resourcesAtom)[toResourceKey(notificationsRef)] !== undefined
  await Promise.all([set(readCountsAtom), ...(isShown ? [set(loadNotificationsAtom, { refresh: true })] : [])])
})

/** Fetches the numbers in the header. A change of the session is ignored here. */
const readCountsAtom = atom(null, async (get, set): Promise<void> => {
  const reply = await get(apiAtom).call(sessionCall)
  if (reply.kind !== 'ok' || reply.value.type !== 'RegisteredUser') return
  if (get(ownerAtom) === reply.value.id) set(sessionAtom, reply.value)
})

function shown(get: Getter): Notifications | null {
  const resource = pickResource(get(resourcesAtom), notificationsRef)
  return resource.state === 'idle' ? null : (resource.last?.data ?? null)
}

function patch(get: Getter, set: Setter, change: (answer: Notifications) => Notifications): void {
  const key = toResourceKey(notificationsRef)
  const resource = pickResource(get(resourcesAtom), notificationsRef)
  if (resource.state === 'idle' || resource.last === null) return
  const last = { ...resource.last, data: change(resource.last.data) }
  set(resourcesAtom, (all) => ({ ...all, [key]: { ...resource, last } }))
}
