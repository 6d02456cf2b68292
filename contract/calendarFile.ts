import { addDays, toBerlinTime } from './berlin.ts'
import type { CinemaSummary } from './cinema.ts'
import { type DatedThing, toDueAt, toLead } from './datedThings.ts'

/** RFC 5545 allows 75 octets a line, without its break. */
const LINE = 75

/** The assumed length of a thing of which no end is known, in ms: without an end it would be an instant. */
const USUAL_MS = 2 * 60 * 60_000

/** Further facts that a calendar shows where they are known: the address, and the hall with its features. */
export type CalendarDetails = {
  cinema?: Pick<CinemaSummary, 'street' | 'postcode' | 'city' | 'lat' | 'lon'>
  notes?: readonly string[]
}

type CalendarContext = {
  /** The part of the UID that makes it unique in the world. */
  host: string
  origin: string
  productName: string
  now: Date
}

/**
 * A dated thing as an iCalendar file (RFC 5545) with an alarm. Instants are in UTC, so that no rules of a zone have to
 * come with them; a thing that takes a whole day is a date. Its UID stays the same, so that a calendar updates instead
 * of doubling.
 */
export function toCalendarFile(thing: DatedThing, details: CalendarDetails, context: CalendarContext): string {
  const { type, id, title, detail, place, path } = thing
  const { cinema, notes = [] } = details
  const { host, origin, productName, now } = context
  const summary = detail === '' ? title : `${title} (${detail})`
  const where = [place, ...(cinema ? [cinema.street, `${cinema.postcode} ${cinema.city}`] : [])].filter(Boolean)
  const lead = toLead(type)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Kinoprogramm//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${type === 'showtimes' ? '' : `${type}-`}${id}@${host}`,
    `DTSTAMP:${toUtc(now)}`,
    ...toSpan(thing),
    `SUMMARY:${escapeText(summary)}`,
    ...(where.length > 0 ? [`LOCATION:${escapeText(where.join(', '))}`] : []),
    ...(notes.length > 0 ? [`DESCRIPTION:${escapeText(notes.join(' · '))}`] : []),
    ...(cinema ? [`GEO:${cinema.lat};${cinema.lon}`] : []),
    `URL:${origin}${path}`,
    // A showing takes one out of the house; the rest leaves the time free.
    `TRANSP:${type === 'showtimes' ? 'OPAQUE' : 'TRANSPARENT'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    // Nine hours after midnight are another hour where the clock changes.
    lead === null ? `TRIGGER;VALUE=DATE-TIME:${toUtc(toDueAt(thing))}` : `TRIGGER:-PT${lead}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** The name under which the file is saved: film, day and, where it has one, the hour. */
export function toCalendarFileName({ path, date, startsAt }: DatedThing): string {
  const name = path
    .replace(/[?#].*/, '')
    .split('/')
    .at(-1)
  const hour = startsAt === null ? '' : `-${toBerlinTime(new Date(startsAt)).replace(':', '')}`
  return `${name}-${date}${hour}.ics`
}

function toSpan({ date, startsAt, endsAt }: DatedThing): string[] {
  if (startsAt === null) {
    return [`DTSTART;VALUE=DATE:${toDay(date)}`, `DTEND;VALUE=DATE:${toDay(addDays(date, 1))}`]
  }
  const start = new Date(startsAt)
  const end = endsAt === null ? new Date(start.getTime() + USUAL_MS) : new Date(endsAt)
  return [`DTSTART:${toUtc(start)}`, `DTEND:${toUtc(end)}`]
}

const toDay = (date: string) => date.replaceAll('-', '')

function toUtc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Control characters are not allowed in a text, a line break is written. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Breaks a line by octets, never inside a letter. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = ['']
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > LINE) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += letter
    octets += size
  }
  return parts.join('\r\n')
}
