import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HALF_STEPS } from '#contract/users.ts'
import { Distribution } from './Distribution.tsx'

const steps = (counts: Record<number, number>) => Array.from({ length: HALF_STEPS }, (_, step) => counts[step / 2] ?? 0)

it('tells in a table what the plot shows', async () => {
  render(<Distribution ratings={{ average: 7.3, distribution: steps({ 6.5: 2, 9: 1 }) }} />)
  expect(screen.getByText('Ø 7,3 aus 3 Wertungen')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Als Tabelle'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(HALF_STEPS + 1)
  expect(rows.map(({ textContent }) => textContent)).toContain('6,52')
})

it('says so while nothing was rated', () => {
  render(<Distribution ratings={{ average: null, distribution: steps({}) }} />)
  expect(screen.getByText('Noch keine Wertungen.')).toBeInTheDocument()
})
