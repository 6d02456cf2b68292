import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { created, nameMissing } from '../../texts/lists.ts'
import { OwnListsSection } from './OwnListsSection.tsx'

async function show({ lists = 0, isReachable = true } = {}) {
  const { store } = await aMemberPage()
  store.set(sessionAtom, aMember({ id: anna, username: anna, lists }))
  if (!isReachable) goOffline(store)
  await renderAt(<OwnListsSection />, { store })
  return store
}

it('says that there is no list yet only of members who have none', async () => {
  await show()
  expect(await screen.findByRole('heading', { name: 'Du hast noch keine Liste' }, { timeout: 5_000 })).toBeVisible()
})

it('waits on a new device for the lists that the session counts', async () => {
  await show({ lists: 3 })
  expect(await screen.findByText('Die Listen werden geladen')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

it('says without a network that a new device does not hold them yet', async () => {
  await show({ lists: 3, isReachable: false })
  expect(await screen.findByText('Deine Listen sind noch nicht auf diesem Gerät')).toBeVisible()
  expect(screen.queryByText('Du hast noch keine Liste')).toBeNull()
})

it('leads into the form of a new list, to what is missing there, and back', async () => {
  const user = userEvent.setup()
  await show()
  await user.click(await screen.findByRole('button', { name: 'Neue Liste' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Liste anlegen' }))
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription(nameMissing)
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(screen.getByRole('button', { name: 'Neue Liste' })).toHaveFocus()
})

it.each([true, false])('says of a new list what is true of it: the server can be reached: %s', async (isReachable) => {
  const user = userEvent.setup()
  const store = await show({ isReachable })
  await user.click(await screen.findByRole('button', { name: 'Neue Liste' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Regen{Enter}')
  const message = created('Regen', !isReachable)
  await waitFor(() => expect(store.get(toastAtom)).toMatchObject({ kind: 'success', message }))
  expect(message.includes('Sobald du online bist')).toBe(!isReachable)
})
