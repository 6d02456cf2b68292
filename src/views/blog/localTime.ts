/** Tomorrow at eight, when people read on their way. */
export function tomorrow(now: Date): Date {
  const day = new Date(now)
  day.setDate(day.getDate() + 1)
  day.setHours(8, 0, 0, 0)
  return day
}

/** A time as the browser's field takes it, in the device's zone. */
export function toField(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}
