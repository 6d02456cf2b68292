import { mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { circle, curve, d, group, type Point, paint, path, repeat, round } from '../svg.ts'

/** Looks right, in a box of 100 × 80. */
const CAMEL =
  'M10 78L14 46C10 40 12 32 18 30C26 28 30 20 38 14C46 8 52 16 56 26C60 30 66 32 70 26C74 18 76 8 80 4L92 4L96 9L86 12C84 24 80 38 70 44L70 78L66 78L64 50L30 50L24 78L20 78L22 50L18 48L14 78Z'

/** Dunes with a sharp crest between light and shadow; a caravan goes along it, small. */
export const dunes: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const peakX = width * random.between(0.36, 0.64)
  const peakY = height * (isStill ? 0.42 : random.between(0.38, 0.46))
  const sun = Math.min(width, height) * random.between(0.13, 0.27)
  const isDay = random.chance(0.6)
  const isTitleAbove = random.chance(0.5)

  return {
    ground: palette.glow,
    defs:
      linearGradient('sky', [
        [0, isDay ? mix(palette.paper, palette.glow, 0.25) : palette.deep],
        [0.5, isDay ? mix(palette.glow, palette.paper, 0.45) : palette.mid],
      ]) +
      linearGradient('lit', [
        [0, isDay ? mix(palette.glow, palette.mid, 0.12) : palette.glow],
        [1, mix(palette.mid, palette.shade, 0.25)],
      ]) +
      linearGradient('dark', [
        [0, mix(palette.mid, palette.shade, 0.6)],
        [0.5, palette.shade],
        [1, palette.deep],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      circle(width * random.pick([0.22, 0.5, 0.78]), peakY - sun * random.between(0, 0.7), sun, palette.accent) +
      drawFar(canvas, peakY) +
      drawDune(canvas, peakX, peakY) +
      drawCaravan(canvas, peakX, peakY) +
      drawNear(canvas),
    zone: isTitleAbove ? zoneAtTop(0.06, 0.13) : zoneAtBottom(0.755, 0.13),
    ink: isTitleAbove && isDay ? palette.deep : palette.paper,
    lowInk: palette.paper,
    styles: ['spaced', 'serif', 'wide'],
    busyTop: isDay,
  }
}

function drawFar({ width, height, palette, random }: Canvas, y: number): string {
  return repeat(2, (index) => {
    const base = y + height * (0.06 + index * 0.05)
    const top = width * random.between(0.1, 0.9)
    const data =
      d`M-20 ${base + height * 0.05}Q${top * 0.5} ${base + height * 0.03} ${top} ${base - height * 0.05}` +
      d`Q${top + (width - top) * 0.4} ${base + height * 0.05} ${width + 20} ${base + height * 0.02}V${height}H-20Z`
    return path(data, mix(palette.mid, palette.glow, 0.55 - index * 0.3))
  })
}

/** The way the crest winds down from the peak to the lower edge. */
function crestOf({ width, height }: Canvas, x: number, y: number): Point[] {
  const swing = x < width / 2 ? 1 : -1
  return [
    [x, y],
    [x + swing * width * 0.08, y + (height - y) * 0.16],
    [x + swing * width * 0.22, y + (height - y) * 0.34],
    [x + swing * width * 0.06, y + (height - y) * 0.58],
    [x - swing * width * 0.3, y + (height - y) * 0.82],
    [x - swing * width * 0.34, height + 20],
  ]
}

function drawDune(canvas: Canvas, x: number, y: number): string {
  const { width, height } = canvas
  const slope = d`M-20 ${y + height * 0.2}Q${x * 0.55} ${y + height * 0.13} ${x} ${y}`
  const whole =
    slope + d`Q${x + (width - x) * 0.45} ${y + height * 0.13} ${width + 20} ${y + height * 0.17}V${height + 20}H-20Z`
  const shadow =
    curve(crestOf(canvas, x, y)) +
    d`L-20 ${height + 20}V${y + height * 0.2}Q${x * 0.55} ${y + height * 0.13} ${x} ${y}Z`
  return path(whole, paint('lit')) + path(shadow, paint('dark'))
}

function drawCaravan({ width, height, palette, random, isStill }: Canvas, peakX: number, peakY: number): string {
  const size = height * (isStill ? 0.05 : 0.038)
  const count = random.integer(3, 5)
  const steepness = (height * 0.13) / Math.max(1, width - peakX)
  return repeat(count, (index) => {
    const x = peakX + width * 0.06 + index * size * 1.55
    const y = peakY + (x - peakX) * steepness * 1.62 - size * 0.7
    const scale = Math.round((size / 80) * 1000) / 1000
    return group(path(CAMEL, palette.deep), {
      transform: `translate(${round(x + size)} ${round(y)}) rotate(${random.integer(6, 14)}) scale(${-scale} ${scale})`,
    })
  })
}

/** A dune in shadow, before all others. */
function drawNear({ width, height, palette, random }: Canvas): string {
  const left = height * random.between(0.74, 0.86)
  const right = height * random.between(0.74, 0.86)
  return path(
    d`M-20 ${left}C${width * 0.3} ${left - height * 0.05} ${width * 0.6} ${right + height * 0.06} ${width + 20} ${right}V${height + 20}H-20Z`,
    palette.deep,
  )
}
