import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { Showtimes } from './Showtimes.tsx'

it('says the hall of those that begin at the same time, and of no other', async () => {
  const showtimes = [
    aShowtimeBrief({ id: 'early', startsAt: '2026-11-21T16:15:00.000Z', auditorium: 'Saal 1' }),
    aShowtimeBrief({ id: 'late', version: 'DF', auditorium: 'Saal 1' }),
    aShowtimeBrief({ id: 'late-too', auditorium: 'Loge' }),
  ]
  await renderAt(<Showtimes showtimes={showtimes} now={new Date('2026-11-21T11:00:00Z')} />)
  expect(screen.getByRole('link', { name: '17:15 OmU' })).toHaveTextContent('17:15OmU')
  expect(screen.getByRole('link', { name: '20:15 Saal 1' })).toHaveTextContent('20:15Saal 1')
  expect(screen.getByRole('link', { name: '20:15 OmU Loge' })).toHaveTextContent('20:15OmULoge')
})
