import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LoadingDots } from './LoadingDots.tsx'

it('tells a screen reader what is loading, and shows three dots to everybody else', () => {
  render(<LoadingDots label="Kinos werden geladen" />)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Kinos werden geladen')
  expect(status.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3)
})
