import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ErrorStrip } from './ErrorStrip.tsx'

it('says at once what went wrong, in words beside its sign', () => {
  render(<ErrorStrip message="Benutzername oder E-Mail unbekannt" />)
  const strip = screen.getByRole('alert')
  expect(strip).toHaveTextContent(/^Benutzername oder E-Mail unbekannt$/)
  expect(strip.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
