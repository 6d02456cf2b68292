import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { aMember } from '../../../test/builders/session.ts'
import { apiAtom } from '../../atoms/context.ts'
import { sessionEventsAtom } from '../../atoms/sessionDevice.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { LoginForm } from './LoginForm.tsx'

const ok = (value: unknown): Reply<unknown> => ({
  kind: 'ok',
  value,
  fetchedAt: '2026-11-21T12:00:00Z',
  source: 'network',
})

const refused = (status: number, error?: string): Reply<unknown> => ({
  kind: 'problem',
  status,
  code: 'login_failed',
  problem: error ? { type: 'x', title: 'x', status, code: 'login_failed', error, request_id: '1' } : null,
  retryAfter: null,
})

/** Signs in as anna against a server that answers the login with `reply`. */
async function signIn(reply: Reply<unknown>) {
  const store = createStore()
  const call = async ({ path }: Call) => (path === '/api/csrf_token' ? ok({ 'X-CSRF-Token': 'abc' }) : reply)
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(sessionEventsAtom, { ...store.get(sessionEventsAtom), publish: () => undefined })
  const onSignedIn = vi.fn()
  render(
    <Provider store={store}>
      <LoginForm onSignedIn={onSignedIn} />
    </Provider>,
  )
  await userEvent.type(screen.getByLabelText('Benutzername'), 'anna')
  await userEvent.type(screen.getByLabelText('Passwort'), 'geheim{Enter}')
  return onSignedIn
}

it('hands over the name of who signed in', async () => {
  const onSignedIn = await signIn(ok(aMember({ username: 'anna' })))
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('anna', false))
})

it('says what the server says and keeps what was typed', async () => {
  const onSignedIn = await signIn(refused(401, 'Benutzername oder Passwort stimmen nicht.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Benutzername oder Passwort stimmen nicht.')
  expect(screen.getByLabelText('Benutzername')).toHaveValue('anna')
  expect(screen.getByLabelText('Passwort')).toHaveValue('geheim')
  expect(onSignedIn).not.toHaveBeenCalled()
})

it('asks for patience after too many tries', async () => {
  await signIn(refused(429))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Da warst du zu schnell. Warte kurz und probiere es dann noch mal.',
  )
})

it('says that the server cannot be reached, and takes the word back once somebody types', async () => {
  await signIn({ kind: 'unreachable' })
  expect(await screen.findByRole('alert')).toHaveTextContent('nicht erreichbar')
  await userEvent.type(screen.getByLabelText('Passwort'), 'x')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
