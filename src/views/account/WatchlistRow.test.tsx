import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import * as words from '../../texts/watchlistRule.ts'
import { WatchlistRow } from './WatchlistRow.tsx'

const choice = () => screen.findByRole('combobox', { name: words.text })

it('asks as long as nothing is chosen, and keeps a choice without a network', async () => {
  const { store, device } = await aMemberPage()
  goOffline(store)
  await renderAt(<WatchlistRow />, { store, url: '/konto' })
  expect(await choice()).toHaveDisplayValue(words.choices.ask)
  await expect.poll(async () => (await choice()).hasAttribute('disabled')).toBe(false)
  await userEvent.selectOptions(await choice(), words.choices.remove)
  expect(await screen.findByText(words.pending)).toBeInTheDocument()
  expect(await choice()).toHaveDisplayValue(words.choices.remove)
  expect(await device.rows()).toMatchObject([{ kind: 'setWatchlistRule', args: { rule: 'remove' } }])
})

it('shows what was chosen elsewhere', async () => {
  const confirmed = { slot: 'watchlistRule', state: { rule: 'keep' }, updatedAt: '2026-11-20T12:00:00.000Z' }
  const { store } = await aMemberPage([confirmed])
  await renderAt(<WatchlistRow />, { store, url: '/konto' })
  await expect.poll(choice).toHaveDisplayValue(words.choices.keep)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
