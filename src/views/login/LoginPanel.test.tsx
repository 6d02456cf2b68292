import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom } from '../../atoms/core/context.ts'
import { sessionEventsAtom } from '../../atoms/core/sessionDevice.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { LoginPanel } from './LoginPanel.tsx'

type Answers = { recovery?: Reply<unknown>; login?: Reply<unknown> }

/** The panel, in the overlay unless said otherwise, against a server that answers so. */
async function aPanel(
  { recovery, login }: Answers = {},
  { url: at = '/anmelden', ...props }: Partial<Parameters<typeof LoginPanel>[0]> & { url?: string } = {},
) {
  const store = createStore()
  const asked: unknown[] = []
  const call = async ({ path }: Call, input: { body?: unknown }) => {
    if (path === '/api/csrf_token') return anOkReply({ 'X-CSRF-Token': 'abc' })
    if (path === '/api/session') return login ?? { kind: 'unreachable' }
    if (path !== '/api/request_password') return { kind: 'unreachable' }
    asked.push(input.body)
    return recovery ?? anOkReply({})
  }
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(sessionEventsAtom, { ...store.get(sessionEventsAtom), publish: () => undefined })
  const { url, unmount } = await renderAt(<LoginPanel place="overlay" {...props} />, { store, url: at })
  return { asked, store, url, unmount }
}

const forget = async (name: string) => {
  await userEvent.type(screen.getByLabelText('Benutzername'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Passwort vergessen?' }))
}
const requestLink = () => userEvent.click(screen.getByRole('button', { name: 'Link anfordern' }))

it('quotes a film above the form', async () => {
  await aPanel()
  expect(screen.getByRole('figure')).toHaveTextContent(/^„.+“.+$/)
})

it('goes to recovery with the name that was typed, and back', async () => {
  await aPanel()
  await forget('anna')
  expect(screen.getByRole('heading', { name: 'Passwort vergessen' })).toBeInTheDocument()
  expect(screen.getByLabelText('Benutzername oder E-Mail')).toHaveValue('anna')
  expect(screen.getByLabelText('Benutzername oder E-Mail')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Zurück zur Anmeldung' }))
  expect(screen.getByLabelText('Benutzername')).toHaveValue('anna')
  expect(screen.getByLabelText('Benutzername')).toHaveFocus()
})

it('confirms that a mail is on its way, and leads back to the login', async () => {
  const { asked } = await aPanel()
  await forget(' anna ')
  await requestLink()
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Danke, wir haben dir zur Bestätigung eine E-Mail geschickt. Bitte klicke auf den Link in der E-Mail, um ein neues Passwort zu erhalten.',
  )
  // React's effects may come after what they follow is found.
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  expect(asked).toEqual([{ user: 'anna' }])
  await userEvent.click(screen.getByRole('button', { name: 'Zurück zur Anmeldung' }))
  expect(await screen.findByLabelText('Passwort')).toBeInTheDocument()
})

it.each([
  [404, 'unknown_user', 'Benutzername oder E-Mail unbekannt'],
  [500, 'internal', 'Benutzername oder E-Mail unbekannt'],
  [429, 'too_many_requests', 'Da warst du etwas zu schnell für unser System. Probiere es in ein paar Minuten nochmal.'],
])('says of %i %s what the specification says, and keeps what was typed', async (status, code, message) => {
  await aPanel({ recovery: aProblemReply({ status, code }) })
  await forget('niemand')
  await requestLink()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  const field = screen.getByLabelText('Benutzername oder E-Mail')
  expect(field).toHaveValue('niemand')
  await userEvent.type(field, 'd')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('calls nobody unknown while the server cannot be reached', async () => {
  await aPanel({ recovery: { kind: 'unreachable' } })
  await forget('anna')
  await requestLink()
  expect(await screen.findByRole('alert')).toHaveTextContent('nicht erreichbar')
})

const signIn = async () => {
  await userEvent.type(screen.getByLabelText('Benutzername'), 'anna')
  await userEvent.type(screen.getByLabelText('Passwort'), 'geheim{Enter}')
}

it('welcomes who signed in and calls back', async () => {
  const onSignedIn = vi.fn()
  const { store } = await aPanel({ login: anOkReply(aMember({ username: 'anna' })) }, { onSignedIn })
  await signIn()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(store.get(toastAtom)).toMatchObject({
    kind: 'success',
    message: 'Willkommen zurück, anna. Du hast dich erfolgreich eingeloggt.',
  })
})

it('says that it goes on to the address it was given', async () => {
  const { url } = await aPanel({ login: anOkReply(aMember()) }, { place: 'page', redirectTo: '/inbox' })
  await signIn()
  expect(await screen.findByRole('status')).toHaveTextContent('Du wirst weitergeleitet...')
  await waitFor(() => expect(url()).toBe('/inbox'))
})

it('registers in place where it may, else on its page', async () => {
  const onRegister = vi.fn()
  await aPanel({}, { onRegister })
  await userEvent.click(screen.getByRole('button', { name: 'Kostenlos registrieren' }))
  expect(onRegister).toHaveBeenCalledOnce()
})

it('may begin with recovery', async () => {
  await aPanel({}, { place: 'page', start: 'recover' })
  expect(screen.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeInTheDocument()
})

it('shows a new member above a page the way to the first steps, and others none', async () => {
  const signIn = async (fields: Parameters<typeof aMember>[0], url: string) => {
    const { store, unmount } = await aPanel({ login: anOkReply(aMember(fields)) }, { url })
    await userEvent.type(screen.getByLabelText('Benutzername'), 'anna')
    await userEvent.type(screen.getByLabelText('Passwort'), 'popcorn{Enter}')
    await waitFor(() => expect(store.get(toastAtom)).toMatchObject({ kind: 'success' }))
    unmount()
    return store.get(toastAtom)
  }
  const fresh = { first_steps_until: '2026-12-05T12:00:00Z' }
  expect(await signIn(fresh, '/filme')).toMatchObject({ link: { href: '/erste-schritte' } })
  expect(await signIn(fresh, '/anmelden')).not.toHaveProperty('link')
  expect(await signIn({ ...fresh, movie_ratings: 3 }, '/filme')).not.toHaveProperty('link')
  expect(await signIn({}, '/filme')).not.toHaveProperty('link')
})
