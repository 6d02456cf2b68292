import type * as z from 'zod/mini'
import type { Showtime } from '#contract/showtimes.ts'

/** RFC 5545 allows 75 octets a line, without its break. */
const LINE = 75

/** How long an evening is taken to be where the runtime is unknown, in ms: without an end it would be an instant. */
const USUAL_MS = 2 * 60 * 60_000

/**
 * A showtime as an iCalendar file. Its UID stays the same, so that a calendar updates instead of doubling.
 *
 * @param host makes the UID unique in the world.
 * @param productName stands in PRODID.
 */
export function toCalendarFile(
  showtime: z.input<typeof Showtime>,
  { host, productName, origin, now }: { host: string; productName: string; origin: string; now: Date },
): string {
  const { cinema, version, auditorium, additionalFeatures } = showtime
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Kinoprogramm//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${showtime.id}@${host}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(new Date(showtime.startsAt))}`,
    `DTEND:${toUtc(toEnd(showtime))}`,
    `SUMMARY:${escapeText(`${showtime.movieTitle} (${version})`)}`,
    `LOCATION:${escapeText(`${cinema.name}, ${cinema.street}, ${cinema.postcode} ${cinema.city}`)}`,
    `DESCRIPTION:${escapeText([auditorium, version, ...additionalFeatures].join(' · '))}`,
    `GEO:${cinema.lat};${cinema.lon}`,
    `URL:${origin}${showtime.movieUrl}?showtime=${showtime.id}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** The name under which the file is saved: film, day and hour. */
export function toCalendarFileName({ movieUrl, date, time }: z.input<typeof Showtime>): string {
  return `${movieUrl.split('/').at(-1)}-${date}-${time.replace(':', '')}.ics`
}

function toEnd({ startsAt, endsAt }: z.input<typeof Showtime>): Date {
  return endsAt === null ? new Date(Date.parse(startsAt) + USUAL_MS) : new Date(endsAt)
}

function toUtc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Breaks a line by octets, never inside a letter. */
function fold(line: string): string {
  const parts: string[] = ['']
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > LINE) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += letter
    octets += size
  }
  return parts.join('\r\n')
}
