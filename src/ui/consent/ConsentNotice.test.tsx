import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConsentNotice } from './ConsentNotice.tsx'

it('says why nothing was loaded and opens the preferences', () => {
  const onAdjust = vi.fn()
  render(<ConsentNotice onAdjust={onAdjust} />)
  expect(screen.getByText(/nicht geladen werden, weil .* Cookies nicht erlaubt/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen anpassen' }))
  expect(onAdjust).toHaveBeenCalledOnce()
})
