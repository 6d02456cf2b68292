import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { captchaWorkAtom } from '../../atoms/captcha/captchaWork.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { sessionEventsAtom } from '../../atoms/core/sessionDevice.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { LoginForm } from './LoginForm.tsx'

const anna = anOkReply(aMember({ username: 'anna' }))
const refused = (status: number, error?: string) =>
  aProblemReply({ status, code: status === 429 ? 'too_many_requests' : 'login_failed', error })
const captchaNeeded = aProblemReply({ status: 422, code: 'captcha_needed', error: 'Bitte bestätige zuerst.' })

/** A login against a server that answers each attempt with the next of `replies`. */
async function aLogin(...replies: Reply<unknown>[]) {
  const store = createStore()
  const sent: unknown[] = []
  let challenges = 0
  const call = async ({ path, method }: Call, input: { body?: unknown }) => {
    if (path === '/api/csrf_token') return anOkReply({ 'X-CSRF-Token': 'abc' })
    if (path === '/api/captcha') {
      challenges += 1
      return anOkReply({
        provider: 'proof_of_work',
        challenge: `c${challenges}`,
        puzzles: 1,
        bits: 1,
        expires_at: '2999-01-01T00:00:00Z',
      })
    }
    if (path !== '/api/session' || method !== 'POST') return { kind: 'unreachable' }
    sent.push(input.body)
    return replies.shift() ?? { kind: 'unreachable' }
  }
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(sessionEventsAtom, { ...store.get(sessionEventsAtom), publish: () => undefined })
  store.set(captchaWorkAtom, { solve: async ({ challenge }) => `${challenge}:0` })
  const [onSignedIn, onForgot, onUsername] = [vi.fn(), vi.fn(), vi.fn()]
  await renderAt(<LoginForm username="" onUsername={onUsername} onSignedIn={onSignedIn} onForgot={onForgot} />, {
    store,
  })
  return { onSignedIn, onForgot, onUsername, sent, store }
}

/** Signs in as anna. */
async function signIn(...replies: Reply<unknown>[]) {
  const login = await aLogin(...replies)
  await userEvent.type(screen.getByLabelText('Benutzername'), 'anna')
  await userEvent.type(screen.getByLabelText('Passwort'), 'geheim{Enter}')
  return login
}

it('hands over the name of who signed in', async () => {
  const { onSignedIn, onUsername } = await signIn(anna)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('anna', false))
  expect(onUsername).toHaveBeenLastCalledWith('anna')
})

it('says what the server says and keeps what was typed', async () => {
  const { onSignedIn } = await signIn(refused(401, 'Benutzername oder Passwort stimmt nicht.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Benutzername oder Passwort stimmt nicht.')
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

it('solves a captcha where the server wants one, and then tries again by itself', async () => {
  const { onSignedIn, sent } = await signIn(captchaNeeded, anna)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('anna', false))
  expect(sent).toEqual([
    { username: 'anna', password: 'geheim' },
    { username: 'anna', password: 'geheim', 'g-recaptcha-response': 'c1:0' },
  ])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('has a fresh solution for each later attempt, and shows when even that is refused', async () => {
  const { sent } = await signIn(captchaNeeded, refused(401, 'Falsch.'), captchaNeeded)
  expect(await screen.findByRole('alert')).toHaveTextContent('Falsch.')
  expect(screen.getByText('Sicherheitsprüfung bestanden')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Passwort'), '{Enter}')
  expect(await screen.findByText('Bitte bestätige zuerst.')).toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ 'g-recaptcha-response': 'c2:0' })
  expect(screen.getByLabelText('Passwort')).toHaveValue('geheim')
})

it('leads to recovery and to registration', async () => {
  const { onForgot } = await aLogin()
  await userEvent.click(screen.getByRole('button', { name: 'Passwort vergessen?' }))
  expect(onForgot).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Kostenlos registrieren' })).toHaveAttribute('href', '/registrieren')
})
