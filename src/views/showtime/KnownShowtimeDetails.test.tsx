import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aCinemaSummary, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { readEvent } from '../../../test/readEvent.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { KnownShowtimeDetails } from './KnownShowtimeDetails.tsx'

const known = {
  showtime: aShowtimeBrief({ version: 'DF', features: ['AD'], auditorium: 'Saal 1' }),
  movie: aMovieSummary(),
  cinema: aCinemaSummary(),
  fetchedAt: '2026-11-20T12:00:00Z',
}
const show = () => renderAt(<KnownShowtimeDetails known={known} now={new Date('2026-11-21T12:00:00Z')} />)

it('says when it ends, for whom it is, and in words what its letters mean', async () => {
  await show()
  expect(screen.getByText('Ende etwa 22:43')).toBeVisible()
  expect(screen.getByText(/^128 Min\. · FSK\s6$/)).toBeVisible()
  expect(screen.getByText('mit Audiodeskription')).toBeVisible()
  expect(screen.getByText('Saal 1')).toBeVisible()
})

it('makes a calendar entry that ends with the film, and offers a reminder', async () => {
  const saved = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve(file as Blob)
      return 'blob:x'
    }
  })
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Kalender' }))
  const event = readEvent(await (await saved).text())
  expect(String(event.getFirstPropertyValue('dtend'))).toBe('2026-11-21T21:43:00Z')
  expect(screen.getByRole('button', { name: 'Erinnern', pressed: false })).toBeVisible()
})
