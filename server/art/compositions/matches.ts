import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { circle, curve, d, ellipse, line, type Point, paint, path, repeat } from '../svg.ts'

/** A row of matches: burnt ones, the one that burns, and those that wait. */
export const matches: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const count = random.integer(3, 8) + (isStill ? 4 : 0)
  const burning = random.integer(0, count - 1)
  const burnsFrom = random.pick([-1, 1])
  const gap = (width * (isStill ? 0.8 : 0.86)) / count
  const foot = height * (isStill ? 0.94 : 0.7)
  const head = height * (isStill ? 0.42 : random.between(0.3, 0.36))
  const thick = Math.min(gap * 0.24, 26)
  const xOf = (index: number) => width / 2 + (index - (count - 1) / 2) * gap
  const flameX = xOf(burning)

  return {
    ground: palette.deep,
    defs:
      radialGradient('glow', [
        [0, palette.accent, 0.8],
        [0.35, palette.glow, 0.42],
        [1, palette.mid, 0],
      ]) +
      linearGradient('flame', [
        [0, palette.mid],
        [0.45, palette.glow],
        [1, palette.accent],
      ]) +
      linearGradient('stick', [
        [0, palette.glow],
        [1, palette.shade],
      ]),
    art:
      backdrop(canvas, palette.deep) +
      circle(flameX, head - thick * 2, height * 0.5, paint('glow')) +
      repeat(count, (index) => {
        const x = xOf(index)
        if (index === burning)
          return drawStick(x, head, foot, thick, paint('stick')) + drawHead(x, head, thick, darken(palette.deep, 0.5))
        const isBurnt = (index - burning) * burnsFrom < 0
        return isBurnt
          ? drawBurnt(canvas, x, head, foot, thick)
          : drawStick(x, head, foot, thick, paint('stick')) + drawHead(x, head, thick, palette.mid)
      }) +
      drawFlame(canvas, flameX, head + thick * 0.3, height * random.between(0.15, 0.2)),
    zone: zoneAtBottom(0.755, 0.135),
    ink: palette.paper,
    styles: ['stack', 'spaced', 'wide'],
    busyTop: true,
  }
}

function drawStick(x: number, top: number, foot: number, thick: number, fill: string): string {
  return path(d`M${x - thick / 2} ${top}H${x + thick / 2}V${foot}H${x - thick / 2}Z`, fill)
}

function drawHead(x: number, y: number, thick: number, color: string): string {
  return ellipse(x, y, thick * 0.85, thick * 1.25, color)
}

/** Black, bent, with a thread of smoke. */
function drawBurnt({ palette, random, height }: Canvas, x: number, top: number, foot: number, thick: number): string {
  const ink = mix(darken(palette.deep, 0.5), palette.shade, 0.25)
  const bend = thick * random.between(1.2, 3) * random.pick([-1, 1])
  const length = foot - top
  const start = top + length * random.between(0.05, 0.2)
  const spine: Point[] = [
    [x, foot],
    [x, foot - length * 0.35],
    [x + bend * 0.25, start + length * 0.3],
    [x + bend, start],
  ]
  const smoke: Point[] = Array.from({ length: 6 }, (_, index) => [
    x + bend + Math.sin(index * 1.7 + x) * thick * 0.25 * index,
    start - thick - index * height * 0.034,
  ])
  return (
    line(curve(spine), ink, thick * 0.86, { 'stroke-linecap': 'round' }) +
    drawHead(x + bend, start, thick * 0.8, ink) +
    line(curve(smoke), palette.paper, 3, { opacity: 0.35, 'stroke-linecap': 'round' })
  )
}

function drawFlame({ palette, random }: Canvas, x: number, y: number, tall: number): string {
  const lean = random.between(-0.22, 0.22) * tall
  const tongue = (scale: number) => {
    const half = tall * 0.27 * scale
    const tip = y - tall * scale
    return (
      d`M${x} ${y}C${x - half * 1.5} ${y - tall * 0.1 * scale} ${x - half * 1.1} ${y - tall * 0.5 * scale} ${x + lean * scale} ${tip}` +
      d`C${x + half * 0.8} ${y - tall * 0.55 * scale} ${x + half * 1.7} ${y - tall * 0.14 * scale} ${x} ${y}Z`
    )
  }
  return path(tongue(1), paint('flame')) + path(tongue(0.64), palette.accent) + path(tongue(0.36), palette.paper)
}
