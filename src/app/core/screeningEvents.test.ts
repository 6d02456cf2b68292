import { expect, it } from 'vitest'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aCinemaShowtimes, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { toScreeningEvents } from './screeningEvents.ts'

it('says in which language a showtime has subtitles, those for the deaf too', () => {
  const showtimes = [
    aShowtimeBrief({ version: 'DF' }),
    aShowtimeBrief({ version: 'DF', features: ['AD', 'UT'] }),
    aShowtimeBrief({ version: 'OmU' }),
    aShowtimeBrief({ version: 'OmeU' }),
  ]
  const events = toScreeningEvents([aCinemaShowtimes({ showtimes })], aMovieSummary(), 'https://kino.example')
  expect(events.map((event) => (event as { subtitleLanguage?: string }).subtitleLanguage)).toEqual([
    undefined,
    'de',
    'de',
    'en',
  ])
})
