import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { aCinemaSummary, aShowtime } from '../test/builders/cinema.ts'
import { readEvent } from '../test/readEvent.ts'
import { toCalendarFile, toCalendarFileName } from './calendarFile.ts'
import { CINEMA_START, type DatedThing, toDatedBroadcast, toDatedDay, toDatedShowtime } from './datedThings.ts'

const context = {
  host: 'kino.example',
  origin: 'https://kino.example',
  productName: 'Lichtspiel',
  now: new Date('2026-11-21T11:00:00Z'),
}
const cinema = aCinemaSummary()
const film = '/movies/der-himmel-ueber-berlin'
const aShowing = (overrides: Parameters<typeof aShowtime>[0] = {}) => {
  const showtime = aShowtime(overrides)
  return toDatedShowtime(showtime, showtime.movieTitle, showtime.movieUrl, showtime.cinema)
}
const aStart = toDatedDay('starts', { id: 'm-1', title: 'Salz' }, '2027-03-28', {
  detail: CINEMA_START,
  path: '/movies/salz',
})
const aBroadcast = toDatedBroadcast(
  {
    id: 'o-1',
    provider: { slug: 'eins', name: 'Kanal Eins', url: null },
    startsAt: '2026-11-21T19:15:00Z',
    endsAt: '2026-11-21T21:00:00Z',
  },
  'Dark',
  '/serie/dark',
  'Staffel 2, Folge 7',
)
const write = (thing: DatedThing, details = {}) => toCalendarFile(thing, details, context)
const value = (thing: DatedThing, name: string, details = {}) =>
  readEvent(write(thing, details)).getFirstPropertyValue(name)
const span = (thing: DatedThing) => {
  const { startDate, endDate } = new ICAL.Event(readEvent(write(thing)))
  return { startDate, endDate }
}
const alarm = (thing: DatedThing) => {
  const component = readEvent(write(thing)).getFirstSubcomponent('valarm')
  const trigger = component?.getFirstPropertyValue('trigger')
  const minutes = trigger instanceof ICAL.Duration ? trigger.toSeconds() / 60 : null
  return { action: component?.getFirstPropertyValue('action'), minutes, instant: String(trigger) }
}

describe('the calendar file of a showing', () => {
  it('says when, where and what, with an id that stays', () => {
    const showing = aShowing()
    const details = { cinema, notes: ['Saal 1', 'OmU'] }
    expect(value(showing, 'uid')).toBe('st-20261121-2015@kino.example')
    expect(value(showing, 'summary')).toBe('Der Himmel über Berlin (OmU)')
    expect(value(showing, 'location', details)).toBe('Kino Lampenfieber, Oderberger Straße 71, 10435 Berlin')
    expect(value(showing, 'description', details)).toBe('Saal 1 · OmU')
    expect(value(showing, 'geo', details)).toEqual([52.5396, 13.4072])
    expect(value(showing, 'url')).toBe(`https://kino.example${film}?showtime=st-20261121-2015`)
    expect(String(value(showing, 'dtstamp'))).toBe('2026-11-21T11:00:00Z')
    const { startDate, endDate } = span(showing)
    expect(startDate.toJSDate()).toEqual(new Date('2026-11-21T19:15:00Z'))
    expect(endDate.toJSDate()).toEqual(new Date('2026-11-21T21:43:00Z'))
  })

  it('rings two hours before', () => {
    expect(alarm(aShowing())).toMatchObject({ action: 'DISPLAY', minutes: -120 })
  })

  it('takes two hours where nobody knows the end', () => {
    expect(span(aShowing({ endsAt: null })).endDate.toJSDate()).toEqual(new Date('2026-11-21T21:15:00Z'))
  })

  it('is the same instant on both sides of the changed clock', () => {
    for (const startsAt of ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']) {
      expect(span(aShowing({ startsAt })).startDate.toJSDate().toISOString()).toBe(startsAt)
    }
  })

  it('is named by film, day and hour', () => {
    expect(toCalendarFileName(aShowing())).toBe('der-himmel-ueber-berlin-2026-11-21-2015.ics')
    expect(toCalendarFileName(aStart)).toBe('salz-2027-03-28.ics')
  })
})

describe('the calendar file of a broadcast', () => {
  it('names channel and episode, and rings a quarter of an hour before', () => {
    expect(value(aBroadcast, 'summary')).toBe('Dark (Staffel 2, Folge 7)')
    expect(value(aBroadcast, 'location')).toBe('Kanal Eins')
    expect(value(aBroadcast, 'uid')).toBe('broadcasts-o-1@kino.example')
    expect(alarm(aBroadcast).minutes).toBe(-15)
  })
})

describe('the calendar file of a start', () => {
  it('takes the whole day and no more, also where the day is short', () => {
    const { startDate, endDate } = span(aStart)
    expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([true, '2027-03-28', '2027-03-29'])
    expect(value(aStart, 'summary')).toBe('Salz (Kinostart)')
  })

  it('rings at nine in the morning of that day, also where the clock changes', () => {
    const at = (date: string) => alarm({ ...aStart, date }).instant
    expect([at('2027-03-27'), at('2027-03-28')]).toEqual(['2027-03-27T08:00:00Z', '2027-03-28T07:00:00Z'])
    expect([at('2027-10-30'), at('2027-10-31')]).toEqual(['2027-10-30T07:00:00Z', '2027-10-31T08:00:00Z'])
  })
})

describe('a calendar file', () => {
  it('escapes what would break it', () => {
    const title = 'Ja; nein, \\ vielleicht\nEND:VEVENT\u0007'
    expect(value({ ...aStart, title }, 'summary')).toBe('Ja; nein, \\ vielleicht\nEND:VEVENT  (Kinostart)')
  })

  it('folds long lines after 75 octets and never inside a letter', () => {
    const title = `${'Ä'.repeat(90)} 🎬🎬`
    const file = write({ ...aStart, title })
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file).not.toMatch(/[^\r]\n/)
    expect(readEvent(file).getFirstPropertyValue('summary')).toBe(`${title} (Kinostart)`)
  })
})
