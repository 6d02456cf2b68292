import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anonymous } from '#contract/session.ts'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { confirmation as words } from '../../texts/account.ts'
import { retry } from '../../texts/common.ts'
import { problemTexts } from '../../texts/problems.ts'
import { EmailConfirmation } from './ConfirmEmailView.tsx'

const POST = 'POST /api/email_confirmation'
const DONE = anOkReply({ email: 'neu@example.org' })

const follow = (answers: Parameters<typeof anAccountPage>[1]) =>
  anAccountPage(<EmailConfirmation token="abc" />, answers, { session: anonymous })

it('posts the token once, by itself and also for a visitor, and names the address that now holds', async () => {
  const { asked } = await follow({ [POST]: DONE })
  // The first one here waits for what comes with the first unsafe call.
  expect(await screen.findByRole('heading', { name: words.doneTitle }, { timeout: 4_000 })).toBeVisible()
  expect(screen.getByText(words.doneText('neu@example.org'))).toBeVisible()
  expect(asked).toEqual([{ call: POST, body: { token: 'abc' }, params: undefined }])
})

it('says that it works on it', async () => {
  await follow({ [POST]: new Promise(() => {}) })
  expect(await screen.findByRole('heading', { name: words.workingTitle })).toBeVisible()
})

it('says of a link that is unknown, used or too old that it no longer counts, and where to go on', async () => {
  await follow({ [POST]: aProblemReply({ status: 404, code: 'token_invalid' }) })
  expect(await screen.findByRole('heading', { name: words.unknownTitle })).toBeVisible()
  expect(screen.getByRole('link', { name: words.toAccount })).toHaveAttribute('href', '/konto')
})

it('can be tried again once the server is back', async () => {
  const { user, answers } = await follow({})
  expect(await screen.findByRole('heading', { name: words.offlineTitle })).toBeVisible()
  answers[POST] = DONE
  await user.click(screen.getByRole('button', { name: retry }))
  expect(await screen.findByRole('heading', { name: words.doneTitle })).toBeVisible()
})

it('asks for patience after too many links', async () => {
  await follow({ [POST]: aProblemReply({ status: 429, code: 'too_many_requests' }) })
  expect(await screen.findByText(problemTexts.tooFast)).toBeVisible()
  expect(screen.getByRole('button', { name: retry })).toBeVisible()
})
