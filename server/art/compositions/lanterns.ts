import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { ridge } from '../shapes/ridge.ts'
import { stars } from '../shapes/sky.ts'
import { circle, d, ellipse, group, paint, path, rect, repeat, round } from '../svg.ts'

/** Paper lanterns rise into the night; those who let them go stand by the water. */
export const lanterns: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const shore = height * (isStill ? 0.84 : 0.68)
  const ink = darken(palette.deep, 0.45)
  const drift = random.pick([-1, 1])
  const count = random.integer(16, 34)
  const swarm = Array.from({ length: count }, (_, index) => {
    const along = index / count
    const near = random.unit() ** 2.2
    return {
      x: width * (0.5 + drift * (0.5 - along) * 0.7 + random.between(-0.3, 0.3)),
      y: shore * (0.94 - along * 0.9) * random.between(0.85, 1.04),
      size: height * (0.012 + 0.05 * near),
      near,
    }
  }).sort((one, other) => one.near - other.near)

  return {
    ground: palette.deep,
    defs:
      linearGradient('night', [
        [0, palette.deep],
        [0.5, palette.shade],
        [0.72, mix(palette.mid, palette.shade, 0.35)],
      ]) +
      linearGradient('paper', [
        [0, mix(palette.mid, palette.glow, 0.45)],
        [0.6, palette.glow],
        [1, palette.paper],
      ]) +
      linearGradient('paperOdd', [
        [0, mix(palette.accent, palette.deep, 0.25)],
        [0.6, palette.accent],
        [1, palette.paper],
      ]) +
      radialGradient('halo', [
        [0, palette.glow, 0.55],
        [1, palette.glow, 0],
      ]),
    art:
      backdrop(canvas, paint('night')) +
      stars(canvas, shore * 0.8, 70, palette.paper) +
      repeat(2, (index) =>
        path(
          ridge(canvas, shore - height * (0.09 - index * 0.05), height * 0.06, 4).data,
          mix(palette.shade, ink, 0.35 + index * 0.3),
        ),
      ) +
      rect(0, shore, width, height, mix(palette.deep, palette.shade, 0.55)) +
      swarm
        .map(({ x, size, near, y }) =>
          ellipse(x, shore + (shore - y) * 0.3 + 12, size * 0.5, size * 1.5, palette.glow, {
            opacity: 0.1 + 0.2 * near,
          }),
        )
        .join('') +
      swarm
        .map(({ x, y, size }, index) => drawLantern(x, y, size, index === count - 2, random.between(-7, 7)))
        .join('') +
      drawShore(canvas, shore, ink),
    zone: random.chance(0.2) ? zoneAtTop(0.05, 0.1) : zoneAtBottom(0.765, 0.125),
    ink: palette.paper,
    styles: ['serif', 'spaced', 'serif'],
    scrim: true,
    busyTop: true,
  }
}

function drawLantern(x: number, y: number, s: number, isOdd: boolean, tilt: number): string {
  const body = d`M${-s * 0.62} ${s}C${-s * 0.72} ${-s * 0.2} ${-s * 0.9} ${-s * 0.7} ${-s * 0.6} ${-s * 1.05}Q0 ${-s * 1.35} ${s * 0.6} ${-s * 1.05}C${s * 0.9} ${-s * 0.7} ${s * 0.72} ${-s * 0.2} ${s * 0.62} ${s}Z`
  return group(
    circle(0, 0, s * 2.6, paint('halo')) +
      path(body, paint(isOdd ? 'paperOdd' : 'paper')) +
      ellipse(0, s, s * 0.62, s * 0.15, '#fff6d8'),
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(tilt)})`,
    },
  )
}

/** A bank or a landing stage, and people. */
function drawShore({ width, height, random }: Canvas, shore: number, ink: string): string {
  const x = width * random.pick([0.24, 0.5, 0.76])
  const people = random.integer(1, 3)
  const size = height * random.between(0.085, 0.12)
  const ground = shore + height * 0.035
  const bank = random.chance(0.5)
    ? path(
        d`M${x - width * 0.5} ${ground + height * 0.05}Q${x} ${ground - height * 0.05} ${x + width * 0.5} ${ground + height * 0.05}V${height * 0.8}H${x - width * 0.5}Z`,
        ink,
        { opacity: 0.96 },
      )
    : rect(x - width * 0.2, ground - 6, width * 0.4, 14, ink) +
      repeat(4, (index) => rect(x - width * 0.18 + index * width * 0.115, ground, 9, height * 0.06, ink))
  const crowd = repeat(people, (index) =>
    figure(
      x + (index - (people - 1) / 2) * size * 0.42,
      ground - 2,
      size * random.between(0.8, 1),
      ink,
      random.pick(['coat', 'dress', 'wide']),
      random.pick([-1, 1]),
    ),
  )
  return bank + crowd
}
