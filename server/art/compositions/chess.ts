import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { chessmen } from '../shapes/chessmen.ts'
import { figure } from '../shapes/figure.ts'
import { circle, type Point, paint, polygon, rect } from '../svg.ts'

/** A chessman, huge on his board, and somebody small before him. */
export const chess: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const horizon = height * (isStill ? 0.6 : 0.5)
  const x = width * random.pick([0.4, 0.5, 0.6])
  const foot = height * (isStill ? 0.86 : 0.68)
  const tall = height * (isStill ? 0.72 : random.between(0.46, 0.54))
  const outline = random.pick(chessmen)
  const side = random.pick([-1, 1])
  const ink = darken(palette.deep, 0.4)
  const isDay = random.chance(0.4)

  return {
    ground: isDay ? palette.glow : palette.shade,
    defs:
      linearGradient('sky', [
        [0, isDay ? palette.glow : palette.deep],
        [0.5, isDay ? mix(palette.glow, palette.paper, 0.6) : palette.mid],
      ]) +
      radialGradient('halo', [
        [0, palette.accent, 0.75],
        [1, palette.accent, 0],
      ]) +
      linearGradient('far', [
        [0, isDay ? palette.paper : palette.mid, 0.8],
        [1, isDay ? palette.paper : palette.mid, 0],
      ]) +
      linearGradient('dusk', [
        [0, ink, 0],
        [0.7, ink, 0.92],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      circle(x, foot - tall * 0.7, height * 0.36, paint('halo')) +
      drawBoard(canvas, x, horizon, ink) +
      rect(0, horizon, width, height * 0.12, paint('far')) +
      drawShadow(outline, x, foot, tall, side, ink) +
      drawPiece(canvas, outline, x, foot, tall, side) +
      figure(
        x - side * width * random.between(0.25, 0.34),
        foot + height * 0.035,
        height * 0.1,
        ink,
        random.pick(['coat', 'dress', 'wide']),
      ) +
      lowerPart(canvas, 0.66, paint('dusk')),
    zone: random.chance(0.35) ? zoneAtTop(0.05, 0.1) : zoneAtBottom(0.76, 0.125),
    ink: palette.paper,
    styles: ['spaced', 'wide', 'serif'],
    scrim: true,
    busyTop: true,
  }
}

function drawBoard({ width, height, palette }: Canvas, x: number, horizon: number, ink: string): string {
  const light = mix(palette.glow, palette.paper, 0.4)
  const dark = mix(palette.deep, palette.shade, 0.4)
  const columns = 14
  const rowY = (row: number) => horizon + (height - horizon) * 1.15 * (0.08 / (1.08 - row / 11) - 0.074) * 1.05
  const columnX = (column: number, y: number) => {
    const spread = 0.12 + ((y - horizon) / (height - horizon)) * 1.5
    return x + (column - columns / 2) * width * 0.24 * spread
  }
  let squares = rect(0, horizon, width, height - horizon, dark)
  for (let row = 0; row < 11; row++) {
    const [top, bottom] = [rowY(row), rowY(row + 1)]
    if (top > height) break
    for (let column = row % 2; column < columns; column += 2) {
      squares += polygon(
        [
          [columnX(column, top), top],
          [columnX(column + 1, top), top],
          [columnX(column + 1, bottom), bottom],
          [columnX(column, bottom), bottom],
        ],
        light,
      )
    }
  }
  return squares + rect(0, horizon - 1, width, 2, ink, { opacity: 0.4 })
}

/** Lit from one side. */
function drawPiece(
  { palette }: Canvas,
  outline: readonly Point[],
  x: number,
  foot: number,
  tall: number,
  side: number,
): string {
  const edge = (of: number) => outline.map(([half, up]): Point => [x + of * half * tall, foot - up * tall])
  const whole = [...edge(-1), ...edge(1).reverse()]
  const core: Point[] = outline.map(([half, up]): Point => [x + side * half * tall * 0.15, foot - up * tall])
  return (
    polygon(whole, darken(palette.deep, 0.35)) +
    polygon([...edge(-side), ...core.reverse()], palette.shade) +
    polygon(
      [
        ...outline.map(([half, up]): Point => [x - side * half * tall, foot - up * tall]),
        ...outline.map(([half, up]): Point => [x - side * half * tall * 0.62, foot - up * tall]).reverse(),
      ],
      mix(palette.accent, palette.glow, 0.4),
    )
  )
}

function drawShadow(
  outline: readonly Point[],
  x: number,
  foot: number,
  tall: number,
  side: number,
  ink: string,
): string {
  const cast = (of: number) =>
    outline.map(([half, up]): Point => [x + of * half * tall + side * up * tall * 0.95, foot + up * tall * 0.3])
  return polygon([...cast(-1), ...cast(1).reverse()], ink, { opacity: 0.6 })
}
