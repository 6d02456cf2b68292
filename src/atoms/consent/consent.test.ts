import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aConsentDevice } from '../../../test/builders/consent.ts'
import { consentAtom, isAllowed, offerDueAtom, offerShownAtom, vendors } from './consent.ts'
import { CONSENT_VERSION, consentDeviceAtom, decideConsentAtom, followConsentAtom } from './consentDevice.ts'

const NOW = new Date('2026-11-21T11:00:00.000Z')

function open(device = aConsentDevice()) {
  const store = createStore()
  store.set(consentDeviceAtom, device)
  return { store, device }
}

it('allows nobody anything before the device has answered, and without a decision', async () => {
  const { store } = open()
  expect(vendors.some((vendor) => isAllowed(store.get(consentAtom), vendor))).toBe(false)
  store.set(followConsentAtom)
  expect(store.get(consentAtom)).toEqual({ state: 'undecided' })
  expect(vendors.some((vendor) => isAllowed(store.get(consentAtom), vendor))).toBe(false)
})

it('allows at once who was chosen and nobody else, and still does after a reload', async () => {
  const { store, device } = open()
  store.set(decideConsentAtom, ['video'], NOW)
  expect(isAllowed(store.get(consentAtom), 'video')).toBe(true)
  expect(isAllowed(store.get(consentAtom), 'analytics')).toBe(false)
  const { store: later } = open(device)
  later.set(followConsentAtom)
  expect(later.get(consentAtom)).toEqual({ state: 'decided', allowed: ['video'] })
})

it('takes back what was allowed', async () => {
  const { store } = open()
  store.set(decideConsentAtom, ['video', 'analytics'], NOW)
  store.set(decideConsentAtom, [], NOW)
  expect(store.get(consentAtom)).toEqual({ state: 'decided', allowed: [] })
})

it('lets the other tabs follow', async () => {
  const { store: here, device } = open()
  const { store: there } = open(device)
  here.set(followConsentAtom)
  there.set(followConsentAtom)
  here.set(decideConsentAtom, ['ads'], NOW)
  expect(isAllowed(there.get(consentAtom), 'ads')).toBe(true)
})

it.each([
  [
    'another version of the vendors',
    { version: CONSENT_VERSION - 1, allowed: ['video'], decidedAt: NOW.toISOString() },
  ],
  ['something unreadable', 'yes'],
])('asks anew after %s', async (_name, stored) => {
  const { store } = open(aConsentDevice({ stored }))
  store.set(followConsentAtom)
  expect(store.get(consentAtom)).toEqual({ state: 'undecided' })
})

it('holds for the page where storage is forbidden', async () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  const { store } = open({ ...aConsentDevice(), read: refuse, write: refuse })
  store.set(followConsentAtom)
  store.set(decideConsentAtom, ['video'], NOW)
  expect(isAllowed(store.get(consentAtom), 'video')).toBe(true)
})

it('is offered when it is time, until it is decided', async () => {
  const { store } = open()
  store.set(followConsentAtom)
  expect(store.get(offerShownAtom)).toBe(false)
  store.set(offerDueAtom, true)
  expect(store.get(offerShownAtom)).toBe(true)
  store.set(decideConsentAtom, [], NOW)
  expect(store.get(offerShownAtom)).toBe(false)
})
