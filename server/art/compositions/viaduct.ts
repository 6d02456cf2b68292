import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { ridge } from '../shapes/ridge.ts'
import { circle, d, line, paint, path, rect, repeat } from '../svg.ts'

/** A steam train on a viaduct, its smoke across the sky. */
export const viaduct: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const deck = height * (isStill ? 0.5 : random.between(0.42, 0.5))
  const side = random.pick([-1, 1])
  const engine = width * (side > 0 ? random.between(0.6, 0.82) : random.between(0.18, 0.4))
  const isDay = random.chance(0.5)
  const stone = mix(palette.mid, palette.shade, 0.35)
  const valley = isDay ? mix(palette.glow, palette.paper, 0.35) : palette.mid

  return {
    ground: isDay ? palette.glow : palette.shade,
    defs:
      linearGradient('sky', [
        [0, isDay ? mix(palette.glow, palette.paper, 0.55) : palette.deep],
        [0.6, isDay ? palette.glow : palette.mid],
      ]) +
      linearGradient('mist', [
        [0, valley, 0],
        [1, valley, 0.85],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      circle(
        width * random.between(0.25, 0.75),
        height * random.between(0.18, 0.3),
        height * random.between(0.1, 0.2),
        palette.accent,
      ) +
      repeat(3, (index) =>
        path(
          ridge(canvas, height * (0.44 + index * 0.07), height * 0.09, 4, index === 0 ? 9 : 0).data,
          mix(valley, palette.shade, 0.12 + index * 0.2),
        ),
      ) +
      rect(0, height * 0.5, width, height * 0.25, paint('mist')) +
      drawArches(canvas, deck, stone) +
      drawSmoke(canvas, engine, deck, side) +
      drawTrain(canvas, engine, deck, side) +
      path(
        ridge(canvas, height * (isStill ? 0.9 : 0.71), height * 0.05, 4).data,
        mix(palette.deep, palette.shade, 0.3),
      ) +
      path(ridge(canvas, height * (isStill ? 0.97 : 0.76), height * 0.03, 6).data, palette.deep),
    zone: random.chance(0.3) && !isDay ? zoneAtTop(0.05, 0.1) : zoneAtBottom(0.78, 0.11),
    ink: palette.paper,
    styles: ['serif', 'spaced', 'wide'],
    busyTop: true,
  }
}

function drawArches({ width, height, palette, random }: Canvas, deck: number, stone: string): string {
  const span = height * random.between(0.12, 0.19)
  const pier = span * 0.2
  const foot = height
  const start = -random.between(0, span)
  const count = Math.ceil(width / span) + 2
  const shade = mix(stone, palette.deep, 0.4)
  const openings = Array.from({ length: count }, (_, index) => {
    const left = start + index * span + pier / 2
    const right = left + span - pier
    const radius = (right - left) / 2
    const spring = deck + height * 0.045 + radius
    return { left, right, radius, spring }
  })
  /** The wall is what is left around the openings, so that the valley shows through. */
  const wall =
    d`M-10 ${deck}H${width + 10}V${foot}H-10Z` +
    openings
      .map(
        ({ left, right, radius, spring }) =>
          d`M${left} ${foot}V${spring}A${radius} ${radius} 0 0 1 ${right} ${spring}V${foot}Z`,
      )
      .join('')
  const sides = openings.map(({ left, radius, spring }) => {
    const deep = pier * 0.55
    return path(
      d`M${left} ${foot}V${spring}A${radius} ${radius} 0 0 1 ${left + radius} ${spring - radius}` +
        d`A${radius * 1.02} ${radius * 1.12} 0 0 0 ${left + deep} ${spring + deep}V${foot}Z`,
      shade,
    )
  })
  return (
    path(wall, stone, { 'fill-rule': 'evenodd' }) +
    sides.join('') +
    rect(0, deck - height * 0.008, width, height * 0.016, shade) +
    rect(0, deck - height * 0.016, width, 5, mix(stone, palette.paper, 0.3))
  )
}

function drawSmoke({ height, palette, random }: Canvas, engine: number, deck: number, side: number): string {
  const pale = mix(palette.paper, palette.glow, 0.3)
  const puffs = Array.from({ length: 22 }, (_, index) => {
    const along = index / 21
    return {
      x: engine + side * height * 0.05 - side * along * height * 0.75 + random.between(-8, 8),
      y: deck - height * (0.1 + 0.19 * along ** 0.8) + random.between(-0.016, 0.016) * height,
      radius: height * (0.014 + 0.062 * along) * random.between(0.8, 1.15),
    }
  })
  const layer = (dy: number, shrink: number, color: string) =>
    puffs.map(({ x, y, radius }) => circle(x, y + dy * radius, radius * shrink, color)).join('')
  return layer(0.22, 1, mix(pale, palette.shade, 0.35)) + layer(0, 0.94, pale)
}

function drawTrain({ width, height, palette }: Canvas, engine: number, deck: number, side: number): string {
  const s = height * 0.034
  const ink = darken(palette.deep, 0.45)
  const rail = deck - height * 0.018
  const at = (offset: number) => engine + side * offset * s
  const box = (from: number, to: number, tall: number, color: string, lift = 0.35) =>
    rect(Math.min(at(from), at(to)), rail - s * (tall + lift), Math.abs(at(to) - at(from)), s * tall, color)
  const wheels = (offsets: readonly number[], radius: number) =>
    offsets.map((offset) => circle(at(offset), rail - s * radius, s * radius, ink)).join('')
  const coaches = repeat(Math.ceil(width / s / 4.4), (index) => {
    const from = -2.6 - index * 4.2
    const lights = repeat(5, (pane) =>
      box(from - 0.55 - pane * 0.66, from - 0.95 - pane * 0.66, 0.42, palette.accent, 0.95),
    )
    return (
      box(from, from - 3.95, 1.3, index % 2 ? mix(palette.mid, ink, 0.45) : mix(palette.mid, ink, 0.6)) +
      box(from + 0.05, from - 4, 0.16, ink, 1.62) +
      lights +
      wheels([from - 0.6, from - 1.3, from - 2.8, from - 3.5], 0.26)
    )
  })
  return (
    coaches +
    box(-2.4, -0.9, 1, ink) +
    box(-0.7, 0.5, 1.75, ink) +
    box(-0.85, 0.65, 0.2, ink, 2.05) +
    box(-0.35, 0.2, 0.5, palette.accent, 1.25) +
    box(0.5, 2.9, 1.05, ink, 0.5) +
    box(2.2, 2.55, 1.1, ink, 1.3) +
    box(2.1, 2.65, 0.18, ink, 2.3) +
    box(1.2, 1.6, 0.35, ink, 1.5) +
    circle(at(2.95), rail - s * 1.15, s * 0.18, palette.paper) +
    path(d`M${at(2.9)} ${rail - s * 0.6}L${at(3.5)} ${rail}H${at(2.7)}Z`, ink) +
    wheels([-2, -1.3], 0.26) +
    wheels([0, 0.9, 1.8], 0.42) +
    wheels([2.6], 0.26) +
    line(d`M${at(0)} ${rail - s * 0.42}H${at(1.8)}`, mix(palette.glow, ink, 0.3), 3)
  )
}
