import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RatableType, RatingInput } from '#contract/ratings.ts'
import { RatingBox } from './RatingBox.tsx'
import type { RatingStatus } from './RatingFoot.tsx'

const none: RatingInput = { value: null, top: false, flop: false }

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

type BoxOptions = { type?: RatableType; rating?: RatingInput; status?: RatingStatus; takes?: boolean }

/** The box over a rating that follows what it commits; `sent` lists that, `null` for a clear. */
function showBox({ type = 'movies', rating = none, status = { state: 'none' }, takes = true }: BoxOptions = {}) {
  const sent: (RatingInput | null)[] = []
  function Box() {
    const [held, setHeld] = useState(rating)
    return (
      <RatingBox
        type={type}
        rating={held}
        status={status}
        average={7.4}
        onRate={async (input) => {
          sent.push(input)
          if (takes) setHeld(input)
          return takes
        }}
        onClear={async () => {
          sent.push(null)
          setHeld(none)
          return true
        }}
      />
    )
  }
  const view = render(<Box />)
  return { sent, view, slider: screen.getByRole('slider', { name: 'Deine Wertung' }) }
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(800))
const press = (slider: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(slider, { key })
}

it('asks how it was while there is no rating', () => {
  const { slider } = showBox()
  expect(screen.getByText('Wie war er?')).toBeInTheDocument()
  expect(slider).toHaveAttribute('aria-valuetext', 'Noch nicht bewertet')
  expect(screen.queryByRole('button', { name: 'Wertung entfernen' })).toBeNull()
})

it('speaks of a series as one', () => {
  showBox({ type: 'series', rating: { value: null, top: true, flop: false } })
  expect(screen.getByText('Wie war sie?')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Lieblingsserie' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Lieblingsserie')).toBeInTheDocument()
})

it('moves by half a step, a whole one and to the ends, and says value and word', async () => {
  const { slider } = showBox({ rating: { ...none, value: 7 } })
  press(slider, 'ArrowRight')
  expect(slider).toHaveAttribute('aria-valuetext', '7,5 Sehenswert')
  press(slider, 'PageUp')
  expect(slider).toHaveAttribute('aria-valuetext', '8,5 Ausgezeichnet')
  press(slider, 'PageDown', 'ArrowDown')
  expect(slider).toHaveAttribute('aria-valuetext', '7,0 Sehenswert')
  press(slider, 'Home')
  expect(slider).toHaveAttribute('aria-valuetext', '0,0 Schmerzhaft')
  press(slider, 'End')
  expect(slider).toHaveAttribute('aria-valuetext', '10,0 Herausragend')
})

it('sends keys once, after they rest', async () => {
  const { slider, sent } = showBox({ rating: { ...none, value: 5 } })
  press(slider, 'ArrowUp', 'ArrowUp', 'ArrowUp')
  expect(sent).toEqual([])
  await rest()
  expect(sent).toEqual([{ value: 6.5, top: false, flop: false }])
})

it('sends at once when the focus leaves, and when the page is left', async () => {
  const first = showBox({ rating: { ...none, value: 5 } })
  press(first.slider, 'ArrowUp')
  await act(async () => fireEvent.blur(first.slider))
  expect(first.sent).toEqual([{ value: 5.5, top: false, flop: false }])
  press(first.slider, 'ArrowUp')
  first.view.unmount()
  expect(first.sent).toHaveLength(2)
})

it('sends one value for a drag, when the pointer lets go', async () => {
  const { slider, sent } = showBox()
  fireEvent.pointerDown(slider)
  for (const value of ['3', '4.5', '6', '8.5']) fireEvent.change(slider, { target: { value } })
  expect(sent).toEqual([])
  expect(screen.getByText('Ausgezeichnet')).toBeInTheDocument()
  await act(async () => fireEvent.pointerUp(slider))
  await rest()
  expect(sent).toEqual([{ value: 8.5, top: false, flop: false }])
})

it('takes a tap on zero as a rating though the range does not move', async () => {
  const { slider, sent } = showBox()
  fireEvent.pointerDown(slider)
  await act(async () => fireEvent.pointerUp(slider))
  expect(sent).toEqual([{ value: 0, top: false, flop: false }])
})

it('forgets a drag that turned into scrolling', async () => {
  const { slider, sent } = showBox()
  fireEvent.pointerDown(slider)
  fireEvent.change(slider, { target: { value: '6' } })
  await act(async () => fireEvent.pointerCancel(slider))
  await rest()
  expect(sent).toEqual([])
  expect(screen.getByText('Wie war er?')).toBeInTheDocument()
})

it('shows the old value again when a rating is not taken', async () => {
  const { slider, sent } = showBox({ takes: false, rating: { ...none, value: 4 } })
  press(slider, 'End')
  await rest()
  expect(sent).toHaveLength(1)
  expect(slider).toHaveAttribute('aria-valuetext', '4,0 Uninteressant')
})

it('holds at most one of skull and heart, apart from the value', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { sent } = showBox({ rating: { ...none, value: 8 } })
  const heart = screen.getByRole('button', { name: 'Lieblingsfilm' })
  const skull = screen.getByRole('button', { name: 'Hassfilm' })
  await user.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  await user.click(skull)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(skull).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Ausgezeichnet')).toBeInTheDocument()
  await user.click(skull)
  expect(sent).toEqual([
    { value: 8, top: true, flop: false },
    { value: 8, top: false, flop: true },
    { value: 8, top: false, flop: false },
  ])
})

it('clears the rating when its only mark is taken off', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { sent } = showBox({ rating: { value: null, top: true, flop: false } })
  await user.click(screen.getByRole('button', { name: 'Lieblingsfilm' }))
  expect(sent).toEqual([null])
})

it('removes a rating', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { sent } = showBox({ rating: { value: 6, top: false, flop: true } })
  await user.click(screen.getByRole('button', { name: 'Wertung entfernen' }))
  expect(sent).toEqual([null])
  expect(screen.getByText('Wie war er?')).toBeInTheDocument()
})

it('says in words that a rating waits, and why one failed', () => {
  const waiting = showBox({ rating: { ...none, value: 8.5 }, status: { state: 'pending' } })
  expect(screen.getByText('Gespeichert, wird gesendet, sobald du online bist')).toBeInTheDocument()
  waiting.view.unmount()
  showBox({ rating: { ...none, value: 6 }, status: { state: 'failed', reason: 'Der Film ist gesperrt.' } })
  expect(screen.getByText('Nicht gesendet: Der Film ist gesperrt.')).toBeInTheDocument()
})
