import { describe, expect, it } from 'vitest'
import { aCinemaSummary, aShowtime } from '../../test/builders/cinema.ts'
import { toCalendarFile, toCalendarFileName } from './calendarFile.ts'

const context = {
  host: 'kino.example',
  origin: 'https://kino.example',
  productName: 'Lichtspiel',
  now: new Date('2026-11-21T11:00:00Z'),
}
const unfold = (file: string) => file.replaceAll('\r\n ', '')

describe('the calendar file of a showtime', () => {
  it('says when, where and what, with an id that stays', () => {
    const lines = unfold(toCalendarFile(aShowtime(), context)).split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lichtspiel//Kinoprogramm//DE',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:st-20261121-2015@kino.example',
      'DTSTAMP:20261121T110000Z',
      'DTSTART:20261121T191500Z',
      'DTEND:20261121T214300Z',
      'SUMMARY:Der Himmel über Berlin (OmU)',
      'LOCATION:Kino Lampenfieber\\, Oderberger Straße 71\\, 10435 Berlin',
      'DESCRIPTION:Saal 1 · OmU',
      'GEO:52.5396;13.4072',
      'URL:https://kino.example/movies/der-himmel-ueber-berlin?showtime=st-20261121-2015',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('takes two hours where nobody knows the end', () => {
    const file = toCalendarFile(aShowtime({ endsAt: null, runtime: null }), context)
    expect(file).toContain('DTEND:20261121T211500Z')
  })

  it('is named by film, day and hour', () => {
    expect(toCalendarFileName(aShowtime())).toBe('der-himmel-ueber-berlin-2026-11-21-2015.ics')
  })

  it('escapes what would break it', () => {
    const file = unfold(toCalendarFile(aShowtime({ movieTitle: 'Ja; nein, \\ vielleicht\nEND:VEVENT' }), context))
    expect(file).toContain('SUMMARY:Ja\\; nein\\, \\\\ vielleicht\\nEND:VEVENT (OmU)\r\n')
  })

  it('folds long lines after 75 octets and never inside a letter', () => {
    const name = 'Ä'.repeat(90)
    const file = toCalendarFile(aShowtime({ cinema: aCinemaSummary({ name }) }), context)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\ufffd')
    expect(unfold(file)).toContain(name)
  })
})
