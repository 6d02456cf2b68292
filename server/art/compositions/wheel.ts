import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { stars } from '../shapes/sky.ts'
import { circle, d, line, paint, path, polar, polygon, rect, repeat } from '../svg.ts'

type Wheel = { x: number; y: number; radius: number; turn: number; cabins: number; ink: string }

/** A Ferris wheel over the fair, one of its cabins of another colour. */
export const wheel: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const isDay = random.chance(0.45)
  const at: Wheel = {
    x: width * (isStill ? random.pick([0.34, 0.66]) : random.pick([0.2, 0.5, 0.8])),
    y: height * (isStill ? 0.47 : random.between(0.33, 0.38)),
    radius: height * (isStill ? 0.36 : random.between(0.25, 0.31)),
    turn: random.between(0, 1),
    cabins: random.pick([10, 12, 14, 16]),
    ink: isDay ? palette.deep : mix(palette.deep, palette.shade, 0.1),
  }
  const floor = height * (isStill ? 0.9 : 0.71)

  return {
    ground: isDay ? palette.glow : palette.shade,
    defs:
      linearGradient('sky', [
        [0, isDay ? mix(palette.glow, palette.paper, 0.8) : palette.deep],
        [0.4, isDay ? mix(palette.glow, palette.paper, 0.25) : palette.shade],
        [0.75, isDay ? palette.glow : palette.mid],
      ]) +
      radialGradient('halo', [
        [0, palette.accent, 0.7],
        [1, palette.accent, 0],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      (isDay
        ? circle(width - at.x, height * 0.16, height * 0.1, palette.paper)
        : stars(canvas, height * 0.6, 70, palette.paper)) +
      (isDay ? '' : circle(at.x, at.y, at.radius * 1.7, paint('halo'))) +
      drawFair(canvas, floor, at.ink) +
      drawStand(canvas, at, floor) +
      drawRim(canvas, at, isDay) +
      drawCabins(canvas, at, isDay) +
      rect(0, floor, width, height, darken(palette.deep, 0.25)),
    zone: zoneAtBottom(0.755, 0.135),
    ink: palette.paper,
    styles: ['serif', 'stack', 'spaced'],
    busyTop: true,
  }
}

function drawRim({ palette }: Canvas, { x, y, radius, turn, cabins, ink }: Wheel, isDay: boolean): string {
  const steel = isDay ? ink : mix(palette.glow, palette.mid, 0.2)
  const spokes = repeat(cabins, (index) => {
    const [toX, toY] = polar(x, y, radius, turn + (index / cabins) * 2 * Math.PI)
    return line(d`M${x} ${y}L${toX} ${toY}`, steel, 3)
  })
  const brackets = Array.from({ length: cabins * 2 + 1 }, (_, index) => {
    const [px, py] = polar(x, y, radius * (index % 2 ? 0.88 : 0.99), turn + (index / cabins) * Math.PI)
    return d`${px} ${py}`
  })
  const bulbs = repeat(cabins * 3, (index) => {
    const [px, py] = polar(x, y, radius, turn + (index / cabins / 3) * 2 * Math.PI)
    return circle(px, py, 4.5, palette.paper)
  })
  return (
    spokes +
    circle(x, y, radius, 'none', { stroke: steel, 'stroke-width': 9 }) +
    circle(x, y, radius * 0.88, 'none', { stroke: steel, 'stroke-width': 5 }) +
    line(`M${brackets.join('L')}`, steel, 2.4) +
    (isDay ? '' : bulbs) +
    circle(x, y, radius * 0.1, ink) +
    circle(x, y, radius * 0.05, palette.accent)
  )
}

/** They hang straight down. */
function drawCabins({ palette, random }: Canvas, { x, y, radius, turn, cabins, ink }: Wheel, isDay: boolean): string {
  const special = random.integer(0, cabins - 1)
  const s = radius * 0.1
  return repeat(cabins, (index) => {
    const [cx, top] = polar(x, y, radius, turn + (index / cabins) * 2 * Math.PI)
    const ordinary = index % 2 ? palette.mid : isDay ? palette.shade : palette.glow
    const color = index === special ? palette.accent : ordinary
    return (
      line(d`M${cx} ${top}V${top + s}`, ink, 3) +
      path(d`M${cx - s} ${top + s}Q${cx} ${top - s * 0.2} ${cx + s} ${top + s}Z`, color) +
      rect(cx - s * 0.8, top + s, s * 1.6, s * 0.6, palette.paper, { opacity: 0.85 }) +
      path(
        d`M${cx - s} ${top + s * 1.55}H${cx + s}Q${cx + s * 0.9} ${top + s * 2.4} ${cx} ${top + s * 2.4}Q${cx - s * 0.9} ${top + s * 2.4} ${cx - s} ${top + s * 1.55}Z`,
        color,
      )
    )
  })
}

function drawStand({ height }: Canvas, { x, y, radius, ink }: Wheel, floor: number): string {
  const spread = radius * 0.55
  const leg = height * 0.008
  return [-1, 1]
    .map((side) =>
      polygon(
        [
          [x - leg, y],
          [x + leg, y],
          [x + side * spread + leg * 1.6, floor + 4],
          [x + side * spread - leg * 1.6, floor + 4],
        ],
        ink,
      ),
    )
    .join('')
}

/** Tents and pennants. */
function drawFair({ width, height, palette, random }: Canvas, floor: number, ink: string): string {
  return repeat(random.integer(4, 6), (index) => {
    const x = width * (0.06 + index * 0.2) + random.between(-20, 20)
    const half = height * random.between(0.045, 0.075)
    const wall = height * random.between(0.03, 0.05)
    const top = floor - wall - half * random.between(0.8, 1.2)
    const stripes = repeat(3, (stripe) => {
      const from = x - half + (half * 2 * (stripe * 2 + 1)) / 6
      return path(
        d`M${x} ${top}L${from} ${floor - wall}V${floor}H${from + half / 3}V${floor - wall}Z`,
        mix(palette.mid, palette.glow, 0.35),
      )
    })
    return (
      path(
        d`M${x} ${top}L${x + half} ${floor - wall}V${floor}H${x - half}V${floor - wall}Z`,
        mix(ink, palette.mid, 0.5),
      ) +
      stripes +
      line(d`M${x} ${top}V${top - half * 0.6}`, ink, 3) +
      path(d`M${x} ${top - half * 0.6}l${half * 0.5} ${half * 0.15}l${-half * 0.5} ${half * 0.15}Z`, palette.accent)
    )
  })
}
