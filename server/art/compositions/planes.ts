import { luminance, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { circle, curve, d, ellipse, group, line, type Point, paint, polygon, repeat, round } from '../svg.ts'

type Plane = { x: number; y: number; size: number; turn: number }

/** Paper planes: one with its looping, or a squadron of which one goes its own way. */
export const planes: Composition = (canvas) => {
  const { palette, random } = canvas
  const ground = random.pick([palette.glow, palette.accent, palette.mid, palette.shade])
  const isLight = luminance(ground) > 0.25
  const isAlone = random.chance(0.5)

  return {
    ground,
    defs: linearGradient('air', [
      [0, ground],
      [1, mix(ground, isLight ? palette.paper : palette.glow, 0.45)],
    ]),
    art:
      backdrop(canvas, paint('air')) +
      drawSky(canvas, ground) +
      (isAlone ? drawLoop(canvas, isLight) : drawSquadron(canvas, isLight)),
    zone: zoneAtBottom(0.745, 0.145),
    ink: isLight ? palette.deep : palette.paper,
    styles: ['stack', 'serif', 'wide'],
    busyTop: true,
  }
}

function drawPlane({ x, y, size, turn }: Plane, light: string, middle: string, dark: string): string {
  const wings =
    polygon(
      [
        [100, 0],
        [-70, -62],
        [-38, -10],
      ],
      light,
    ) +
    polygon(
      [
        [100, 0],
        [-38, -10],
        [-52, 34],
      ],
      dark,
    ) +
    polygon(
      [
        [100, 0],
        [-52, 34],
        [-24, 12],
      ],
      middle,
    ) +
    polygon(
      [
        [100, 0],
        [-24, 12],
        [10, 58],
      ],
      light,
    )
  return group(wings, {
    transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${Math.round(size * 10) / 1000})`,
  })
}

/** A disc, and clouds in bands. */
function drawSky({ width, height, palette, random }: Canvas, ground: string): string {
  const pale = mix(ground, palette.paper, 0.5)
  return (
    circle(
      width * random.between(0.25, 0.75),
      height * random.between(0.25, 0.45),
      height * random.between(0.16, 0.27),
      pale,
    ) +
    repeat(random.integer(3, 6), () => {
      const x = random.between(0, width)
      const y = height * random.between(0.1, 0.7)
      const s = height * random.between(0.03, 0.07)
      return (
        ellipse(x, y, s * 2.6, s * 0.42, palette.paper, { opacity: 0.75 }) +
        circle(x - s * 0.6, y - s * 0.3, s * 0.6, palette.paper, { opacity: 0.75 }) +
        circle(x + s * 0.5, y - s * 0.25, s * 0.45, palette.paper, { opacity: 0.75 })
      )
    })
  )
}

function drawLoop({ width, height, palette, random, isStill }: Canvas, isLight: boolean): string {
  const side = random.pick([-1, 1])
  const at = (share: number) => width * (side > 0 ? share : 1 - share)
  const loopY = height * random.between(0.46, 0.54)
  const loop = Math.min(width, height) * random.between(0.1, 0.16)
  const centre = at(random.between(0.34, 0.46))
  const points: Point[] = [
    [at(-0.08), height * 0.66],
    [at(0.16), height * 0.665],
    ...Array.from({ length: 9 }, (_, index): Point => {
      const angle = Math.PI / 2 - side * (index / 8) * 2 * Math.PI
      return [centre + Math.cos(angle) * loop + side * index * 5, loopY + Math.sin(angle) * loop]
    }),
    [at(0.66), height * 0.4],
    [at(0.72), height * 0.33],
  ]
  const ink = isLight ? palette.deep : palette.paper
  const size = height * (isStill ? 0.12 : 0.13)
  return (
    line(curve(points), ink, 5, { 'stroke-dasharray': '16 15', 'stroke-linecap': 'round', opacity: 0.8 }) +
    drawPlane(
      { x: at(0.77), y: height * 0.26, size, turn: side > 0 ? -48 : 228 },
      palette.paper,
      mix(palette.paper, palette.shade, 0.4),
      isLight ? palette.shade : palette.mid,
    )
  )
}

function drawSquadron({ width, height, palette, random, isStill }: Canvas, isLight: boolean): string {
  const columns = isStill ? 6 : 3
  const rows = isStill ? 3 : 4
  const size = (isStill ? height * 0.09 : width * 0.105) * random.between(0.9, 1.15)
  const turn = random.pick([-40, -20, 200, 220])
  const odd = random.integer(0, columns * rows - 1)
  return repeat(columns * rows, (index) => {
    const row = Math.floor(index / columns)
    const x = (width * ((index % columns) + 0.5 + (row % 2 ? 0.22 : -0.22))) / columns
    const y = height * (isStill ? 0.18 + row * 0.3 : 0.1 + row * 0.175)
    const isOdd = index === odd
    const streak = line(d`M-150 4H-84M-130 20H-76`, isLight ? palette.deep : palette.paper, 6, {
      opacity: 0.5,
      'stroke-linecap': 'round',
    })
    const trail = group(streak, {
      transform: `translate(${round(x)} ${round(y)}) rotate(${isOdd ? turn + 150 : turn}) scale(${Math.round(size * 10) / 1000})`,
    })
    const plane = { x, y, size, turn: isOdd ? turn + 150 : turn }
    return isOdd
      ? trail + drawPlane(plane, isLight ? palette.shade : palette.accent, palette.mid, palette.deep)
      : trail +
          drawPlane(plane, palette.paper, mix(palette.paper, palette.shade, 0.35), mix(palette.shade, palette.mid, 0.5))
  })
}
