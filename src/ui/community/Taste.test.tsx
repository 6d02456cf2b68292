import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TasteFigure } from './Taste.tsx'

it('says in a row of a list, to be seen, that it is the taste that is near, and how sure that is', () => {
  render(<TasteFigure taste={{ common: 273, match: { percent: 58, low: 54, high: 62 } }} />)
  expect(screen.getByText('Geschmacksnähe:')).not.toHaveClass('visuallyHidden')
  expect(screen.getByText('aus 273 gemeinsamen Bewertungen, ziemlich sicher zwischen 54 und 62 %')).toBeInTheDocument()
})
