import { dateRelative, toBerlinDate, toBerlinTime } from '#contract/berlin.ts'

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

/** Kilometres for reading: `0,4 km`, from ten on without a decimal. */
export function toKilometres(kilometres: number): string {
  return `${kilometres < 10 ? toDecimal(kilometres) : toCount(kilometres)} km`
}

/** When something was fetched: `heute 14:03`, `gestern 9:15`, `Fr 20. November 14:03`. */
export function toStand(fetchedAt: string, now: Date): string {
  const instant = new Date(fetchedAt)
  const day = dateRelative(toBerlinDate(instant), toBerlinDate(now))
  return `${day === 'Heute' || day === 'Gestern' ? day.toLowerCase() : day} ${toBerlinTime(instant)}`
}
