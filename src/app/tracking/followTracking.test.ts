import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aSuggestion } from '../../../test/builders/search.ts'
import { consentAtom } from '../../atoms/consent/consent.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { suggestionEventsAtom } from '../../atoms/search/search.ts'
import type { BeaconMessage } from '../../sync/beacon.ts'
import { followTracking } from './followTracking.ts'

function open() {
  const store = createStore()
  store.set(consentAtom, { state: 'decided', allowed: ['analytics'] })
  const sent: BeaconMessage[] = []
  let openPage = () => {}
  let openEntry: (label: string) => void = () => {}
  let changeSession: (isSignedIn: boolean) => void = () => {}
  followTracking({
    store,
    send: async (message) => void sent.push(message),
    onPage: (seen) => {
      openPage = seen
    },
    onNavigation: (opened) => {
      openEntry = opened
    },
    onSession: (changed) => {
      changeSession = changed
    },
  })
  return {
    store,
    sent,
    openPage: () => openPage(),
    openEntry: (label: string) => openEntry(label),
    changeSession: (isSignedIn: boolean) => changeSession(isSignedIn),
    events: () => sent.map(({ event }) => event),
  }
}

it('counts the page itself and each one opened after it', () => {
  const { events, openPage } = open()
  expect(events()).toEqual(['Page View'])
  openPage()
  expect(events()).toEqual(['Page View', 'Page View'])
})

it('counts the login overlay each time it opens, and no other modal', () => {
  const { store, events } = open()
  store.set(modalAtom, { type: 'darkMode' })
  store.set(modalAtom, { type: 'login' })
  store.set(modalAtom, { type: 'darkMode' })
  store.set(modalAtom, { type: 'login' })
  expect(events().slice(1)).toEqual(['Open Login Overlay', 'Open Login Overlay'])
})

it('counts the entries of page navigations under their labels', () => {
  const { sent, openEntry } = open()
  openEntry('cinema_kinostarts')
  expect(sent.slice(1)).toEqual([{ event: 'Page Navigation', subType: 'cinema_kinostarts' }])
})

it('counts signing in and out', () => {
  const { events, changeSession } = open()
  changeSession(true)
  changeSession(false)
  expect(events().slice(1)).toEqual(['Sign-Up: Login Success', 'Logout'])
})

it('tells what was chosen among the suggestions', async () => {
  const { store, sent } = open()
  const suggestion = aSuggestion({ id: 'm-1', path: '/movies/metropolis', itemClass: 'Movie' })
  await store.get(suggestionEventsAtom).onOpened({ suggestion, position: 2, query: 'metro' })
  expect(sent.at(-1)).toEqual({
    event: 'Open Suggestion',
    payload: {
      target: '/movies/metropolis',
      target_type: 'Movie',
      target_id: 'm-1',
      query: 'metro',
      position: 2,
    },
  })
})

it('sends nothing once consent is taken back', async () => {
  const { store, events, openPage, changeSession } = open()
  store.set(consentAtom, { state: 'decided', allowed: [] })
  openPage()
  changeSession(false)
  store.set(modalAtom, { type: 'login' })
  await store.get(suggestionEventsAtom).onOpened({ suggestion: aSuggestion(), position: 1, query: 'a' })
  expect(events()).toEqual(['Page View'])
})
