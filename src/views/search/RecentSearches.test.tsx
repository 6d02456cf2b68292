import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import { deviceStorageAtom } from '../../atoms/place/place.ts'
import { rememberSearchAtom } from '../../atoms/search/recentSearches.ts'
import { RecentSearches } from './RecentSearches.tsx'

async function show(searches: readonly string[]) {
  const store = createStore()
  const kept = new Map<string, string>()
  store.set(deviceStorageAtom, {
    open: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  })
  for (const q of searches) await store.set(rememberSearchAtom, q)
  await renderAt(
    <main>
      <input name="q" />
      <RecentSearches />
    </main>,
    { store, url: '/suche' },
  )
}
const names = () =>
  within(screen.getByRole('region', { name: 'Zuletzt gesucht' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('leads to the last searches, the newest first', async () => {
  await show(['amrum', 'der pate'])
  expect(names()).toEqual(['der pate', 'amrum'])
  expect(screen.getByRole('link', { name: 'der pate' })).toHaveAttribute('href', '/suche?q=der%20pate')
  expect(screen.getByText('Nur auf diesem Gerät gespeichert.')).toBeVisible()
})

it('removes one search and keeps the focus in its place, then all', async () => {
  await show(['amrum', 'dark', 'lola'])
  await userEvent.click(screen.getByRole('button', { name: 'Suche nach „dark“ vergessen' }))
  expect(names()).toEqual(['lola', 'amrum'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Suche nach „amrum“ vergessen' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Alle vergessen' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('is not there without any', async () => {
  await show([])
  expect(screen.queryByRole('heading')).toBeNull()
})
