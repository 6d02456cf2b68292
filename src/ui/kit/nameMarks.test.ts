import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toHue, toInitials } from './nameMarks.ts'

it.each([
  ['mira kolbe', 'MK'],
  ['kino_fan.1987', 'KF'],
  ['Jean-Luc Picard', 'JL'],
  ['Ida', 'I'],
  ['öl', 'Ö'],
  ['ßeta', 'S'],
  ['🎬 klappe', '🎬K'],
  ['__', '_'],
])('%s has the initials %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials)
})

it('gives a name the same hue every time, and neighbours different ones', () => {
  expect(toHue('mira')).toBe(toHue('mira'))
  expect(toHue('mira')).not.toBe(toHue('mirb'))
})

it('carries white initials at 4.5 to 1 or more, whatever the hue and the scheme', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  // One lightness for both schemes, as light as it can be.
  const [, lightness] = /--avatar-l: (\d+)%;/.exec(tokens) ?? []
  const contrasts = Array.from({ length: 360 }, (_, hue) => contrastWithWhite(hue, 0.45, Number(lightness) / 100))
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})

/** WCAG's contrast of white on an HSL colour, as the browser rounds it. */
function contrastWithWhite(hue: number, saturation: number, lightness: number): number {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = Math.round((lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 1.05 / (0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4) + 0.05)
}
