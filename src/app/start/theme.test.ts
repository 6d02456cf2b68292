// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { createStore } from 'jotai'
import { afterEach, expect, it } from 'vitest'
import { themeAtom, themeDeviceAtom } from '../../atoms/shell/theme.ts'
import { themeDevice } from './theme.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  document.head.innerHTML = ''
})

function aStore() {
  const store = createStore()
  store.set(themeDeviceAtom, themeDevice)
  return store
}

it('shows the chosen theme at once, also in the browser’s bars, and keeps it on the device', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#f2f5f5" media="(prefers-color-scheme: light)">'
  const store = aStore()
  store.set(themeAtom, 'dark')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(document.querySelector('meta')).toHaveAttribute('content', '#0b1214')
  expect(aStore().get(themeAtom)).toBe('dark')
})

it('follows the device again when asked to', () => {
  const store = aStore()
  store.set(themeAtom, 'light')
  store.set(themeAtom, 'system')
  expect(document.documentElement).not.toHaveAttribute('data-theme')
  expect(aStore().get(themeAtom)).toBe('system')
})
