import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aStorage } from '../../../test/aStorage.ts'
import { aMember } from '../../../test/builders/session.ts'
import { sessionAtom } from '../core/session.ts'
import { deviceStorageAtom } from '../place/place.ts'
import {
  areFirstStepsAheadAtom,
  areFirstStepsOfferedAtom,
  closeFirstStepsAtom,
  forgetFirstStepsAtom,
} from './firstStepsOffer.ts'

const until = { first_steps_until: '2026-12-05T12:00:00Z' }
const fresh = aMember(until)

function aPage(session = fresh, kept: Record<string, string> = {}) {
  const storage = aStorage(kept)
  const store = createStore()
  store.set(deviceStorageAtom, { open: () => storage })
  store.set(sessionAtom, session)
  return { store, kept }
}

it('offers them to new accounts alone', () => {
  expect(aPage().store.get(areFirstStepsOfferedAtom)).toBe(true)
  expect(aPage(aMember()).store.get(areFirstStepsOfferedAtom)).toBe(false)
  expect(createStore().get(areFirstStepsOfferedAtom)).toBe(false)
})

it('offers them no more once they are closed, also with the next page, but to another member', () => {
  const { store, kept } = aPage()
  store.set(closeFirstStepsAtom)
  expect(store.get(areFirstStepsOfferedAtom)).toBe(false)
  expect(aPage(fresh, kept).store.get(areFirstStepsOfferedAtom)).toBe(false)
  expect(aPage(aMember({ username: 'bert', ...until }), kept).store.get(areFirstStepsOfferedAtom)).toBe(true)
})

it('leads a sign-in there only before anything was begun', () => {
  const isAhead = (page: ReturnType<typeof aPage>) => page.store.set(areFirstStepsAheadAtom)
  expect(isAhead(aPage())).toBe(true)
  expect(isAhead(aPage(fresh, { firstSteps: '{}' }))).toBe(false)
  expect(isAhead(aPage(aMember({ ...until, series_ratings: 1 })))).toBe(false)
  expect(isAhead(aPage(aMember()))).toBe(false)
})

it('leaves nothing of a member who has left, and keeps what is of one who stays', () => {
  const kept = () => ({ firstSteps: `{"owner":"${fresh.id}","at":"theme"}`, firstStepsClosed: fresh.id })
  const left = aPage(fresh, kept())
  left.store.set(forgetFirstStepsAtom, [])
  expect(left.kept).toEqual({})
  const stays = aPage(fresh, kept())
  stays.store.set(forgetFirstStepsAtom, [fresh.id])
  expect(stays.kept).toEqual(kept())
})
