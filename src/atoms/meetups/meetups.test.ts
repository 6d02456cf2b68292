import { expect, it } from 'vitest'
import { aMeetupPage } from '../../../test/aMeetupPage.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { aMeetup } from '../../../test/builders/meetups.ts'
import { anna, ben } from '../../../test/builders/outbox.ts'
import { aShowing } from '../../../test/builders/reminders.ts'
import { aMember } from '../../../test/builders/session.ts'
import { sessionAtom } from '../core/session.ts'
import { draftAtom, dropDraftAtom, forgetDraftShowingsAtom, toggleDraftAtom } from './draft.ts'
import { forgetFriendsAtom, knownFriendsAtom } from './keptFriends.ts'
import { answerMeetupAtom, endMeetupAtom, isPast, meetupsAtom, ownAnswersAtom, type VisibleMeetup } from './meetups.ts'

const ofBen = { proposer: anAuthor({ id: ben, username: 'ben' }), invited: [] }
const marked = (name: string, set: boolean) => ({
  slot: `${name}/users/${ben}`,
  state: { set, vote: null, card: null },
  updatedAt: '2026-11-21T12:00:00.000Z',
})

type Page = Awaited<ReturnType<typeof aMeetupPage>>

/** Follows an atom as a screen does. */
function followed({ store }: Page) {
  store.sub(meetupsAtom, () => {})
  store.sub(ownAnswersAtom, () => {})
  store.sub(draftAtom, () => {})
  store.sub(knownFriendsAtom, () => {})
  return { ids: () => store.get(meetupsAtom)?.map(({ id }) => id), meetups: () => store.get(meetupsAtom) ?? [] }
}

it('shows meetups of both sides, but none that is gone, and none of who is no friend or muted', async () => {
  const gone = aMeetup('mu3', { status: 'gone', proposer: null })
  const both = [aMeetup('mu1'), aMeetup('mu2', ofBen), gone]
  const { ids, meetups } = followed(await aMeetupPage({ confirmed: both }))
  await expect.poll(() => ids()?.sort()).toEqual(['mu1', 'mu2'])
  expect(meetups().map(({ id, isMine }) => [id, isMine])).toContainEqual(['mu2', false])
  for (const mark of [marked('friendship', false), marked('mute', true)]) {
    const page = followed(await aMeetupPage({ confirmed: [...both, mark] }))
    await expect.poll(() => page.ids()).toEqual(['mu1'])
    expect(page.meetups()[0]?.invited).toEqual([])
  }
})

it('folds an own answer that waits over the confirmed one', async () => {
  const slot = 'meetupAnswer/mu2/s1'
  const confirmed = [aMeetup('mu2', ofBen), { slot, state: { suits: true }, updatedAt: '2026-11-21T12:00:00.000Z' }]
  const page = await aMeetupPage({ confirmed })
  const { ids } = followed(page)
  await expect.poll(() => ids()).toEqual(['mu2'])
  const answer = () => page.store.get(ownAnswersAtom)?.get('mu2/s1')
  await expect.poll(answer).toMatchObject({ suits: true, state: 'saved' })
  await page.store.set(answerMeetupAtom, { id: 'mu2', title: 'Film s1' }, 's1', false)
  await expect.poll(answer).toMatchObject({ suits: false, state: 'pending' })
})

it('withdraws an own meetup, and leaves another', async () => {
  const page = await aMeetupPage({ confirmed: [aMeetup('mu1'), aMeetup('mu2', ofBen)] })
  const { ids, meetups } = followed(page)
  await expect.poll(() => ids()).toHaveLength(2)
  for (const meetup of [...meetups()]) await page.store.set(endMeetupAtom, meetup)
  expect((await page.device.rows()).map(({ kind }) => kind).sort()).toEqual(['cancelMeetup', 'leaveMeetup'])
  await expect.poll(() => meetups().map(({ id, status }) => [id, status])).toEqual([['mu1', 'cancelled']])
})

it('is past once what was decided on has begun, else once all of it has', async () => {
  const { meetups, ids } = followed(await aMeetupPage())
  await expect.poll(() => ids()).toEqual(['mu1'])
  const [meetup] = meetups()
  const between = new Date('2026-11-21T20:00:00Z')
  const isPastWith = (more: Partial<VisibleMeetup>) => isPast({ ...(meetup as VisibleMeetup), ...more }, between)
  expect([isPastWith({}), isPastWith({ decided: 's1' }), isPastWith({ decided: 's2' })]).toEqual([false, true, false])
  expect(isPastWith({ status: 'cancelled' })).toBe(true)
  expect(isPast(meetup as VisibleMeetup, new Date('2026-11-23T00:00:00Z'))).toBe(true)
})

it('chooses showings and takes them out, ten at most, without what has begun or is of somebody else', async () => {
  const begun = aShowing('begun', { startsAt: '2026-11-21T11:00:00.000Z' })
  const page = await aMeetupPage({
    draft: [
      { thing: begun, owner: null },
      { thing: aShowing('of-ben'), owner: ben },
      { thing: aShowing('s1'), owner: null },
    ],
  })
  followed(page)
  const chosen = () => page.store.get(draftAtom)?.map(({ id }) => id)
  await expect.poll(chosen).toEqual(['s1'])
  expect(await page.store.set(toggleDraftAtom, aShowing('s1'))).toBe('removed')
  await expect.poll(chosen).toEqual([])
  for (let nth = 0; nth < 10; nth++) {
    expect(await page.store.set(toggleDraftAtom, aShowing(`n${nth}`))).toBe('added')
    await expect.poll(chosen).toHaveLength(nth + 1)
  }
  expect(await page.store.set(toggleDraftAtom, aShowing('more'))).toBe('tooMany')
  await page.store.set(dropDraftAtom, [aShowing('n0')])
  await expect.poll(chosen).toHaveLength(9)
})

it('forgets what members who sign out had chosen, and whom they know', async () => {
  const page = await aMeetupPage({
    draft: [
      { thing: aShowing('s1'), owner: anna },
      { thing: aShowing('s2'), owner: null },
    ],
    friends: [{ user: anAuthor(), owner: anna }],
  })
  followed(page)
  await expect.poll(() => page.store.get(knownFriendsAtom)).toHaveLength(1)
  await page.store.set(forgetDraftShowingsAtom, [anna])
  await page.store.set(forgetFriendsAtom, [anna])
  await expect.poll(() => page.store.get(draftAtom)).toHaveLength(2)
  await page.store.set(forgetDraftShowingsAtom, [])
  await page.store.set(forgetFriendsAtom, [])
  await expect.poll(() => page.store.get(draftAtom)?.map(({ id }) => id)).toEqual(['s2'])
  await expect.poll(() => page.store.get(knownFriendsAtom)).toEqual([])
  page.store.set(sessionAtom, aMember({ id: ben, username: 'ben' }))
  expect(page.store.get(knownFriendsAtom)).toEqual([])
})
