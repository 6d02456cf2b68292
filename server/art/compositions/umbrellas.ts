import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { circle, d, group, line, type Point, paint, path, polar, repeat, round } from '../svg.ts'

/** A crossing in the rain, from above: umbrella at umbrella, and one of another colour. */
export const umbrellas: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const radius = height * random.between(0.07, 0.105)
  const places = scatter(canvas, radius)
  const middle: Point = [width * random.between(0.3, 0.7), height * (isStill ? 0.5 : random.between(0.25, 0.5))]
  const distance = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1])
  const chosen = places.reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest))
  const cloths = random.chance(0.5)
    ? [palette.deep, darken(palette.deep, 0.35), mix(palette.deep, palette.shade, 0.5)]
    : [palette.shade, palette.deep, mix(palette.shade, palette.mid, 0.6), palette.mid]
  const street = random.pick([palette.glow, mix(palette.glow, palette.mid, 0.5), palette.mid])

  return {
    ground: palette.deep,
    defs: linearGradient('dusk', [
      [0, palette.deep, 0],
      [0.4, palette.deep, 0.92],
    ]),
    art:
      backdrop(canvas, street) +
      drawCrossing(canvas, mix(street, palette.paper, 0.55)) +
      places
        .map((place) =>
          place === chosen
            ? drawUmbrella(canvas, place, radius * 1.12, palette.accent, mix(palette.accent, palette.paper, 0.55))
            : drawUmbrella(canvas, place, radius * random.between(0.86, 1.04), random.pick(cloths), null),
        )
        .join('') +
      drawRain(canvas) +
      lowerPart(canvas, 0.62, paint('dusk')),
    zone: zoneAtBottom(0.75, 0.14),
    ink: palette.paper,
    styles: ['spaced', 'stack', 'left'],
    busyTop: true,
  }
}

/** Points as close as umbrellas get. */
function scatter({ width, height, random }: Canvas, radius: number): [Point, ...Point[]] {
  const places: [Point, ...Point[]] = [[width * random.unit(), height * random.unit() * 0.7]]
  for (let attempt = 0; attempt < 700; attempt++) {
    const [x, y] = [random.between(-0.05, 1.05) * width, random.between(-0.05, 1.02) * height]
    if (places.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > radius * 1.72)) places.push([x, y])
  }
  return places
}

function drawCrossing({ width, height, random }: Canvas, color: string): string {
  const turn = random.pick([-24, -12, 14, 26])
  const reach = width + height
  const stripes = repeat(9, (index) => {
    const y = height * (index * 0.17 - 0.3)
    return path(d`M${-reach} ${y}H${reach}V${y + height * 0.075}H${-reach}Z`, color)
  })
  return group(stripes, { transform: `rotate(${turn} ${round(width / 2)} ${round(height / 2)})` })
}

function drawUmbrella(
  { palette, random }: Canvas,
  [x, y]: Point,
  radius: number,
  cloth: string,
  second: string | null,
): string {
  const turn = random.between(0, Math.PI / 4)
  const pale = second ?? mix(cloth, palette.paper, 0.1)
  const panels = repeat(8, (index) => {
    const [from, to] = [turn + (index * Math.PI) / 4, turn + ((index + 1) * Math.PI) / 4]
    const [fromX, fromY] = polar(x, y, radius, from)
    const [dipX, dipY] = polar(x, y, radius * 0.86, (from + to) / 2)
    const [toX, toY] = polar(x, y, radius, to)
    return path(d`M${x} ${y}L${fromX} ${fromY}Q${dipX} ${dipY} ${toX} ${toY}Z`, index % 2 ? pale : cloth)
  })
  return (
    circle(x + radius * 0.16, y + radius * 0.22, radius * 0.96, palette.deep, { opacity: 0.32 }) +
    panels +
    circle(x, y, radius * 0.06, palette.paper, { opacity: second === null ? 0.4 : 1 })
  )
}

function drawRain({ width, height, palette, random }: Canvas): string {
  const data = Array.from({ length: 70 }, () => d`M${random.between(0, width)} ${random.between(-40, height)}l-9 46`)
  return line(data.join(''), palette.paper, 1.8, { opacity: 0.38 })
}
