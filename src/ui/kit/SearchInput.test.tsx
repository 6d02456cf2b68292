import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { search } from '../../texts/shell.ts'
import { SearchInput } from './SearchInput.tsx'

it('has neither icon nor clear button unless asked', () => {
  const { container } = render(<SearchInput aria-label={search} />)
  expect(screen.getByRole('searchbox', { name: search })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(container.querySelector('svg')).toBeNull()
})

it('is cleared by a button with a name', () => {
  const onClear = vi.fn()
  const { container } = render(<SearchInput aria-label={search} icon="search" onClear={onClear} />)
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Eingabe löschen' }))
  expect(onClear).toHaveBeenCalledOnce()
})

it('offers to clear only while there is something to clear', () => {
  // The style sheet hides the button while the placeholder shows; a browser without one has a blank.
  render(<SearchInput aria-label={search} onClear={() => {}} />)
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', ' ')
})
