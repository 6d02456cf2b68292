import { expect, it } from 'vitest'
import { toPull, toRelease } from './pull.ts'

const WIDTH = 400

it('reads small movements as none', () => {
  expect(toPull(20, WIDTH, null)).toEqual({ act: 'none' })
  expect(toPull(-20, WIDTH, 8)).toEqual({ act: 'none' })
  expect(toRelease({ act: 'none' }, 3, 8)).toBeNull()
})

it('rates the higher, the further it goes to the right', () => {
  const valueAt = (dx: number) => {
    const pull = toPull(dx, WIDTH, null)
    return pull.act === 'rate' ? pull.value : null
  }
  expect([24, 114, 204, 390].map(valueAt)).toEqual([0, 5, 10, 10])
  expect(toRelease(toPull(114, WIDTH, null), 0, null)).toEqual({ value: 5 })
})

it('takes over a value that was chosen, from a quarter of the way or with a flick', () => {
  expect(toRelease(toPull(120, WIDTH, 7.5), 0, 7.5)).toEqual({ value: 7.5 })
  expect(toRelease(toPull(60, WIDTH, 7.5), 0, 7.5)).toBeNull()
  expect(toRelease(toPull(60, WIDTH, 7.5), 1, 7.5)).toEqual({ value: 7.5 })
})

it('skips to the left, from a quarter of the way or with a flick', () => {
  expect(toRelease(toPull(-120, WIDTH, null), 0, null)).toBe('skip')
  expect(toRelease(toPull(-60, WIDTH, null), 0, null)).toBeNull()
  expect(toRelease(toPull(-60, WIDTH, null), -1, null)).toBe('skip')
})

it('springs back when it is flung back', () => {
  expect(toRelease(toPull(120, WIDTH, null), -1, null)).toBeNull()
  expect(toRelease(toPull(-120, WIDTH, null), 1, null)).toBeNull()
})
