import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { type Consent, consentAtom } from '../consent/consent.ts'
import { type Tracked, trackAtom, trackerAtom } from './tracking.ts'

function open() {
  const store = createStore()
  const sent: Tracked[] = []
  store.set(trackerAtom, {
    send: async (tracked) => {
      sent.push(tracked)
    },
  })
  return { store, sent }
}

it.each<[string, Consent]>([
  ['before the device has answered', { state: 'unread' }],
  ['before anything is decided', { state: 'undecided' }],
  ['when everything was refused', { state: 'decided', allowed: [] }],
  ['when only others were allowed', { state: 'decided', allowed: ['video', 'ads', 'social', 'captcha'] }],
])('sends nothing %s', async (_name, consent) => {
  const { store, sent } = open()
  store.set(consentAtom, consent)
  await store.set(trackAtom, { event: 'Logout' })
  expect(sent).toEqual([])
})

it('sends each event once after consent, and nothing more once it is taken back', async () => {
  const { store, sent } = open()
  store.set(consentAtom, { state: 'decided', allowed: ['analytics'] })
  await store.set(trackAtom, { event: 'Video Progress', videoId: 'v1', percent: 25 })
  await store.set(trackAtom, { event: 'Logout' })
  store.set(consentAtom, { state: 'decided', allowed: [] })
  await store.set(trackAtom, { event: 'Logout' })
  expect(sent).toEqual([{ event: 'Video Progress', videoId: 'v1', percent: 25 }, { event: 'Logout' }])
})
