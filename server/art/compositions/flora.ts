import { mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { circle, d, paint, path, polar, repeat, round } from '../svg.ts'

const RINGS = 11
const LEAF_GREEN = '#1f3d33'

type Blossom = { x: number; y: number; radius: number; slimness: number }

/** One blossom, larger than the picture. */
export const flora: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const size = Math.min(width, height)
  const blossom: Blossom = {
    x: width * random.pick([0.5, 0.5, 0.3, 0.72]),
    y: height * (isStill ? 0.5 : random.between(0.34, 0.42)),
    radius: size * random.between(0.62, 0.78),
    slimness: random.between(0.5, 0.85),
  }

  return {
    ground: palette.shade,
    defs:
      radialGradient(
        'garden',
        [
          [0, mix(palette.shade, palette.mid, 0.2)],
          [1, palette.deep],
        ],
        { y: 0.4, radius: 0.8 },
      ) +
      radialGradient(
        'vignette',
        [
          [0.4, palette.deep, 0],
          [1, palette.deep, 0.8],
        ],
        { x: round(blossom.x / width), y: round(blossom.y / height), radius: 0.8 },
      ) +
      linearGradient('dusk', [
        [0, palette.deep, 0],
        [0.6, palette.deep, 0.93],
      ]),
    art:
      backdrop(canvas, paint('garden')) +
      drawLeaves(canvas, blossom) +
      repeat(RINGS, (ring) => drawPetals(canvas, blossom, ring)) +
      drawHeart(canvas, blossom) +
      repeat(6, () =>
        circle(width * random.unit(), height * random.between(0.05, 0.7), random.between(2, 4.5), palette.accent, {
          opacity: 0.8,
        }),
      ) +
      backdrop(canvas, paint('vignette')) +
      lowerPart(canvas, 0.5, paint('dusk')),
    zone: zoneAtBottom(0.71, 0.17),
    ink: palette.paper,
    styles: ['serif', 'serif', 'spaced'],
  }
}

/** Turned about a point, in degrees. */
function turned(x: number, y: number, degrees: number): { transform: string } {
  return { transform: `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})` }
}

function drawLeaves({ width, height, palette, random }: Canvas, { x, y, radius }: Blossom): string {
  const size = Math.min(width, height)
  return repeat(9, () => {
    const angle = random.between(0, 2 * Math.PI)
    const [leafX, leafY] = polar(x, y, radius * random.between(0.85, 1.15), angle)
    const long = size * random.between(0.25, 0.42)
    const wide = long * 0.26
    const green = random.pick([palette.mid, palette.deep, LEAF_GREEN])
    return path(
      d`M${-long * 0.4} 0Q${long * 0.2} ${-wide} ${long} 0Q${long * 0.2} ${wide} ${-long * 0.4} 0Z`,
      mix(palette.shade, green, 0.55),
      turned(leafX, leafY, (angle * 180) / Math.PI),
    )
  })
}

/** One ring of petals, each half in the shade; inner rings are smaller and lighter. */
function drawPetals({ palette }: Canvas, { x, y, radius, slimness }: Blossom, ring: number): string {
  const depth = ring / (RINGS - 1)
  const r = radius * (1 - depth * 0.9)
  const count = Math.round(22 - depth * 11)
  const wide = ((r * 2 * Math.PI) / count) * slimness
  const color =
    depth < 0.55
      ? mix(mix(palette.shade, palette.mid, 0.35), palette.mid, depth / 0.55)
      : mix(palette.mid, palette.glow, (depth - 0.55) / 0.45)
  const outer = d`M${r * 0.28} 0C${r * 0.5} ${-wide * 0.75} ${r * 0.86} ${-wide * 0.55} ${r} 0`
  const petal = outer + d`C${r * 0.86} ${wide * 0.55} ${r * 0.5} ${wide * 0.75} ${r * 0.28} 0Z`
  const shadow =
    d`M${r * 0.28} 0C${r * 0.5} ${wide * 0.75} ${r * 0.86} ${wide * 0.55} ${r} 0` +
    d`C${r * 0.8} ${wide * 0.12} ${r * 0.5} ${wide * 0.08} ${r * 0.28} 0Z`
  return repeat(count, (index) => {
    const place = turned(x, y, (index / count) * 360 + ring * 11.5)
    return (
      path(petal, mix(color, palette.glow, (index % 2) * 0.1), place) +
      path(shadow, mix(color, palette.deep, 0.34), place)
    )
  })
}

/** Seeds in the spiral in which sunflowers set theirs. */
function drawHeart({ palette }: Canvas, { x, y, radius }: Blossom): string {
  const r = radius * 0.12
  const seeds = repeat(26, (index) => {
    const [seedX, seedY] = polar(x, y, r * Math.sqrt(index / 26), index * 2.4)
    return circle(seedX, seedY, r * 0.07, mix(palette.mid, palette.deep, 0.4))
  })
  return circle(x, y, r, palette.accent) + seeds
}
