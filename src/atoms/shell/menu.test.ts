import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aMember } from '../../../test/builders/session.ts'
import { sessionAtom } from '../core/session.ts'
import { closeMenuAtom, menuAtom, toggleMenuAtom } from './menu.ts'

it('opens one menu at a time and closes the open one when it is toggled', () => {
  const store = createStore()
  store.set(toggleMenuAtom, 'mobile')
  store.set(toggleMenuAtom, 'user')
  expect(store.get(menuAtom)).toBe('user')
  store.set(toggleMenuAtom, 'user')
  expect(store.get(menuAtom)).toBeNull()
})

it('closes when somebody signs in or out', () => {
  const store = createStore()
  store.set(sessionAtom, aMember())
  store.set(toggleMenuAtom, 'user')
  store.set(sessionAtom, { type: 'AnonymousUser' })
  expect(store.get(menuAtom)).toBeNull()
})

it('closes from outside', () => {
  const store = createStore()
  store.set(toggleMenuAtom, 'mobile')
  store.set(closeMenuAtom)
  expect(store.get(menuAtom)).toBeNull()
})
