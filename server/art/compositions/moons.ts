import { mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { ridge } from '../shapes/ridge.ts'
import { stars } from '../shapes/sky.ts'
import { circle, d, paint, path, polar, repeat } from '../svg.ts'

/** The moon waxing and waning: in rows, about somebody, or in one large arc. */
export const moons: Composition = (canvas) => {
  const { palette, random } = canvas
  const layout = random.pick([drawRows, drawRing, drawArc])
  const top = random.pick([palette.deep, palette.shade])

  return {
    ground: top,
    defs: linearGradient('night', [
      [0, top],
      [0.7, mix(top, palette.mid, 0.45)],
      [1, palette.deep],
    ]),
    art: backdrop(canvas, paint('night')) + layout(canvas),
    zone: zoneAtBottom(0.76, 0.125),
    ink: palette.paper,
    styles: ['spaced', 'serif', 'wide'],
    busyTop: true,
  }
}

/** `phase` 0 is new, 0.5 full, 1 new again. */
function moon(
  { palette }: Canvas,
  x: number,
  y: number,
  radius: number,
  phase: number,
  light = palette.accent,
): string {
  const isWaxing = phase < 0.5
  const bulge = Math.cos(phase * 2 * Math.PI) * radius
  const sweep = isWaxing === bulge > 0 ? 0 : 1
  const lit =
    d`M${x} ${y - radius}A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} ${x} ${y + radius}` +
    d`A${Math.abs(bulge)} ${radius} 0 0 ${sweep} ${x} ${y - radius}Z`
  return circle(x, y, radius, mix(palette.deep, palette.shade, 0.4)) + path(lit, light)
}

function drawRows(canvas: Canvas): string {
  const { width, height, palette, random, isStill } = canvas
  const columns = isStill ? 7 : 4
  const rows = isStill ? 3 : 4
  const size = Math.min((width * 0.92) / columns, (height * (isStill ? 0.9 : 0.7)) / rows)
  const left = (width - columns * size) / 2
  const top = isStill ? (height - rows * size) / 2 : height * 0.05
  const count = columns * rows
  const special = random.integer(2, count - 3)
  return repeat(count, (index) => {
    const x = left + ((index % columns) + 0.5) * size
    const y = top + (Math.floor(index / columns) + 0.5) * size
    const light = index === special ? palette.accent : mix(palette.glow, palette.paper, 0.4)
    return moon(canvas, x, y, size * 0.39, (index + 0.6) / count, light)
  })
}

function drawRing(canvas: Canvas): string {
  const { width, height, palette, random, isStill } = canvas
  const x = width / 2
  const y = height * (isStill ? 0.5 : 0.37)
  const reach = isStill ? height * 0.36 : width * 0.35
  const turn = random.unit() * 6.28
  const foot = y + reach * 0.56
  return (
    stars(canvas, height * 0.7, 60, palette.paper) +
    circle(x, y, reach * 0.66, palette.glow) +
    figure(x, foot, reach * 0.95, palette.deep, random.pick(['coat', 'dress', 'wide'])) +
    repeat(10, (index) => {
      const [moonX, moonY] = polar(x, y, reach, turn + (index / 10) * 2 * Math.PI)
      return moon(canvas, moonX, moonY, reach * 0.2, (index + 0.5) / 10, palette.paper)
    })
  )
}

/** Rising at one side, setting at the other, over hills. */
function drawArc(canvas: Canvas): string {
  const { width, height, palette, random, isStill } = canvas
  const ground = height * (isStill ? 0.84 : 0.68)
  const radii = [0.5, 0.55, 0.68, 1, 0.68, 0.55, 0.5]
  const gap = -0.25
  const full = (width * 0.94) / (radii.reduce((sum, radius) => sum + radius * 2 + gap, 0) - gap)
  let right = width * 0.03
  const phases = radii.map((share, index) => {
    const radius = full * share
    const x = right + radius
    right += radius * 2 + gap * full
    const climb = Math.sin(((index + 0.5) / radii.length) * Math.PI)
    const y = ground + height * 0.02 - climb * height * (isStill ? 0.46 : 0.48)
    return moon(canvas, x, y, radius, (index + 0.55) / (radii.length + 0.1))
  })
  const hills = repeat(2, (index) => {
    const tone = mix(palette.shade, palette.deep, 0.4 + index * 0.6)
    return path(ridge(canvas, ground + index * height * 0.05, height * 0.05, 4).data, tone)
  })
  const watcher = width * random.pick([0.3, 0.5, 0.7])
  return (
    stars(canvas, height * 0.6, 80, palette.paper) +
    phases.join('') +
    hills +
    figure(watcher, ground + height * 0.055, height * 0.085, palette.deep, 'coat')
  )
}
