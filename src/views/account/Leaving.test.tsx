import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { anonymous } from '#contract/session.ts'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { anAccount } from '../../../test/builders/account.ts'
import { aDevice } from '../../../test/builders/outbox.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { data, deletion as words } from '../../texts/account.ts'
import { problemTexts } from '../../texts/problems.ts'
import { DeletionSection } from './DeletionSection.tsx'
import { ExportSection } from './ExportSection.tsx'

afterEach(() => vi.restoreAllMocks())

const ZIP = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="lichtspiel-2026.zip"' }

async function take(answer: () => Promise<Response>) {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:x'
  const page = await anAccountPage(<ExportSection />, {}, { fetch: answer })
  await page.user.click(screen.getByRole('button', { name: data.take }))
  return saved
}

it('hands the file over under the name that the server gave it', async () => {
  const saved = await take(async () => new Response('PK', { headers: ZIP }))
  expect(await screen.findByText(data.taken('lichtspiel-2026.zip'))).toBeVisible()
  expect(saved).toEqual(['lichtspiel-2026.zip'])
})

it.each([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), problemTexts.unreachable],
  [
    'a portal answers instead',
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    problemTexts.unreachable,
  ],
  ['it was asked for too often', async () => new Response('', { status: 429 }), problemTexts.tooFast],
])('saves nothing and says why where %s', async (_when, answer, message) => {
  const saved = await take(answer)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(saved).toEqual([])
})

async function askForDeletion(answers: Parameters<typeof anAccountPage>[1]) {
  const page = await anAccountPage(<DeletionSection account={anAccount()} />, answers)
  const device = aDevice()
  page.store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  await page.user.click(screen.getByRole('button', { name: words.open }))
  expect(screen.getByText(words.consequences[0])).toBeVisible()
  await page.user.type(screen.getByLabelText(words.password), 'geheim')
  await page.user.click(screen.getByRole('button', { name: words.go }))
  return page
}

it('deletes after the password and a last question, signs out and goes to the farewell', async () => {
  const { store, asked, url } = await askForDeletion({ 'DELETE /api/me': anOkReply(anonymous) })
  await answerConfirm(store, true)
  await waitFor(() => expect(store.get(sessionAtom)).toEqual(anonymous))
  expect(asked).toMatchObject([{ call: 'DELETE /api/me', body: { password: 'geheim' } }])
  expect(url()).toBe('/hinweis/konto-geloescht')
})

it('deletes nothing where the last question is not answered with yes', async () => {
  const { store, asked } = await askForDeletion({})
  await answerConfirm(store, false)
  expect(screen.getByLabelText(words.password)).toHaveValue('geheim')
  expect(asked).toEqual([])
})

it('says at its field that the password is wrong, and nobody is signed out', async () => {
  const errors = { password: ['Das ist nicht dein Passwort.'] }
  const { store, url } = await askForDeletion({
    'DELETE /api/me': aProblemReply({ status: 422, code: 'invalid', errors }),
  })
  await answerConfirm(store, true)
  expect(await screen.findByText('Das ist nicht dein Passwort.')).toBeVisible()
  expect(store.get(sessionAtom)).toMatchObject({ type: 'RegisteredUser' })
  expect(url()).toBe('/konto')
})
