import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anAccount } from '../../../test/builders/account.ts'
import { anOkReply } from '../../../test/builders/reply.ts'
import { newsletter as words } from '../../texts/account.ts'
import { problemTexts } from '../../texts/problems.ts'
import { NewsletterRow } from './NewsletterRow.tsx'

const toggle = () => screen.getByRole('switch', { name: words.title })

it('moves at once and says what holds once the server has it', async () => {
  let answer: (reply: never) => void = () => {}
  const { user, asked } = await anAccountPage(<NewsletterRow account={anAccount()} />, {
    'PATCH /api/me': new Promise((resolve) => {
      answer = resolve
    }),
  })
  await user.click(toggle())
  expect(toggle()).toBeChecked()
  expect(screen.queryByText(words.on)).not.toBeInTheDocument()
  answer(anOkReply(anAccount({ wants_newsletter: true })) as never)
  expect(await screen.findByText(words.on)).toBeVisible()
  expect(asked).toMatchObject([{ body: { account: { wants_newsletter: true } } }])
})

it('goes back and says why where the server cannot be reached', async () => {
  const { user } = await anAccountPage(<NewsletterRow account={anAccount({ wants_newsletter: true })} />)
  await user.click(toggle())
  expect(await screen.findByRole('alert')).toHaveTextContent(problemTexts.unreachable)
  expect(toggle()).toBeChecked()
})
