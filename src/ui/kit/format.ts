import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import { dateRelative } from '#contract/dayWords.ts'

/** `8.5` → `8,5`: one place, decimal comma. */
export function toDecimal(value: number): string {
  return value.toFixed(1).replace('.', ',')
}

/** `12345` → `12.345`. */
export function toCount(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Euro cents: `399` → `3,99 €`. */
export function toPrice(cents: number): string {
  const [euros = '0', rest = '00'] = (cents / 100).toFixed(2).split('.')
  return `${toCount(Number(euros))},${rest} €`
}

/** Kilometres for reading: `0,4 km`, from ten on without a decimal. */
export function toKilometres(kilometres: number): string {
  return `${kilometres < 10 ? toDecimal(kilometres) : toCount(kilometres)} km`
}

/** An instant within a sentence: `heute 14:03`, `gestern 9:15`, `Fr 20. November 14:03`. */
export function toInstantText(instant: Date, now: Date): string {
  const day = dateRelative(toBerlinDate(instant), toBerlinDate(now))
  return `${['Heute', 'Morgen', 'Gestern'].includes(day) ? day.toLowerCase() : day} ${toBerlinTime(instant)}`
}

/** The time of an answer, as `toInstantText`. */
export function toAsOf(fetchedAt: string, now: Date): string {
  return toInstantText(new Date(fetchedAt), now)
}
