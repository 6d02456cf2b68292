import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anAccount } from '../../../test/builders/account.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import * as texts from '../../texts/account.ts'
import { problemTexts } from '../../texts/problems.ts'
import { EmailRow } from './EmailRow.tsx'

const { email: words, password } = texts
const PATCH = 'PATCH /api/me'

async function change(answer: Parameters<typeof anAccountPage>[1], address = 'neu@example.org') {
  const page = await anAccountPage(<EmailRow account={anAccount()} />, answer)
  await page.user.click(screen.getByRole('button', { name: 'E-Mail ändern' }))
  expect(screen.getByLabelText(words.label)).toHaveFocus()
  await page.user.type(screen.getByLabelText(words.label), address)
  await page.user.type(screen.getByLabelText(password.current), 'geheim')
  await page.user.click(screen.getByRole('button', { name: words.save }))
  return page
}

it('says where the mail went, and that the old address holds until its link is followed', async () => {
  const { asked } = await change({ [PATCH]: anOkReply(anAccount({ pending_email: 'neu@example.org' })) })
  expect(await screen.findByText(words.sent('neu@example.org'))).toBeVisible()
  expect(asked).toMatchObject([{ body: { account: { email: 'neu@example.org', current_password: 'geheim' } } }])
  expect(screen.queryByLabelText(words.label)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'E-Mail ändern' })).toHaveFocus()
})

it('shows an address that waits beside the one that holds', async () => {
  await anAccountPage(<EmailRow account={anAccount({ pending_email: 'neu@example.org' })} />)
  expect(screen.getByText('anna@example.org')).toBeVisible()
  expect(screen.getByText(words.pending('neu@example.org'))).toBeVisible()
})

it('says a fault at its field, keeps what was typed, and forgets the fault with the first edit', async () => {
  const errors = { current_password: ['Das ist nicht dein Passwort.', 'Mehr'] }
  const { user } = await change({ [PATCH]: aProblemReply({ status: 422, code: 'invalid', errors }) })
  const field = screen.getByLabelText(password.current)
  expect(await screen.findByText('Das ist nicht dein Passwort.')).toBeVisible()
  expect(screen.queryByText('Mehr')).not.toBeInTheDocument()
  expect(field).toHaveAccessibleDescription('Das ist nicht dein Passwort.')
  expect(field).toHaveFocus()
  expect(screen.getByLabelText(words.label)).toHaveValue('neu@example.org')
  expect(field).toHaveValue('geheim')
  await user.type(field, 'er')
  expect(screen.queryByText('Das ist nicht dein Passwort.')).not.toBeInTheDocument()
  expect(field).not.toHaveAttribute('aria-invalid')
})

it('asks no server for the address that holds already', async () => {
  const { asked } = await change({}, 'Anna@Example.org')
  expect(await screen.findByText(words.same)).toBeVisible()
  expect(asked).toEqual([])
})

it.each([
  ['without a way to the server', { kind: 'unreachable' } as never, problemTexts.unreachable],
  ['after too many tries', aProblemReply({ status: 429, code: 'too_many_requests' }), problemTexts.tooFast],
])('says in the form what went wrong %s', async (_when, reply, message) => {
  await change({ [PATCH]: reply })
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText(words.label)).toHaveValue('neu@example.org')
})

it('has the link to a new password mailed to who has none to give', async () => {
  const page = await anAccountPage(<EmailRow account={anAccount()} />, { 'POST /api/request_password': anOkReply({}) })
  await page.user.click(screen.getByRole('button', { name: 'E-Mail ändern' }))
  await page.user.click(screen.getByRole('button', { name: texts.help.send }))
  expect(await screen.findByText(texts.help.sent)).toBeVisible()
  expect(page.asked).toMatchObject([{ call: 'POST /api/request_password', body: { user: 'anna' } }])
})
