import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { d, ellipse, line, paint, path, polygon, rect, repeat } from '../svg.ts'

const FOLDS = 8

/** A stage between its curtains, somebody in the spotlight. */
export const curtain: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const x = width * 0.5
  const floor = height * (isStill ? 0.86 : 0.69)
  const opening = width * random.between(0.2, 0.32)
  const lampX = x + width * random.pick([-0.34, -0.1, 0.12, 0.36])
  const ink = darken(palette.deep, 0.5)
  const pool = width * 0.24
  const cone = polygon(
    [
      [lampX - 10, -20],
      [lampX + 10, -20],
      [x + pool, floor],
      [x - pool, floor],
    ],
    paint('cone'),
  )

  return {
    ground: palette.shade,
    defs:
      linearGradient('cone', [
        [0, palette.accent, 0.5],
        [1, palette.accent, 0.2],
      ]) +
      radialGradient('pool', [
        [0, palette.paper],
        [0.7, palette.accent],
        [1, palette.glow],
      ]) +
      linearGradient('boards', [
        [0, mix(palette.deep, palette.shade, 0.7)],
        [1, ink],
      ]) +
      linearGradient('dusk', [
        [0, ink, 0],
        [0.5, ink, 0.9],
      ]),
    art:
      backdrop(canvas, ink) +
      rect(0, floor - height * 0.05, width, height, paint('boards')) +
      cone +
      ellipse(x, floor, pool, height * 0.035, paint('pool')) +
      ellipse(x + (x - lampX) * 0.25, floor, pool * 0.5, height * 0.012, ink, { opacity: 0.55 }) +
      figure(
        x,
        floor + height * 0.006,
        height * random.between(0.26, 0.32),
        ink,
        random.pick(['coat', 'dress', 'wide']),
      ) +
      drawHalf(canvas, 0, x - opening * 0.3, x - opening) +
      drawHalf(canvas, width, x + opening * 0.3, x + opening) +
      drawValance(canvas) +
      lowerPart(canvas, 0.68, paint('dusk')),
    zone: zoneAtBottom(0.75, 0.14),
    ink: palette.paper,
    styles: ['serif', 'stack', 'spaced'],
    busyTop: true,
  }
}

/** One curtain from the edge to where it parts, drawn aside below: its folds are three stripes each. */
function drawHalf({ height, palette, random }: Canvas, edge: number, above: number, below: number): string {
  const tones = [
    mix(palette.shade, palette.deep, 0.55),
    mix(palette.mid, palette.shade, 0.45),
    palette.mid,
    mix(palette.mid, palette.glow, 0.3),
  ]
  const knot = height * random.between(0.5, 0.6)
  const gathered = edge + (below - edge) * 0.42
  const stripes = FOLDS * tones.length
  const at = (index: number, inner: number) => edge + (inner - edge) * (index / stripes)
  return (
    repeat(stripes, (index) => {
      const side = (step: number) => {
        const [top, waist, foot] = [at(step, above), at(step, gathered), at(step, below)]
        return { top, waist, foot }
      }
      const [left, right] = [side(index), side(index + 1.15)]
      const data =
        d`M${left.top} 0C${left.top} ${knot * 0.5} ${left.waist} ${knot * 0.7} ${left.waist} ${knot}` +
        d`C${left.waist} ${knot * 1.15} ${left.foot} ${knot * 1.25} ${left.foot} ${height}` +
        d`H${right.foot}C${right.foot} ${knot * 1.25} ${right.waist} ${knot * 1.15} ${right.waist} ${knot}` +
        d`C${right.waist} ${knot * 0.7} ${right.top} ${knot * 0.5} ${right.top} 0Z`
      return path(data, tones[index % tones.length] ?? palette.mid)
    }) + drawTie(edge, gathered, knot, palette.accent)
  )
}

/** The cord that holds it, sagging. */
function drawTie(edge: number, gathered: number, y: number, color: string): string {
  return line(d`M${edge} ${y - 22}Q${(edge + gathered) / 2} ${y + 16} ${gathered} ${y + 2}`, color, 13)
}

/** The short curtain that hangs before the others. */
function drawValance({ width, height, palette }: Canvas): string {
  const swags = 5
  const span = width / swags
  const drop = height * 0.075
  return repeat(swags, (index) => {
    const from = index * span
    const fold = (depth: number) =>
      d`M${from} 0V${drop * 0.45}Q${from + span / 2} ${drop * (0.6 + depth)} ${from + span} ${drop * 0.45}V0Z`
    return (
      path(fold(1.55), palette.accent) +
      path(fold(1.35), mix(palette.shade, palette.deep, 0.35)) +
      path(fold(0.75), mix(palette.mid, palette.shade, 0.35)) +
      path(fold(0.2), palette.mid)
    )
  })
}
