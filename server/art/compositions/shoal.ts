import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { circle, ellipse, group, paint, path, polygon, repeat, round } from '../svg.ts'

const FISH = 'M-10 0C-6 -6 4 -6 10 0L17 -5L15 0L17 5L10 0C4 6 -6 6 -10 0Z'
const HUNTER =
  'M-100 4C-84 -16 -40 -26 -4 -24L14 -54C20 -44 24 -34 26 -20C50 -14 68 -8 80 -6L108 -34C106 -18 102 -6 98 2C104 12 106 20 104 28L80 8C58 16 36 20 18 22L-2 42C-6 34 -8 28 -8 24C-44 24 -80 16 -100 4Z'

/** A shoal that turns as one; a hunter below it, a diver, or nobody. */
export const shoal: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const x = width * random.between(0.36, 0.64)
  const y = height * (isStill ? 0.46 : random.between(0.3, 0.4))
  const isLight = random.chance(0.45)
  const top = isLight ? mix(palette.glow, palette.paper, 0.35) : palette.mid
  const side = random.pick([-1, 1])
  const swimmer = random.pick(['hunter', 'hunter', 'sun', 'nobody'])

  return {
    ground: isLight ? palette.glow : palette.shade,
    defs:
      linearGradient('sea', [
        [0, top],
        [0.5, isLight ? palette.mid : palette.shade],
        [1, palette.deep],
      ]) +
      linearGradient('ray', [
        [0, palette.paper, 0.4],
        [1, palette.paper, 0],
      ]) +
      linearGradient('dusk', [
        [0, palette.deep, 0],
        [0.7, palette.deep, 0.85],
      ]),
    art:
      backdrop(canvas, paint('sea')) +
      drawRays(canvas, side) +
      (swimmer === 'sun' ? circle(x, y, height * 0.12, palette.accent) : '') +
      drawSwirl(canvas, x, y, side, isLight) +
      (swimmer === 'hunter'
        ? group(path(HUNTER, darken(palette.deep, 0.5)), {
            transform: `translate(${round(width / 2)} ${round(height * (isStill ? 0.84 : 0.655))}) scale(${side * (isStill ? 2.2 : 1.75)} ${isStill ? 2.2 : 1.75})`,
          })
        : '') +
      repeat(14, () =>
        circle(
          random.between(0.1, 0.9) * width,
          random.between(0.05, 0.7) * height,
          random.between(1.5, 6),
          palette.paper,
          { opacity: 0.35 },
        ),
      ) +
      lowerPart(canvas, 0.68, paint('dusk')),
    zone: zoneAtBottom(0.765, 0.125),
    ink: palette.paper,
    styles: ['wide', 'spaced', 'stack'],
    busyTop: true,
  }
}

function drawRays({ width, height, random }: Canvas, side: number): string {
  return repeat(5, (index) => {
    const x = width * (0.05 + index * 0.2) + random.between(-20, 20)
    const wide = width * random.between(0.04, 0.12)
    const shift = side * width * 0.3
    return polygon(
      [
        [x, -10],
        [x + wide, -10],
        [x + wide * 2.4 + shift, height * 0.75],
        [x - wide + shift, height * 0.75],
      ],
      paint('ray'),
      { opacity: 0.5 },
    )
  })
}

/** Fish on rings about the middle, each headed along its ring; one against all others. */
function drawSwirl(
  { height, palette, random, isStill }: Canvas,
  x: number,
  y: number,
  side: number,
  isLight: boolean,
): string {
  const flat = random.between(0.62, 1)
  const tilt = random.between(-32, 32)
  const inner = height * random.between(0.06, 0.15)
  const count = random.integer(120, 170)
  const odd = Math.floor(count * random.between(0.3, 0.6))
  const colors = isLight
    ? [palette.deep, palette.shade, mix(palette.shade, palette.mid, 0.5)]
    : [palette.paper, palette.glow, mix(palette.glow, palette.mid, 0.4)]
  const fish = repeat(count, (index) => {
    const angle = index * 2.39996
    const reach = inner + (isStill ? 0.34 : 0.27) * height * Math.sqrt(index / count) + random.between(-9, 9)
    const [fx, fy] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flat]
    const isOdd = index === odd
    const heading =
      (Math.atan2(Math.cos(angle) * flat, -Math.sin(angle)) * 180) / Math.PI +
      (side > 0 ? 180 : 0) +
      random.between(-14, 14)
    const size = (isOdd ? 2.3 : random.between(0.8, 1.5)) * height * 0.0016
    return path(FISH, isOdd ? palette.accent : random.pick(colors), {
      transform: `translate(${round(fx)} ${round(fy)}) rotate(${Math.round(isOdd ? heading + 180 : heading)}) scale(${Math.round(size * 100) / 100})`,
    })
  })
  return group(
    ellipse(0, 0, inner * 0.9, inner * 0.9 * flat, isLight ? palette.paper : palette.glow, { opacity: 0.16 }) + fish,
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(tilt)})`,
    },
  )
}
