import { darken, luminance, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { circle, d, line, paint, path, polar, polygon, repeat } from '../svg.ts'

type Dial = { x: number; y: number; radius: number; ink: string; face: string }

/** An enormous clock face, somebody walking on its hand. */
export const clock: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const isDark = random.chance(0.5)
  const face = isDark
    ? random.pick([palette.shade, palette.mid])
    : random.pick([palette.paper, palette.glow, palette.accent])
  const radius = height * (isStill ? 0.46 : random.between(0.32, 0.44))
  const dial: Dial = {
    x: width * (isStill ? 0.5 : random.pick([0.06, 0.5, 0.5, 0.94])),
    y: height * (isStill ? 0.5 : 0.36),
    radius,
    face,
    ink: luminance(face) > 0.25 ? palette.deep : palette.paper,
  }
  const { x, y } = dial
  const ground = isDark ? palette.deep : mix(palette.mid, palette.shade, 0.5)
  /** Of a dial that is cut off, the hand points into the picture. */
  const isLeft = x > width * 0.7 || (x > width * 0.3 && random.chance(0.5))
  const slope = random.between(-0.35, 0.35)

  return {
    ground,
    defs:
      radialGradient('room', [
        [0, mix(ground, palette.mid, 0.4)],
        [1, ground],
      ]) +
      radialGradient('bowl', [
        [0.6, face],
        [1, mix(face, palette.deep, 0.25)],
      ]),
    art:
      backdrop(canvas, paint('room')) +
      circle(x + 10, y + 16, radius * 1.08, palette.deep, { opacity: 0.45 }) +
      circle(x, y, radius * 1.07, darken(palette.deep, 0.3)) +
      circle(x, y, radius * 1.025, mix(palette.accent, palette.deep, face === palette.accent ? 0.5 : 0.1)) +
      circle(x, y, radius, paint('bowl')) +
      drawMarks(canvas, dial) +
      drawWorks(canvas, dial) +
      drawHands(canvas, dial, isLeft ? Math.PI + slope : slope),
    zone: zoneAtBottom(0.765, 0.125),
    ink: palette.paper,
    styles: ['spaced', 'serif', 'stack'],
    busyTop: true,
  }
}

function drawMarks({ random }: Canvas, { x, y, radius, ink }: Dial): string {
  const bold = random.pick([0.03, 0.05])
  return repeat(60, (index) => {
    const angle = (index / 60) * 2 * Math.PI
    const isHour = index % 5 === 0
    const [fromX, fromY] = polar(x, y, radius * (isHour ? 0.78 : 0.9), angle)
    const [toX, toY] = polar(x, y, radius * 0.95, angle)
    return line(d`M${fromX} ${fromY}L${toX} ${toY}`, ink, radius * (isHour ? bold : 0.01))
  })
}

/** A wheel of the movement shows through, or only circles. */
function drawWorks({ random }: Canvas, { x, y, radius, ink }: Dial): string {
  if (random.chance(0.5)) return circle(x, y, radius * 0.66, 'none', { stroke: ink, 'stroke-width': 3, opacity: 0.5 })
  const teeth = 28
  const rim = Array.from({ length: teeth * 4 }, (_, index) => {
    const [px, py] = polar(x, y, radius * (index % 4 < 2 ? 0.5 : 0.43), (index / teeth / 4) * 2 * Math.PI)
    return d`${px} ${py}`
  })
  const spokes = repeat(5, (index) => {
    const [px, py] = polar(x, y, radius * 0.42, (index / 5) * 2 * Math.PI)
    return line(d`M${x} ${y}L${px} ${py}`, ink, radius * 0.035, { opacity: 0.28 })
  })
  return (
    path(`M${rim.join('L')}Z`, ink, { opacity: 0.2 }) +
    circle(x, y, radius * 0.34, 'none', { stroke: ink, 'stroke-width': radius * 0.02, opacity: 0.3 }) +
    spokes
  )
}

/** The minute hand lies nearly level, so that one can stand on it. */
function drawHands({ palette, random }: Canvas, { x, y, radius, ink, face }: Dial, angle: number): string {
  const hand = (turn: number, length: number, half: number, color: string) => {
    const across = turn + Math.PI / 2
    const [tipX, tipY] = polar(x, y, length, turn)
    const [backX, backY] = polar(x, y, -radius * 0.18, turn)
    const at = (px: number, py: number, offset: number) => polar(px, py, offset, across)
    return polygon(
      [at(backX, backY, half), at(tipX, tipY, half * 0.4), at(tipX, tipY, -half * 0.4), at(backX, backY, -half)],
      color,
    )
  }
  const out = radius * random.between(0.5, 0.74)
  const [standX, standY] = polar(x, y, out, angle)
  const body = ink === palette.deep ? darken(palette.deep, 0.3) : palette.paper
  return (
    hand(random.pick([-1.6, -1.2, 1.1, 1.9, -2.1]), radius * 0.52, radius * 0.05, ink) +
    hand(angle, radius * 0.88, radius * 0.034, face === palette.accent ? palette.deep : palette.accent) +
    circle(x, y, radius * 0.075, ink) +
    figure(
      standX,
      standY - radius * 0.008,
      radius * 0.34,
      body,
      random.pick(['coat', 'dress', 'wide']),
      random.pick([-1, 1]),
    )
  )
}
