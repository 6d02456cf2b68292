import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anAccount } from '../../../test/builders/account.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { password, facebook as words } from '../../texts/account.ts'
import { AccountView } from './AccountView.tsx'

const linked = anAccount({ facebook_linked: true })

async function end(answer: Parameters<typeof anAccountPage>[1]) {
  const page = await anAccountPage(<AccountView />, { 'GET /api/me': anOkReply(linked), ...answer })
  await page.user.click(await screen.findByRole('button', { name: words.openWhat }))
  expect(screen.getByText(words.warning)).toBeVisible()
  await page.user.type(screen.getByLabelText(password.current), 'geheim{Enter}')
  return page
}

it('ends the link by the current password, and says so', async () => {
  const { asked } = await end({ 'PATCH /api/me': anOkReply(anAccount({ facebook_linked: false })) })
  expect(await screen.findByText(words.saved)).toBeVisible()
  expect(screen.getByText(words.unlinked)).toBeVisible()
  expect(screen.queryByRole('button', { name: words.openWhat })).not.toBeInTheDocument()
  // Not lost with the button that it came from.
  expect(document.body).not.toHaveFocus()
  expect(asked).toMatchObject([{ body: { account: { facebook_linked: false, current_password: 'geheim' } } }])
})

it('says at the field that the password is wrong, and keeps the link', async () => {
  const errors = { current_password: ['Das ist nicht dein Passwort.'] }
  await end({ 'PATCH /api/me': aProblemReply({ status: 422, code: 'invalid', errors }) })
  expect(await screen.findByText('Das ist nicht dein Passwort.')).toBeVisible()
  expect(screen.getByLabelText(password.current)).toHaveFocus()
  expect(screen.getByText(words.linked)).toBeVisible()
})

it.each([
  [false, words.unlinked],
  [null, undefined],
])('offers no end of a link that is none (%s)', async (facebook_linked, text) => {
  await anAccountPage(<AccountView />, { 'GET /api/me': anOkReply(anAccount({ facebook_linked })) })
  expect(await screen.findByText('anna@example.org')).toBeVisible()
  expect(screen.queryByText(words.unlinked)?.textContent).toBe(text)
  expect(screen.queryByRole('heading', { name: words.title }) === null).toBe(text === undefined)
  expect(screen.queryByRole('button', { name: words.openWhat })).not.toBeInTheDocument()
})
