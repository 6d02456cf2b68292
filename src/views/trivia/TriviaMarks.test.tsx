import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aTrivia } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { TriviaMarks } from './TriviaMarks.tsx'

const about = { permalink: 'amrum', title: 'Amrum', year: 2025, poster: null }

it('votes for a fact, against it, and not at all: each an absolute state', async () => {
  const { store, device } = await aMemberPage()
  const user = userEvent.setup()
  await renderAt(<TriviaMarks entry={aTrivia()} about={about} fetchedAt="2026-11-21T12:00:00.000Z" />, { store })
  await user.click(screen.getByRole('button', { name: '12 dafür' }))
  await user.click(await screen.findByRole('button', { name: '1 dagegen', pressed: false }))
  expect(await screen.findByRole('button', { name: '2 dagegen', pressed: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '12 dafür', pressed: false })).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ kind: 'setMark', args: { mark: 'vote', vote: -1, name: 'Amrum' } }])
  await user.click(screen.getByRole('button', { name: '2 dagegen' }))
  expect(await screen.findByRole('button', { name: '1 dagegen', pressed: false })).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ kind: 'clearMark', args: { mark: 'vote' } }])
})
