import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { anonymous } from '#contract/session.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { PasswordForm } from './PasswordForm.tsx'

/** The form of a mailed link against a server that answers so. */
function aForm(reply: Reply<unknown>) {
  const store = createStore()
  const sent: unknown[] = []
  const call = async ({ path }: Call, input: { body?: unknown }) => {
    if (path === '/api/csrf_token') return anOkReply({ 'X-CSRF-Token': 'abc' })
    if (path !== '/api/password') return anOkReply(anonymous)
    sent.push(input.body)
    return reply
  }
  store.set(apiAtom, { call: call as unknown as Api })
  const [onSet, onLinkOver] = [vi.fn(), vi.fn()]
  render(
    <Provider store={store}>
      <PasswordForm token="t-1" onSet={onSet} onLinkOver={onLinkOver} />
    </Provider>,
  )
  return { onSet, onLinkOver, sent }
}

const field = () => screen.getByLabelText('Neues Passwort')
const type = (password: string) => userEvent.type(field(), `${password}{Enter}`)

it('sets the password that was typed, and says whose it is', async () => {
  const { onSet, sent } = aForm(anOkReply({ username: 'anna' }))
  await type('drei Karten für heute')
  await waitFor(() => expect(onSet).toHaveBeenCalledWith('anna'))
  expect(sent).toEqual([{ token: 't-1', password: 'drei Karten für heute' }])
})

it('says how long it has to be, and sends nothing shorter', async () => {
  const { sent } = aForm(anOkReply({ username: 'anna' }))
  expect(field()).toHaveAccessibleDescription(/Mindestens 10 Zeichen/)
  await type('kurz')
  expect(field()).toHaveAccessibleDescription(/Dein Passwort braucht mindestens 10 Zeichen\./)
  expect(field()).toBeInvalid()
  expect(field()).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.type(field(), 'x')
  expect(field()).toBeValid()
})

it("shows the server's word beside the field and keeps what was typed", async () => {
  const errors = { password: ['Dieses Passwort ist zu leicht zu erraten.'] }
  const { onSet } = aForm(aProblemReply({ status: 422, code: 'invalid', errors }))
  await type('passwort123')
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/zu leicht zu erraten/))
  expect(field()).toHaveValue('passwort123')
  expect(onSet).not.toHaveBeenCalled()
})

it('tells of a link that is over', async () => {
  const { onLinkOver } = aForm(aProblemReply({ status: 410, code: 'token_invalid' }))
  await type('drei Karten für heute')
  await waitFor(() => expect(onLinkOver).toHaveBeenCalledOnce())
})

it.each([
  [{ kind: 'unreachable' } as const, /nicht erreichbar/],
  [aProblemReply({ status: 429, code: 'too_many_requests' }), /etwas zu schnell für unser System/],
  [aProblemReply({ status: 500, code: 'internal' }), /Ups! Leider ist ein Fehler aufgetreten/],
])('keeps what was typed when it fails (%#)', async (reply, message) => {
  aForm(reply)
  await type('drei Karten für heute')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(field()).toHaveValue('drei Karten für heute')
})

it('shows the password to who wants to see it', async () => {
  aForm(anOkReply({ username: 'anna' }))
  expect(field()).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: /^Zeigen/ }))
  expect(field()).toHaveAttribute('type', 'text')
})
