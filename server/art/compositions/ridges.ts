import { darken, luminance, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { type Ridge, ridge } from '../shapes/ridge.ts'
import { bird } from '../shapes/sky.ts'
import { circle, group, paint, path, rect, repeat } from '../svg.ts'

const RANGES = 6

/** Mountain ranges under a low sun, somebody small before them. */
export const ridges: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const titleAbove = random.chance(0.5)
  const sunX = width * random.pick([0.5, 0.5, 0.32, 0.68])
  const sunY = height * (isStill ? 0.42 : titleAbove ? 0.52 : 0.38)
  const sunRadius = Math.min(width, height) * random.between(0.2, 0.31)
  const ink = darken(palette.deep, 0.35)

  const ranges = drawRanges(canvas, sunY + sunRadius * 0.35)
  const walkerX = width * random.between(0.3, 0.7)
  const walker = figure(walkerX, ranges.front.y(walkerX) + 8, height * 0.1, ink, random.pick(['coat', 'wide', 'dress']))
  const childX = walkerX + height * 0.05
  const child = random.chance(0.5) ? figure(childX, ranges.front.y(childX) + 8, height * 0.075, ink, 'dress') : ''
  const birds = repeat(random.integer(3, 6), () =>
    bird(
      sunX + random.between(-0.3, 0.3) * width,
      sunY - sunRadius * random.between(0.2, 1.2),
      height * random.between(0.008, 0.018),
      palette.deep,
    ),
  )
  const slits = random.chance(0.55) ? sunSlits(width, sunY, sunRadius) : ''
  const mask = `<mask id="slits"><rect width="${width}" height="${height}" fill="#fff"/>${slits}</mask>`

  return {
    ground: palette.mid,
    defs:
      linearGradient(
        'sky',
        [
          [0, mix(palette.deep, palette.shade, 0.55)],
          [0.35, palette.shade],
          [0.62, palette.mid],
          [0.85, palette.glow],
        ],
        [0, 0],
        [0, 0.85],
      ) +
      linearGradient('sun', [
        [0, palette.accent],
        [1, mix(palette.glow, palette.mid, 0.45)],
      ]) +
      radialGradient('halo', [
        [0, palette.glow, 0.75],
        [1, palette.glow, 0],
      ]) +
      linearGradient('haze', [
        [0, palette.glow, 0],
        [1, palette.glow, 0.16],
      ]) +
      (slits && mask),
    art:
      backdrop(canvas, paint('sky')) +
      circle(sunX, sunY, sunRadius * 2.1, paint('halo')) +
      group(circle(sunX, sunY, sunRadius, paint('sun')), slits ? { mask: 'url(#slits)' } : {}) +
      ranges.art +
      walker +
      child +
      birds,
    zone: titleAbove ? zoneAtTop(0.07, 0.24) : zoneAtBottom(0.64, 0.23),
    // A dark accent would sink into the hills.
    ink: titleAbove || luminance(palette.accent) < 0.4 ? palette.paper : palette.accent,
    styles: ['stack', 'serif', 'spaced'],
  }
}

function drawRanges(canvas: Canvas, from: number): { art: string; front: Ridge } {
  const { height, palette } = canvas
  let art = ''
  let front: Ridge = { data: '', y: () => from }
  for (let index = 0; index < RANGES; index++) {
    const nearness = index / (RANGES - 1)
    const base = from + (height * 1.02 - from) * nearness * 0.72
    const swing = height * (0.05 + 0.035 * Math.sin(index * 1.7) + 0.02 * (1 - nearness))
    front = ridge(canvas, base, swing, 4 + index * 1.1, index < 4 ? height * 0.004 : 0)
    const lit = mix(palette.glow, palette.mid, Math.min(1, nearness * 1.6))
    art += path(front.data, mix(lit, palette.deep, nearness ** 0.8))
    if (index < RANGES - 1) art += path(front.data, paint('haze'))
  }
  return { art, front }
}

/** Stripes cut out of the lower half of the sun, wider downwards. */
function sunSlits(width: number, y: number, radius: number): string {
  return repeat(5, (index) => rect(0, y + radius * (0.1 + index * 0.2), width, radius * (0.02 + index * 0.022), '#000'))
}
