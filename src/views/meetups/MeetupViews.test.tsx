import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aMeetupPage, NOW } from '../../../test/aMeetupPage.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { aMeetup } from '../../../test/builders/meetups.ts'
import { anna, ben } from '../../../test/builders/outbox.ts'
import { aShowing } from '../../../test/builders/reminders.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { readEvent } from '../../../test/readEvent.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { shownModalAtom } from '../../atoms/core/modal.ts'
import { meetupsAtom } from '../../atoms/meetups/meetups.ts'
import * as texts from '../../texts/meetups.ts'
import { Meetup } from './Meetup.tsx'
import { MeetupFormView } from './MeetupFormView.tsx'
import { MeetupsView } from './MeetupsView.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const ofBen = {
  proposer: anAuthor({ id: ben, username: 'ben' }),
  invited: [{ user: anAuthor({ id: anna }), answers: {} }],
}

/** The one meetup of a device, offline. */
async function open(overrides: object = {}, more: Parameters<typeof aMeetupPage>[0] = {}) {
  const page = await aMeetupPage({ confirmed: [aMeetup('mu1', overrides)], ...more })
  goOffline(page.store)
  page.store.sub(meetupsAtom, () => {})
  await expect.poll(() => page.store.get(meetupsAtom)).toHaveLength(1)
  const [meetup] = page.store.get(meetupsAtom) ?? []
  if (!meetup) throw new Error('there is no meetup')
  await renderAt(<Meetup meetup={meetup} />, { store: page.store })
  return page
}

it('asks whoever is invited about each showing, and keeps the answer that waits', async () => {
  const { device } = await open(ofBen)
  expect(screen.getByRole('heading', { level: 1, name: 'Verabredung: Film s1 und ein anderer Film' })).toBeVisible()
  expect(screen.getByText('Von ben')).toBeVisible()
  expect(screen.getByText('Kommt ihr?')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Dafür entscheiden/ })).toBeNull()
  const first = screen.getByRole('group', { name: 'Deine Antwort: Film s1, Sa 21. November, 20:15 Uhr' })
  await userEvent.click(within(first).getByRole('button', { name: 'Passt' }))
  expect(await within(first).findByRole('button', { name: 'Passt', pressed: true })).toBeVisible()
  expect(screen.getByText('wartet auf das Netz')).toBeVisible()
  await userEvent.click(within(first).getByRole('button', { name: 'Passt nicht' }))
  expect(await within(first).findByRole('button', { name: 'Passt nicht', pressed: true })).toBeVisible()
  expect(await device.rows()).toMatchObject([{ kind: 'answerMeetup', args: { showing: 's1', suits: false } }])
})

it('shows the proposer who can, and decides', async () => {
  const invited = [
    { user: anAuthor({ id: ben, username: 'ben' }), answers: { s1: true, s2: false } },
    { user: anAuthor({ id: 'u-cara', username: 'cara' }), answers: {} },
  ]
  const { device } = await open({ invited })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('1 von 2 kannPasst: ben')
  expect(second).toHaveTextContent('0 von 2 könnenPasst nicht: ben')
  expect(screen.getByText(texts.silent)).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
  const name = 'Dafür entscheiden: Film s1, Sa 21. November, 20:15 Uhr'
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await device.rows()).toMatchObject([{ kind: 'decideMeetup', args: { id: 'mu1', showing: 's1' } }])
})

it('has a calendar file and a reminder of the outcome, until it begins', async () => {
  const saved = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve(file as Blob)
      return 'blob:x'
    }
  })
  await open({ ...ofBen, status: 'decided', decided: 's1' })
  expect(screen.getByRole('heading', { name: 'Es steht fest' })).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('button', { name: 'Erinnern' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Kalender' }))
  expect(readEvent(await (await saved).text()).getFirstPropertyValue('location')).toBe('Kino Lampenfieber')
})

it.each([
  [{ status: 'cancelled' }, 'Findet nicht statt', 0],
  [{ status: 'moved' }, 'Neuer Termin', 1],
  [{ thing: aShowing('s1', { startsAt: '2026-11-21T11:00:00.000Z' }) }, 'Schon vorbei', 0],
])('says of an outcome what has become of it: %o', async (change, words, ways) => {
  const showing = { thing: aShowing('s1'), status: 'kept', ...change }
  await open({ status: 'decided', decided: 's1', showings: [showing] })
  expect(screen.getAllByText(words)).not.toHaveLength(0)
  expect(screen.queryAllByRole('button', { name: 'Kalender' })).toHaveLength(ways)
})

it('asks before it is withdrawn, or left', async () => {
  const { store } = await open(ofBen)
  await userEvent.click(screen.getByRole('button', { name: texts.leave }))
  expect(store.get(shownModalAtom)?.modal).toMatchObject({ type: 'confirm', title: 'Verabredung verlassen?' })
})

it('lists what is to come and what is past, with what each waits for', async () => {
  const past = { showings: [{ thing: aShowing('s0', { startsAt: '2026-11-20T19:15:00.000Z' }), status: 'kept' }] }
  const confirmed = [aMeetup('mu1'), aMeetup('mu2', ofBen), aMeetup('mu3', past)]
  const { store } = await aMeetupPage({ confirmed, draft: [{ thing: aShowing('s9'), owner: null }] })
  goOffline(store)
  await renderAt(<MeetupsView />, { store })
  expect(await screen.findByText('2 Antworten fehlen noch von dir')).toBeVisible()
  expect(screen.getByText('0 von 1 haben geantwortet')).toBeVisible()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Was ansteht', 'Vorbei'])
  expect(await screen.findByText('1 Vorstellung ist ausgewählt')).toBeVisible()
})

it('says how one comes by a meetup, and asks visitors to sign in', async () => {
  const { store } = await aMeetupPage({ confirmed: [] })
  goOffline(store)
  await renderAt(<MeetupsView />, { store })
  expect(await screen.findByText(texts.empty)).toBeVisible()
  await renderAt(<MeetupsView />)
  expect(screen.getByText(texts.visitor)).toBeVisible()
})

const chosen = { draft: [{ thing: aShowing('s1'), owner: null }] }
const friends = [{ user: anAuthor({ id: ben, username: 'ben' }), owner: anna }]

it('proposes what is chosen to friends without a network, once', async () => {
  const { store, device } = await aMeetupPage({ confirmed: [], ...chosen, friends })
  goOffline(store)
  await renderAt(<MeetupFormView />, { store })
  await userEvent.click(await screen.findByRole('button', { name: texts.send }))
  expect(screen.getByText(texts.whomMissing)).toBeVisible()
  const friend = screen.getByRole('checkbox', { name: 'ben' })
  expect(friend).toHaveFocus()
  expect(await device.rows()).toEqual([])
  await userEvent.click(friend)
  await userEvent.type(screen.getByLabelText(texts.noteLabel), ' Um acht? ')
  const send = screen.getByRole('button', { name: texts.send })
  await userEvent.dblClick(send)
  await expect
    .poll(() => device.rows())
    .toMatchObject([
      { kind: 'proposeMeetup', args: { note: 'Um acht?', showings: [{ id: 's1' }], invited: [{ id: ben }] } },
    ])
})

it('takes a showing out of the choice, and says when nothing is chosen', async () => {
  const { store } = await aMeetupPage({ confirmed: [], ...chosen, friends })
  goOffline(store)
  await renderAt(<MeetupFormView />, { store })
  await userEvent.click(await screen.findByRole('button', { name: /^Nicht vorschlagen: Film s1/ }))
  expect(await screen.findByText(texts.formEmpty)).toBeVisible()
})

it('says that friends are not on the device yet', async () => {
  const { store } = await aMeetupPage({ confirmed: [], ...chosen })
  goOffline(store)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  await renderAt(<MeetupFormView />, { store })
  expect(await screen.findByText(texts.unknownFriends)).toBeVisible()
})
