import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { someQuickTitles } from '../../../test/builders/quickRatings.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aQuickPage } from '../../../test/quickPage.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { modalAtom } from '../../atoms/core/modal.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { QuickRatingsView } from './QuickRatingsView.tsx'

async function show(options: Parameters<typeof aQuickPage>[0] = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const page = aQuickPage(options)
  await renderAt(<QuickRatingsView />, { store: page.store })
  return page
}

const front = (number: number) => screen.findByText(`Film ${number}`, { selector: 'h2 a span' }, { timeout: 5_000 })
const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
const slider = () => screen.getByLabelText('Deine Wertung')

it('rates by digits, halves and Enter while the focus is in the deck, and says so', async () => {
  const { commands } = await show()
  await front(1)
  // The deck takes the focus in an effect, which may run after the title shows.
  await waitFor(() => expect(screen.getByLabelText('Titel bewerten')).toHaveFocus())
  await userEvent.keyboard('7')
  await front(2)
  expect(said()).toContain('7,0 für Film 1. Weiter mit Film 2.')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(slider()).toHaveValue('6.5')
  await userEvent.keyboard('{Enter}')
  await front(3)
  await userEvent.keyboard('0')
  await front(4)
  expect(await commands()).toEqual(['rateTitle m-1 7', 'rateTitle m-2 6.5', 'rateTitle m-3 10'])
  expect(screen.getByText('3 bewertet')).toBeInTheDocument()
  expect(screen.getByText('3 von 20')).toBeInTheDocument()
})

it('skips by the space bar and takes steps back by key', async () => {
  const { commands } = await show()
  await front(1)
  await userEvent.keyboard(' ')
  await front(2)
  await userEvent.keyboard('9')
  await front(3)
  await userEvent.keyboard('u')
  await front(2)
  expect(slider()).toHaveValue('9')
  await userEvent.keyboard('{Backspace}')
  await front(1)
  expect(await commands()).not.toContain('rateTitle m-2 9')
  expect(said()).toContain('Zurückgenommen: Film 1.')
})

it('leaves keys alone that are pressed elsewhere, or with a modifier', async () => {
  const { commands } = await show()
  await front(1)
  await userEvent.keyboard('{Control>}7{/Control}')
  act(() => (document.activeElement as HTMLElement).blur())
  await userEvent.keyboard('7')
  expect(await commands()).toEqual([])
})

it('rates by slider, mark and button, and keeps the title without one for later', async () => {
  const { commands } = await show()
  await front(1)
  fireEvent.change(slider(), { target: { value: '8.5' } })
  await userEvent.click(screen.getByLabelText('Lieblingsfilm'))
  await userEvent.click(screen.getByText('Weiter'))
  await front(2)
  expect(slider()).toHaveAttribute('aria-valuetext', 'Noch nicht bewertet')
  await userEvent.click(screen.getByText('Weiter'))
  await front(3)
  expect(said()).toContain('Film 2 kommt später noch einmal. Weiter mit Film 3.')
  await userEvent.click(screen.getByText('Kenn ich nicht'))
  await front(4)
  expect(await commands()).toEqual(['rateTitle m-1 8.5'])
})

it('remembers a title for the watchlist without leaving it', async () => {
  const { commands } = await show()
  await front(1)
  await userEvent.click(screen.getByText('Merken'))
  expect(await screen.findByText('Gemerkt', {}, { timeout: 5_000 })).toHaveAttribute('aria-pressed', 'true')
  expect(await commands()).toEqual(['setMark m-1'])
  await front(1)
})

it('has a visitor sign in, and goes on with what they meant', async () => {
  const { store } = await show({ signedIn: false })
  await front(1)
  expect(screen.getByText('Zum Speichern meldest du dich an.')).toBeInTheDocument()
  await userEvent.keyboard('7')
  await expect.poll(() => store.get(modalAtom)).toEqual({ type: 'login', purpose: 'rate' })
  await front(1)
})

it('says when a rating cannot be stored, and keeps the title', async () => {
  const { store } = await show()
  await front(1)
  store.set(openOutboxAtom, { open: async () => Promise.reject(new Error('no room')) })
  await userEvent.keyboard('7')
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ kind: 'error' })
  await front(1)
})

it('offers a new round when nothing is left, and a retry when no more can be had', async () => {
  const page = await show({ answer: () => anOkReply({ items: [], cursor: null }) })
  const again = await screen.findByRole('button', { name: 'Neue Runde' })
  page.answer = () => anOkReply({ items: someQuickTitles(3), cursor: null })
  await userEvent.click(again)
  await front(1)
})

it('tells a failure from a missing network', async () => {
  const page = await show({ answer: () => aProblemReply({ status: 500, code: 'internal' }) })
  expect(await screen.findByText('Die nächsten Titel lassen sich gerade nicht laden')).toBeInTheDocument()
  // Nobody asks a failing server again and again.
  expect(page.asked).toHaveLength(1)
  page.answer = () => ({ kind: 'unreachable' })
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Auf deinem Gerät liegt kein Titel mehr')).toBeInTheDocument()
})
