import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { useReorder } from './useReorder.ts'

const titles = () => [{ id: 'a' }, { id: 'b' }]
const press = { button: 0, currentTarget: {} } as PointerEvent<HTMLButtonElement>

it('orders nothing when what is dragged is put back, though the titles were read anew meanwhile', () => {
  const onOrder = vi.fn(async () => true)
  const { result, rerender } = renderHook(({ stored }) => useReorder(stored, onOrder), {
    initialProps: { stored: titles() },
  })
  const [first] = result.current.items
  if (!first) throw new Error('there are two')
  act(() => result.current.handle(first).onPointerDown?.(press))
  rerender({ stored: titles() })
  act(() => result.current.rows.onPointerUp?.(press as never))
  expect(onOrder).not.toHaveBeenCalled()
  expect(result.current.dragged).toBeNull()
})
