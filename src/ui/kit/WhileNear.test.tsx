import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { comeNear, stubNearView } from '../../../test/nearView.ts'
import { WhileNear } from './WhileNear.tsx'

beforeEach(stubNearView)
afterEach(() => {
  vi.unstubAllGlobals()
})

function show(isAlways: boolean) {
  const view = (always: boolean) => (
    <WhileNear isAlways={always} height={190}>
      <label>
        Suche <input />
      </label>
    </WhileNear>
  )
  const { container, rerender } = render(view(isAlways))
  const place = container.firstElementChild as HTMLElement
  const move = (isNear: boolean, height: number) => act(() => comeNear(place, isNear, height))
  return { place, move, again: (always: boolean) => rerender(view(always)) }
}
const field = () => screen.queryByLabelText('Suche')

it('is a gap until it comes near, and as high a gap as it was once it is far again', () => {
  const { place, move } = show(false)
  expect(field()).toBeNull()
  expect(place.style.blockSize).toBe('190px')
  move(true, 190)
  expect(field()).not.toBeNull()
  expect(place.style.blockSize).toBe('')
  move(false, 412)
  expect(field()).toBeNull()
  expect(place.style.blockSize).toBe('412px')
})

it('stays while somebody works in it, and goes once they are done', () => {
  const { move } = show(false)
  move(true, 190)
  act(() => field()?.focus())
  move(false, 412)
  expect(field()).not.toBeNull()
  act(() => field()?.blur())
  move(true, 412)
  move(false, 412)
  expect(field()).toBeNull()
})

it('is there in any case in a short list, also when it was far in a long one', () => {
  const { again } = show(false)
  expect(field()).toBeNull()
  again(true)
  expect(field()).not.toBeNull()
})
