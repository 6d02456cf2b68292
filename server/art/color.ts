/** `#rrggbb` → red, green, blue from 0 to 255. */
function channels(color: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** The colour between two, `share` of the way (0 to 1) from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** `share` of the way to black. */
export function darken(color: string, share: number): string {
  return mix(color, '#000000', share)
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
