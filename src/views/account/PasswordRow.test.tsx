import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anAccount } from '../../../test/builders/account.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { replayWishesAtom } from '../../atoms/core/outbox.ts'
import { password as words } from '../../texts/account.ts'
import { PasswordRow } from './PasswordRow.tsx'

async function change(answers: Parameters<typeof anAccountPage>[1]) {
  const page = await anAccountPage(<PasswordRow account={anAccount()} />, answers)
  await page.user.click(screen.getByRole('button', { name: 'Passwort ändern' }))
  expect(screen.getByText(words.warning)).toBeVisible()
  await page.user.type(screen.getByLabelText(words.current), 'alt')
  await page.user.type(screen.getByLabelText(words.next), 'drei Karten für heute{Enter}')
  return page
}

it('says that the new password holds and that all other sessions have ended', async () => {
  const { asked, store } = await change({ 'PATCH /api/me': anOkReply(anAccount()) })
  expect(await screen.findByText(words.saved)).toBeVisible()
  // Entries that were refused under the former session are replayed under the new one.
  expect(store.get(replayWishesAtom).count).toBe(1)
  expect(asked).toMatchObject([{ body: { account: { password: 'drei Karten für heute', current_password: 'alt' } } }])
})

it('says the faults of both fields at them and goes to the first', async () => {
  const errors = { password: ['Zu leicht.'], current_password: ['Nicht deins.'] }
  await change({ 'PATCH /api/me': aProblemReply({ status: 422, code: 'invalid', errors }) })
  expect(await screen.findByText('Zu leicht.')).toBeVisible()
  expect(screen.getByLabelText(words.current)).toHaveFocus()
  expect(screen.getByLabelText(words.current)).toHaveAccessibleDescription('Nicht deins.')
  expect(screen.getByLabelText(words.next)).toHaveValue('drei Karten für heute')
})
