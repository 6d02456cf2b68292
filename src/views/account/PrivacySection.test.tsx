import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anAccount } from '../../../test/builders/account.ts'
import { anOkReply } from '../../../test/builders/reply.ts'
import { problemTexts } from '../../texts/problems.ts'
import { privacy as words } from '../../texts/profile.ts'
import { PrivacySection } from './PrivacySection.tsx'

const PATCH = 'PATCH /api/me'
const open = { ratings: 'public', favourites: 'public', lists: 'public', comments: 'public', diary: 'nobody' } as const
const more = { messages: 'friends', receipts: false } as const
const choice = (part: keyof typeof words.parts) => screen.getByRole('combobox', { name: words.parts[part] })

it('shows who sees each part', async () => {
  const privacy = { ...open, ...more, favourites: 'friends', comments: 'nobody' } as const
  await anAccountPage(<PrivacySection account={anAccount({ privacy })} />)
  expect(choice('ratings')).toHaveDisplayValue('Alle')
  expect(choice('favourites')).toHaveDisplayValue('Nur Freunde')
  expect(choice('comments')).toHaveDisplayValue('Niemand')
})

it('changes one part at once, that one alone, and says what holds once the server has it', async () => {
  let answer: (reply: never) => void = () => {}
  const { user, asked } = await anAccountPage(<PrivacySection account={anAccount()} />, {
    [PATCH]: new Promise((resolve) => {
      answer = resolve
    }),
  })
  await user.selectOptions(choice('lists'), 'Nur Freunde')
  expect(choice('lists')).toHaveDisplayValue('Nur Freunde')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  // While one is on its way another choice is none.
  await user.selectOptions(choice('ratings'), 'Niemand')
  expect(choice('ratings')).toHaveDisplayValue('Alle')
  answer(anOkReply(anAccount({ privacy: { ...open, ...more, lists: 'friends' } })) as never)
  expect(await screen.findByText('Listen: Nur Freunde. Das gilt ab jetzt.')).toBeInTheDocument()
  expect(asked).toEqual([{ call: PATCH, body: { account: { privacy: { lists: 'friends' } } }, params: undefined }])
})

it('goes back and says why where the server cannot be reached', async () => {
  const { user } = await anAccountPage(<PrivacySection account={anAccount()} />)
  await user.selectOptions(choice('comments'), 'Niemand')
  expect(await screen.findByRole('alert')).toHaveTextContent(problemTexts.unreachable)
  expect(choice('comments')).toHaveDisplayValue('Alle')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('turns receipts on, and says that they are', async () => {
  const privacy = { ...open, ...more, receipts: true }
  const { user, asked } = await anAccountPage(<PrivacySection account={anAccount()} />, {
    [PATCH]: anOkReply(anAccount({ privacy })),
  })
  await user.click(screen.getByRole('checkbox', { name: words.receipts }))
  expect(await screen.findByText(words.receiptsSaved(true))).toBeInTheDocument()
  expect(asked).toEqual([{ call: PATCH, body: { account: { privacy: { receipts: true } } }, params: undefined }])
})
