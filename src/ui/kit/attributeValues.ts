/*
 * The policy of a page allows no style attributes (ADR 033), and the server's page has no other way to set a value of its
 * own. So values stand in attributes, whose rules are in `numberValues.css` and `colorValues.css`.
 */

/** A `data-number`, which sets `--number`. Rounded to a whole number from 0 to 100. */
export function toNumberValue(number: number): string {
  const whole = Math.min(100, Math.max(0, Math.round(number)))
  return `t${Math.floor(whole / 10)} o${whole % 10}`
}

/** A `data-color`, which sets `--color-value`: each channel of `#26343a` in one of sixteen steps. */
export function toColorValue(color: string): string {
  const step = (at: number) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) / 17).toString(16)
  return `r${step(1)} g${step(3)} b${step(5)}`
}
