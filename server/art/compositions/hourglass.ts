import { darken, luminance, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { clipPath, linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { ridge } from '../shapes/ridge.ts'
import { circle, d, group, line, paint, path, rect, repeat } from '../svg.ts'

type Glass = { x: number; y: number; half: number; tall: number }

/** An hourglass, a world in each half; the upper one runs into the lower. */
export const hourglass: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const tall = height * (isStill ? 0.4 : 0.3)
  const glass: Glass = {
    x: width * (isStill ? random.pick([0.36, 0.5, 0.64]) : 0.5),
    y: height * (isStill ? 0.5 : 0.385),
    half: tall * random.between(0.62, 0.78),
    tall,
  }
  const { x, y, half } = glass
  const isDay = random.chance(0.4)
  const ground = isDay ? random.pick([palette.accent, palette.glow]) : palette.shade
  const wood = darken(palette.deep, 0.3)

  return {
    ground,
    defs:
      radialGradient(
        'room',
        [
          [0, mix(ground, palette.glow, 0.55)],
          [0.75, ground],
          [1, isDay ? mix(ground, palette.mid, 0.5) : palette.deep],
        ],
        { y: y / height, radius: 0.75 },
      ) +
      linearGradient('above', [
        [0, palette.deep],
        [1, palette.mid],
      ]) +
      linearGradient('below', [
        [0, palette.glow],
        [1, palette.paper],
      ]) +
      clipPath('glass', path(outline(glass), '#000')),
    art:
      backdrop(canvas, paint('room')) +
      group(drawUpper(canvas, glass) + drawLower(canvas, glass), { 'clip-path': 'url(#glass)' }) +
      line(outline(glass), palette.paper, 7, { opacity: 0.9 }) +
      line(
        d`M${x - half * 0.72} ${y - tall * 0.8}Q${x - half * 0.8} ${y - tall * 0.5} ${x - half * 0.42} ${y - tall * 0.26}`,
        palette.paper,
        8,
        { opacity: 0.7, 'stroke-linecap': 'round' },
      ) +
      [-1, 1].map((side) => rect(x + side * half * 1.13 - 9, y - tall, 18, tall * 2, wood)).join('') +
      [-1, 1].map((side) => drawPlate(glass, y + side * tall, side, wood)).join(''),
    zone: zoneAtBottom(0.755, 0.135),
    ink: luminance(ground) > 0.25 ? palette.deep : palette.paper,
    styles: ['serif', 'spaced', 'wide'],
    busyTop: true,
  }
}

function outline({ x, y, half, tall }: Glass): string {
  const neck = half * 0.07
  return (
    d`M${x - half} ${y - tall}C${x - half * 1.02} ${y - tall * 0.35} ${x - neck} ${y - tall * 0.3} ${x - neck} ${y}` +
    d`C${x - neck} ${y + tall * 0.3} ${x - half * 1.02} ${y + tall * 0.35} ${x - half} ${y + tall}H${x + half}` +
    d`C${x + half * 1.02} ${y + tall * 0.35} ${x + neck} ${y + tall * 0.3} ${x + neck} ${y}` +
    d`C${x + neck} ${y - tall * 0.3} ${x + half * 1.02} ${y - tall * 0.35} ${x + half} ${y - tall}Z`
  )
}

function drawPlate({ x, half }: Glass, y: number, side: number, color: string): string {
  return (
    rect(x - half * 1.25, side < 0 ? y - 22 : y, half * 2.5, 22, color, { rx: 6 }) +
    rect(x - half * 1.4, side < 0 ? y - 42 : y + 20, half * 2.8, 22, color, { rx: 8 })
  )
}

/** A night sky over what is left of the sand, or the sea. */
function drawUpper(canvas: Canvas, { x, y, half, tall }: Glass): string {
  const { palette, random } = canvas
  const level = y - tall * random.between(0.42, 0.62)
  const sand = d`M${x - half * 1.1} ${level - 8}Q${x} ${level + tall * 0.2} ${x + half * 1.1} ${level - 8}V${y}H${x - half * 1.1}Z`
  const swell = d`M${x - half * 1.1} ${level}q${half * 0.28} ${-tall * 0.09} ${half * 0.55} 0t${half * 0.55} 0t${half * 0.55} 0t${half * 0.55} 0V${y}H${x - half * 1.1}Z`
  return (
    rect(x - half * 1.1, y - tall, half * 2.2, tall, paint('above')) +
    repeat(24, () =>
      circle(x + random.between(-half, half), y - tall * random.between(0.4, 1), random.between(1, 3), palette.paper),
    ) +
    circle(x + half * random.between(-0.4, 0.4), level - tall * 0.12, tall * 0.15, palette.accent) +
    path(random.chance(0.5) ? sand : swell, palette.glow)
  )
}

/** The heap below, and on it a house, somebody, or a town. */
function drawLower(canvas: Canvas, { x, y, half, tall }: Glass): string {
  const { palette, random } = canvas
  const ink = darken(palette.deep, 0.2)
  const ground = y + tall * random.between(0.7, 0.78)
  const heap = d`M${x - half * 1.1} ${ground + tall * 0.12}Q${x - half * 0.3} ${ground} ${x} ${ground - tall * 0.03}Q${x + half * 0.3} ${ground} ${x + half * 1.1} ${ground + tall * 0.12}V${y + tall}H${x - half * 1.1}Z`
  const scene = random.pick(['somebody', 'town', 'hills'])
  return (
    rect(x - half * 1.1, y, half * 2.2, tall, paint('below')) +
    (scene === 'town'
      ? repeat(9, (index) => {
          const houseTall = tall * random.between(0.12, 0.42)
          return rect(
            x + half * (-0.72 + index * 0.16),
            ground - houseTall + tall * 0.06,
            half * 0.13,
            houseTall + tall * 0.2,
            mix(ink, palette.shade, random.unit() * 0.6),
          )
        })
      : '') +
    (scene === 'hills' ? path(ridge(canvas, ground, tall * 0.16, 9).data, mix(palette.mid, palette.glow, 0.3)) : '') +
    rect(x - 2.5, y - tall * 0.1, 5, ground - y + tall * 0.1, palette.mid) +
    path(heap, palette.mid) +
    (scene === 'town'
      ? ''
      : figure(
          x + half * random.pick([-0.26, 0.26]),
          ground + tall * 0.06,
          tall * 0.42,
          ink,
          random.pick(['coat', 'dress', 'wide']),
        ))
  )
}
