import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSeries } from '../../../test/builders/series.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { SeasonList } from './SeasonList.tsx'
import { SeriesMissing } from './SeriesMissing.tsx'

it('lists the seasons with what is known of them, and leads to each', async () => {
  await renderAt(<SeasonList permalink="dark" seasons={aSeries().seasons} />)
  const [first, , third] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('2017 · 10 Folgen')).toBeInTheDocument()
  expect(within(third as HTMLElement).getByText('2020')).toBeInTheDocument()
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/serie/dark/staffel/1')
})

it('shows nothing where no season is known', async () => {
  await renderAt(<SeasonList permalink="dark" seasons={[]} />)
  expect(screen.queryByText('Staffeln')).toBeNull()
})

it('tells being offline apart from an error of the server', async () => {
  const shown = await renderAt(<SeriesMissing failure={{ reason: 'unreachable' }} onRetry={() => {}} />)
  expect(screen.getByText('Diese Serie war noch nie auf deinem Gerät')).toBeInTheDocument()
  shown.unmount()
  const failure = { reason: 'problem' as const, kind: 'failed' as const, status: 500, code: 'internal', problem: null }
  await renderAt(<SeriesMissing failure={failure} onRetry={() => {}} />)
  expect(screen.getByText('Die Serie lässt sich gerade nicht laden')).toBeInTheDocument()
})
