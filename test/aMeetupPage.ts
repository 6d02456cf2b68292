import { clockAtom } from '../src/atoms/core/context.ts'
import { draftStorageAtom } from '../src/atoms/meetups/draft.ts'
import { friendsStorageAtom } from '../src/atoms/meetups/keptFriends.ts'
import { visitorReminderStorageAtom } from '../src/atoms/reminders/visitorReminders.ts'
import { aMemberPage } from './aMemberPage.ts'
import { aMeetup } from './builders/meetups.ts'
import { keptList } from './keptList.ts'

/** Noon on the day of the first showing. */
export const NOW = '2026-11-21T12:00:00Z'

type Kept = { confirmed?: Parameters<typeof aMemberPage>[0]; draft?: unknown; friends?: unknown }

/** A page of anna's at `NOW`, with what lies on her device: by default a meetup of hers. */
export async function aMeetupPage({ confirmed = [aMeetup('mu1')], draft = [], friends = [] }: Kept = {}) {
  const page = await aMemberPage(confirmed)
  page.store.set(clockAtom, { now: () => new Date(NOW) })
  page.store.set(draftStorageAtom, keptList(draft))
  page.store.set(friendsStorageAtom, keptList(friends))
  page.store.set(visitorReminderStorageAtom, keptList([]))
  return page
}
