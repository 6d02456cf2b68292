import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import { SearchField } from './SearchField.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The field of a page that shows each typed text at once, unless it is held. */
async function show(query = '') {
  const [typed, submitted]: [string[], string[]] = [[], []]
  let setShown: (q: string) => void = () => {}
  const Page = () => {
    const [q, setQ] = useState(query)
    setShown = setQ
    return <SearchField query={q} onType={(text) => typed.push(text)} onSubmit={(text) => submitted.push(text)} />
  }
  const { router } = await renderAt(<Page />, { url: '/suche' })
  const field = screen.getByRole('searchbox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { router, field, type, typed, submitted, showResultsOf: (q: string) => act(() => setShown(q)) }
}

it('asks once typing has paused, and once for the whole text', async () => {
  const { type, typed } = await show()
  type('s')
  vi.advanceTimersByTime(150)
  type('sa')
  vi.advanceTimersByTime(150)
  expect(typed).toEqual([])
  type('sal ')
  vi.advanceTimersByTime(200)
  expect(typed).toEqual(['sal'])
})

it('asks at once by Enter, and not a second time', async () => {
  const { field, type, typed, submitted } = await show()
  type('salz')
  fireEvent.submit(field)
  vi.advanceTimersByTime(1000)
  expect([typed, submitted]).toEqual([[], ['salz']])
  type('   ')
  fireEvent.submit(field)
  expect(submitted).toEqual(['salz'])
})

it('empties the page with the field', async () => {
  const { field, typed } = await show('salz')
  fireEvent.click(screen.getByRole('button', { name: 'Eingabe löschen' }))
  expect(typed).toEqual([''])
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

it('keeps what was typed on while its results come, and takes over a search from elsewhere', async () => {
  const { field, type, showResultsOf } = await show()
  type('sa')
  vi.advanceTimersByTime(200)
  type('salz')
  showResultsOf('sa')
  expect(field).toHaveValue('salz')
  showResultsOf('der pate')
  expect(field).toHaveValue('der pate')
})

it('compares what was typed with the text that was asked for last, also before the page shows it', async () => {
  const { type, typed } = await show()
  type('sa')
  vi.advanceTimersByTime(200)
  type('sal')
  type('sa')
  vi.advanceTimersByTime(200)
  expect(typed).toEqual(['sa'])
  type('')
  vi.advanceTimersByTime(200)
  expect(typed).toEqual(['sa', ''])
})

it('does not ask any more once something else leads elsewhere', async () => {
  const { router, type, typed } = await show()
  type('salz')
  await act(() => router.navigate({ to: '/movies/salz' as string }))
  vi.advanceTimersByTime(200)
  expect(typed).toEqual([])
})
