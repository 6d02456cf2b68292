import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anonymous } from '#contract/session.ts'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anAccount } from '../../../test/builders/account.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import * as texts from '../../texts/account.ts'
import { retry } from '../../texts/common.ts'
import { AccountView } from './AccountView.tsx'

it('asks a visitor to sign in above the page, and without scripts on a page that leads back', async () => {
  const { user, store, container } = await anAccountPage(<AccountView />, {}, { session: anonymous })
  expect(screen.queryByText('anna@example.org')).not.toBeInTheDocument()
  expect(container.querySelector('form')).toHaveAttribute('action', '/anmelden')
  expect(container.querySelector('input[name="weiter"]')).toHaveValue('/konto')
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(store.get(modalAtom)).toEqual({ type: 'login' })
})

it('shows the account of who signs in on the page', async () => {
  const { store } = await anAccountPage(<AccountView />, {}, { session: anonymous })
  store.set(sessionAtom, aMember())
  expect(await screen.findByText('anna@example.org')).toBeVisible()
})

it('says since when one is a member and with which roles', async () => {
  const session = aMember({ credentials: 'critic_user community_manager critic_users' })
  await anAccountPage(<AccountView />, {}, { session })
  expect(await screen.findByText('Mitglied seit 2. März 2024')).toBeVisible()
  expect(screen.getByText(texts.roleNames.critic_user)).toBeVisible()
  expect(screen.getByText(texts.roleNames.community_manager)).toBeVisible()
  expect(screen.queryByText(texts.roleNames.admin_user)).not.toBeInTheDocument()
})

it('never shows one member the account of another', async () => {
  const { store, answers } = await anAccountPage(<AccountView />)
  expect(await screen.findByText('anna@example.org')).toBeVisible()
  let answer: (reply: never) => void = () => {}
  answers['GET /api/me'] = new Promise((resolve) => {
    answer = resolve
  })
  act(() => store.set(sessionAtom, aMember({ username: 'bert' })))
  expect(screen.getByText(texts.loading)).toBeVisible()
  expect(screen.queryByText('anna@example.org')).not.toBeInTheDocument()
  answer(anOkReply(anAccount({ username: 'bert', email: 'bert@example.org' })) as never)
  expect(await screen.findByText('bert@example.org')).toBeVisible()
})

it('says that the account is not there without the server, and asks again', async () => {
  const { user, answers } = await anAccountPage(<AccountView />, { 'GET /api/me': { kind: 'unreachable' } as never })
  expect(await screen.findByText(texts.unavailableTitle)).toBeVisible()
  answers['GET /api/me'] = aProblemReply({ status: 500, code: 'internal' }) as never
  await user.click(screen.getByRole('button', { name: retry }))
  expect(await screen.findByText(texts.failedTitle)).toBeVisible()
  answers['GET /api/me'] = anOkReply(anAccount())
  await user.click(screen.getByRole('button', { name: retry }))
  expect(await screen.findByText('anna@example.org')).toBeVisible()
})
