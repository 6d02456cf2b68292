import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom } from '../../atoms/core/context.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { ActivationPanel } from './ActivationPanel.tsx'

/** The page of the link `abc` before a server that answers with `replies` in order, and then no more. */
async function open(replies: Reply<unknown>[], store = createStore()) {
  const sent: unknown[] = []
  const call = async ({ path, method }: Call, input?: { body?: unknown }) => {
    if (path === '/api/csrf_token') return anOkReply({ 'X-CSRF-Token': 'abc' })
    sent.push({ [`${method} ${path}`]: input?.body })
    return replies.shift() ?? new Promise(() => {})
  }
  store.set(apiAtom, { call: call as unknown as Api })
  await renderAt(
    <StrictMode>
      <ActivationPanel token="abc" />
    </StrictMode>,
    { store },
  )
  return sent
}

const titled = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.getByRole('link', { name })

it('says that it works, and sends the link once', async () => {
  const sent = await open([])
  await titled('Profil aktivieren')
  await expect.poll(() => sent).toEqual([{ 'POST /api/activation': { token: 'abc' } }])
})

it('welcomes a new member, says what waits a day, and leads to the login', async () => {
  await open([anOkReply({ username: 'anna' })])
  await titled('Dein Profil ist aktiv')
  expect(screen.getByText('Willkommen, anna!')).toBeVisible()
  expect(screen.getByText(/nach 24 Stunden/)).toBeVisible()
  expect(screen.getByText(/die ersten Schritte/)).toBeVisible()
  expect(link('Anmelden')).toHaveAttribute('href', '/anmelden')
})

it('says so where somebody is signed in', async () => {
  const store = createStore()
  store.set(sessionAtom, aMember({ username: 'bert' }))
  await open([anOkReply({ username: 'anna' })], store)
  await titled('Dein Profil ist aktiv')
  expect(screen.getByText('In diesem Browser bist du als bert angemeldet.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull()
})

it.each([aProblemReply({ status: 404, code: 'token_invalid' }), aProblemReply({ status: 422, code: 'invalid' })])(
  'explains a link that is none any more, and how to get another',
  async (reply) => {
    await open([reply])
    await titled('Dieser Link gilt nicht mehr')
    expect(link('Anmelden')).toHaveAttribute('href', '/anmelden')
    expect(link('Noch einmal registrieren')).toHaveAttribute('href', '/registrieren')
  },
)

it('keeps the link for another try where the server cannot be reached', async () => {
  const sent = await open([{ kind: 'unreachable' }, anOkReply({ username: 'anna' })])
  await titled('Das hat noch nicht geklappt')
  expect(screen.getByText(/Dein Link bleibt gültig/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await titled('Dein Profil ist aktiv')
  expect(sent).toHaveLength(2)
})
