import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { bird, stars } from '../shapes/sky.ts'
import { circle, d, group, line, type Point, paint, path, polygon, rect, repeat, round } from '../svg.ts'

/** An iceberg: little above the water, very much below, and something that passes by. */
export const iceberg: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const water = height * (isStill ? 0.34 : random.between(0.27, 0.36))
  const x = width * (isStill ? random.pick([0.4, 0.6]) : random.between(0.42, 0.58))
  const isDay = random.chance(0.6)
  const depth = height * (isStill ? 0.96 : 0.76) - water
  const half = Math.min(width * 0.4, depth * 0.78) * random.between(0.82, 1)

  return {
    ground: palette.shade,
    defs:
      linearGradient('sky', [
        [0, isDay ? palette.glow : palette.deep],
        [1, isDay ? mix(palette.glow, palette.paper, 0.7) : palette.mid],
      ]) +
      linearGradient('sea', [
        [0, palette.mid],
        [0.42, palette.shade],
        [1, darken(palette.deep, 0.2)],
      ]) +
      linearGradient('veil', [
        [0, palette.mid, 0.1],
        [0.8, palette.deep, 0.72],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      (isDay ? '' : stars(canvas, water, 50, palette.paper)) +
      circle(
        width * random.pick([0.2, 0.8]),
        water * random.between(0.35, 0.9),
        height * random.between(0.05, 0.11),
        isDay ? palette.accent : palette.paper,
      ) +
      repeat(3, () =>
        bird(width * random.between(0.1, 0.9), water * random.between(0.15, 0.6), height * 0.014, palette.deep),
      ) +
      drawIce(canvas, x, water, half * random.between(0.5, 0.72), -water * random.between(0.5, 0.72)) +
      rect(0, water, width, height, paint('sea')) +
      drawIce(canvas, x, water, half, depth) +
      rect(0, water, width, height, paint('veil')) +
      drawRipples(canvas, water) +
      random.pick([drawSailor, drawWhale, drawDiver])(canvas, x, water, half),
    zone: zoneAtBottom(0.77, 0.12),
    ink: palette.paper,
    styles: ['spaced', 'wide', 'stack'],
    busyTop: true,
  }
}

/** Facets from the waterline up (`reach` below 0) or down to a ragged tip. */
function drawIce({ palette, random }: Canvas, x: number, water: number, half: number, reach: number): string {
  const isBelow = reach > 0
  const rows = isBelow ? 4 : 3
  const columns = 5
  const spread = isBelow ? [0.86, 1, 0.74, 0.42, 0.1] : [1, 0.72, 0.4, 0.1]
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): Point => {
      const share = (column / columns) * 2 - 1
      const isEdge = row === 0
      const rough = isEdge ? 0 : half * 0.1
      return [
        x + share * half * (spread[row] ?? 0) + random.between(-rough, rough),
        water + (reach * row) / rows + (isEdge ? 0 : random.between(-1, 1) * Math.abs(reach) * 0.06),
      ]
    }),
  )
  const light = isBelow ? mix(palette.glow, palette.mid, 0.15) : palette.paper
  const dark = isBelow ? mix(palette.shade, palette.mid, 0.5) : mix(palette.glow, palette.mid, 0.45)
  const facet = (corners: readonly (Point | undefined)[], share: number) => {
    const points = corners.filter((corner) => corner !== undefined)
    const tone = Math.min(1, Math.max(0, share + random.between(-0.28, 0.28)))
    const fill = mix(light, dark, tone)
    return polygon(points, fill, { stroke: fill, 'stroke-width': 1 })
  }
  let facets = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [grid[row]?.[column], grid[row]?.[column + 1]]
      const [c, e] = [grid[row + 1]?.[column], grid[row + 1]?.[column + 1]]
      const share = column / columns
      facets += facet([a, b, c], share) + facet([b, e, c], share + 0.12)
    }
  }
  return facets
}

function drawRipples({ width, height, palette, random }: Canvas, water: number): string {
  const glints = repeat(16, () => {
    const x = random.between(-0.1, 0.95) * width
    return line(
      d`M${x} ${water + random.between(2, height * 0.045)}h${width * random.between(0.04, 0.16)}`,
      palette.paper,
      2.4,
      { opacity: 0.4 },
    )
  })
  return rect(0, water - 2, width, 5, palette.paper, { opacity: 0.85 }) + glints
}

function drawSailor({ width, height, palette }: Canvas, x: number, water: number): string {
  const at = x > width / 2 ? width * 0.14 : width * 0.86
  const s = height * 0.026
  const ink = darken(palette.deep, 0.4)
  return (
    path(
      d`M${at - s * 1.3} ${water - s * 0.5}H${at + s * 1.3}L${at + s * 0.8} ${water + s * 0.25}H${at - s * 0.8}Z`,
      ink,
    ) +
    polygon(
      [
        [at, water - s * 0.6],
        [at, water - s * 2.9],
        [at + s * 1.2, water - s * 0.7],
      ],
      palette.paper,
    ) +
    polygon(
      [
        [at - s * 0.15, water - s * 0.6],
        [at - s * 0.15, water - s * 2.5],
        [at - s, water - s * 0.7],
      ],
      palette.accent,
    )
  )
}

function drawWhale({ width, height, palette, random }: Canvas, x: number, water: number, half: number): string {
  const facing = x > width / 2 ? 1 : -1
  const at = x - facing * half * 0.55
  const y = water + height * random.between(0.28, 0.36)
  const scale = Math.round(height * 0.0018 * 100) / 100
  const body =
    'M-70 4C-60 -20 -20 -26 14 -18C36 -12 52 -6 66 -8C72 -18 82 -22 92 -20C88 -12 84 -8 82 -4C88 0 92 6 94 12C84 12 74 6 68 0C50 8 30 16 10 18L-6 34C-10 28 -10 22 -8 18C-36 20 -62 16 -70 4Z'
  return group(path(body, darken(palette.deep, 0.5)) + circle(-48, -3, 2.4, palette.paper), {
    transform: `translate(${round(at)} ${round(y)}) scale(${facing * scale} ${scale})`,
  })
}

/** Sinks on a rope from a boat. */
function drawDiver(canvas: Canvas, x: number, water: number, half: number): string {
  const { width, height, palette, random } = canvas
  const at = x > width / 2 ? width * 0.14 : width * 0.86
  const y = water + height * random.between(0.24, 0.36)
  const s = height * 0.018
  const ink = darken(palette.deep, 0.5)
  const bubbles = repeat(7, (index) =>
    circle(at + s * 1.6 + random.between(-s, s) * 0.6, y - index * s * 1.7, s * (0.12 + index * 0.035), palette.paper, {
      opacity: 0.7,
    }),
  )
  return (
    drawSailor(canvas, x, water) +
    line(
      d`M${at} ${water}C${at - s} ${water + (y - water) * 0.4} ${at + s} ${water + (y - water) * 0.7} ${at} ${y}`,
      palette.paper,
      2.2,
    ) +
    circle(at, y, Math.min(half, s * 5), palette.accent, { opacity: 0.2 }) +
    circle(at, y - s * 0.4, s * 0.75, palette.accent) +
    path(
      d`M${at - s * 0.8} ${y + s * 0.3}H${at + s * 0.8}L${at + s * 0.6} ${y + s * 1.9}L${at + s * 1.2} ${y + s * 3.4}H${at + s * 0.4}L${at} ${y + s * 2.2}L${at - s * 0.5} ${y + s * 3.5}H${at - s * 1.2}L${at - s * 0.6} ${y + s * 1.9}Z`,
      ink,
    ) +
    bubbles
  )
}
