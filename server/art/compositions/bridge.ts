import { mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { ridge } from '../shapes/ridge.ts'
import { bird } from '../shapes/sky.ts'
import { circle, curve, d, ellipse, line, type Point, paint, path, polygon, rect, repeat } from '../svg.ts'

type Pylon = { x: number; top: number; half: number }

/** A suspension bridge in the fog: the near pylon large, the far one small. */
export const bridge: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const isDay = random.chance(0.5)
  const side = random.pick([-1, 1])
  const at = (share: number) => width * (side > 0 ? share : 1 - share)
  const near: Pylon = {
    x: at(isStill ? 0.24 : random.between(0.24, 0.32)),
    top: height * random.between(0.08, 0.14),
    half: height * 0.062,
  }
  const far: Pylon = {
    x: at(isStill ? 0.8 : random.between(0.8, 0.86)),
    top: height * random.between(0.34, 0.38),
    half: height * 0.024,
  }
  const water = height * (isStill ? 0.84 : 0.68)
  const color = isDay ? palette.mid : palette.accent
  const fog = isDay ? mix(palette.glow, palette.paper, 0.6) : mix(palette.mid, palette.glow, 0.25)

  return {
    ground: isDay ? palette.glow : palette.shade,
    defs:
      linearGradient('sky', [
        [0, isDay ? mix(palette.glow, palette.paper, 0.2) : palette.deep],
        [0.62, fog],
      ]) +
      linearGradient('fog', [
        [0, fog, 0],
        [0.5, fog, 0.9],
        [1, fog, 0],
      ]) +
      linearGradient('water', [
        [0, mix(palette.mid, palette.shade, 0.4)],
        [1, palette.deep],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      circle(
        at(random.between(0.5, 0.66)),
        height * random.between(0.2, 0.3),
        height * random.between(0.07, 0.13),
        isDay ? palette.accent : palette.paper,
      ) +
      repeat(2, (index) =>
        path(
          ridge(canvas, height * (0.5 + index * 0.06), height * 0.05, 4).data,
          mix(fog, palette.shade, 0.3 + index * 0.25),
        ),
      ) +
      rect(0, water, width, height, paint('water')) +
      drawDeck(canvas, near, far, side, color) +
      drawPylon(canvas, far, water, color) +
      drawPylon(canvas, near, water + height * 0.05, color) +
      repeat(3, (index) =>
        ellipse(
          width * random.between(0.1, 0.9),
          water - height * (0.02 + index * 0.05),
          width * random.between(0.5, 0.8),
          height * 0.045,
          paint('fog'),
          { opacity: 0.75 },
        ),
      ) +
      repeat(4, () =>
        bird(
          at(random.between(0.4, 0.95)),
          height * random.between(0.1, 0.32),
          height * random.between(0.009, 0.017),
          palette.deep,
        ),
      ),
    zone: random.chance(0.25) && !isDay ? zoneAtTop(0.05, 0.1) : zoneAtBottom(0.765, 0.125),
    ink: palette.paper,
    styles: ['spaced', 'wide', 'serif'],
    scrim: true,
    busyTop: true,
  }
}

/** Two legs with braces between them. */
function drawPylon({ palette }: Canvas, { x, top, half }: Pylon, foot: number, color: string): string {
  const leg = half * 0.42
  const dark = mix(color, palette.deep, 0.4)
  const braces = [0.02, 0.24, 0.46].map((share) => {
    const y = top + (foot - top) * share
    return (
      rect(x - half, y, half * 2, half * 0.46, color) + rect(x - half, y + half * 0.46, half * 2, half * 0.12, dark)
    )
  })
  return (
    [-1, 1]
      .map((side) => {
        const left = x + side * half * 0.8 - leg / 2
        return (
          polygon(
            [
              [left, top],
              [left + leg, top],
              [left + leg * 1.2, foot],
              [left - leg * 0.2, foot],
            ],
            color,
          ) + rect(left + leg * 0.62, top, leg * 0.4, foot - top, dark)
        )
      })
      .join('') +
    braces.join('') +
    rect(x - half * 1.5, foot - half * 0.2, half * 3, half * 0.7, mix(palette.deep, palette.shade, 0.3))
  )
}

/** The roadway and the cables it hangs on. */
function drawDeck({ width, height, palette }: Canvas, near: Pylon, far: Pylon, side: number, color: string): string {
  const start: Point = [side > 0 ? -20 : width + 20, height * 0.635]
  const end: Point = [far.x + side * width * 0.3, height * 0.555]
  const deckY = (x: number) => start[1] + ((x - start[0]) / (end[0] - start[0])) * (end[1] - start[1])
  const cable = (from: Point, to: Point, sag: number): Point[] =>
    Array.from({ length: 21 }, (_, index): Point => {
      const along = index / 20
      return [
        from[0] + (to[0] - from[0]) * along,
        from[1] + (to[1] - from[1]) * along + Math.sin(along * Math.PI) * sag,
      ]
    })
  const spans = [
    cable([near.x - side * width * 0.5, deckY(near.x - side * width * 0.5)], [near.x, near.top], height * 0.06),
    cable([near.x, near.top], [far.x, far.top], height * 0.235),
    cable([far.x, far.top], end, height * 0.03),
  ]
  const hangers = spans.flat().map(([x, y]) => (y < deckY(x) ? d`M${x} ${y}V${deckY(x)}` : ''))
  return (
    line(hangers.join(''), color, 2.2, { opacity: 0.8 }) +
    spans.map((points, index) => line(curve(points), color, index === 2 ? 4 : 7)).join('') +
    polygon(
      [start, end, [end[0], end[1] + height * 0.012], [start[0], start[1] + height * 0.034]],
      mix(color, palette.deep, 0.45),
    ) +
    line(d`M${start[0]} ${start[1]}L${end[0]} ${end[1]}`, color, 5)
  )
}
