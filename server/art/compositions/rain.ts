import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { circle, d, ellipse, line, paint, path, rect, repeat } from '../svg.ts'

/** A window at night: rain on the pane, the city's lights behind it, a still life on the sill. */
export const rain: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const sill = height * (isStill ? 0.84 : 0.7)
  const ink = darken(palette.deep, 0.55)
  const frame = width * (isStill ? 0.018 : 0.034)
  const columns = isStill ? 4 : random.pick([2, 2, 3])
  const crossbar = random.pick([0.26, 0.34, 0.66])
  const thing = random.pick([drawCat, drawPlant, drawBottle])
  const thingX = width * random.pick([0.26, 0.5, 0.74])

  return {
    ground: palette.deep,
    defs:
      linearGradient('night', [
        [0, palette.deep],
        [0.55, palette.shade],
        [1, mix(palette.mid, palette.shade, 0.3)],
      ]) +
      [palette.accent, palette.glow, palette.mid]
        .map((color, index) =>
          radialGradient(`lamp${index}`, [
            [0, color, 0.8],
            [0.82, color, 0.62],
            [1, color, 0],
          ]),
        )
        .join(''),
    art:
      backdrop(canvas, paint('night')) +
      drawLights(canvas, sill) +
      drawRain(canvas, sill) +
      repeat(columns + 1, (index) => rect((width / columns) * index - frame / 2, 0, frame, sill, ink)) +
      rect(0, sill * crossbar - frame / 2, width, frame, ink) +
      rect(0, -frame / 2, width, frame, ink) +
      rect(0, sill, width, height, ink) +
      rect(0, sill, width, height * 0.012, mix(palette.glow, palette.mid, 0.4)) +
      thing(canvas, thingX, sill, ink),
    zone: zoneAtBottom(0.745, 0.145),
    ink: palette.paper,
    styles: ['serif', 'spaced', 'left'],
    busyTop: true,
  }
}

/** Out of focus, more of them further down. */
function drawLights({ width, height, random }: Canvas, sill: number): string {
  return repeat(34, () => {
    const radius = height * random.between(0.018, 0.062)
    const y = sill * (1 - random.unit() ** 1.7 * 0.85)
    return circle(random.between(0, width), y, radius, paint(`lamp${random.integer(0, 2)}`), {
      opacity: random.between(0.35, 0.95),
    })
  })
}

function drawRain({ width, height, palette, random }: Canvas, sill: number): string {
  const trails = repeat(16, () => {
    const x = random.between(0, width)
    const y = random.between(0, sill * 0.7)
    const length = height * random.between(0.06, 0.22)
    return (
      line(d`M${x} ${y}q${random.between(-5, 5)} ${length / 2} 0 ${length}`, palette.paper, 2.2, { opacity: 0.3 }) +
      ellipse(x, y + length, 4.4, 7, palette.paper, { opacity: 0.75 })
    )
  })
  const drops = repeat(130, () =>
    circle(random.between(0, width), random.between(0, sill), random.between(0.8, 3), palette.paper, {
      opacity: random.between(0.2, 0.6),
    }),
  )
  return trails + drops
}

/** From behind, looking out. */
function drawCat({ height, palette }: Canvas, x: number, y: number, ink: string): string {
  const s = height * 0.2
  const body =
    d`M${x - s * 0.36} ${y + 2}C${x - s * 0.48} ${y - s * 0.4} ${x - s * 0.26} ${y - s * 0.58} ${x - s * 0.21} ${y - s * 0.74}` +
    d`C${x - s * 0.25} ${y - s * 0.86} ${x - s * 0.24} ${y - s * 0.98} ${x - s * 0.21} ${y - s * 1.14}L${x - s * 0.08} ${y - s * 1.02}` +
    d`H${x + s * 0.08}L${x + s * 0.21} ${y - s * 1.14}C${x + s * 0.24} ${y - s * 0.98} ${x + s * 0.25} ${y - s * 0.86} ${x + s * 0.21} ${y - s * 0.74}` +
    d`C${x + s * 0.26} ${y - s * 0.58} ${x + s * 0.48} ${y - s * 0.4} ${x + s * 0.36} ${y + 2}Z`
  const tail = d`M${x + s * 0.3} ${y - s * 0.05}C${x + s * 0.75} ${y - s * 0.02} ${x + s * 0.6} ${y + s * 0.25} ${x + s * 0.68} ${y + s * 0.4}`
  return (
    line(tail, mix(palette.glow, palette.mid, 0.4), s * 0.11, { 'stroke-linecap': 'round' }) +
    line(tail, ink, s * 0.09, { 'stroke-linecap': 'round' }) +
    path(body, ink)
  )
}

function drawPlant({ height, palette, random }: Canvas, x: number, y: number, ink: string): string {
  const s = height * 0.2
  const leaves = repeat(11, (index) => {
    const lean = (index - 5) / 5
    const tipX = x + lean * s * random.between(0.55, 0.8)
    const tipY = y - s * (1.35 - Math.abs(lean) * 0.55) * random.between(0.85, 1.1)
    const midX = x + lean * s * 0.18
    const midY = y - s * 0.85
    const data =
      d`M${x - 4} ${y - s * 0.34}Q${midX - s * 0.12} ${midY} ${tipX} ${tipY}` +
      d`Q${midX + s * 0.12} ${midY} ${x + 4} ${y - s * 0.34}Z`
    return path(data, index % 2 ? ink : mix(palette.shade, ink, 0.6))
  })
  return leaves + path(d`M${x - s * 0.28} ${y - s * 0.42}H${x + s * 0.28}L${x + s * 0.2} ${y + 2}H${x - s * 0.2}Z`, ink)
}

/** A bottle, a glass, and what is left in it. */
function drawBottle({ height, palette }: Canvas, x: number, y: number, ink: string): string {
  const s = height * 0.2
  const bottle =
    d`M${x - s * 0.18} ${y + 2}V${y - s * 0.62}Q${x - s * 0.17} ${y - s * 0.82} ${x - s * 0.07} ${y - s * 0.9}V${y - s * 1.28}` +
    d`H${x + s * 0.07}V${y - s * 0.9}Q${x + s * 0.17} ${y - s * 0.82} ${x + s * 0.18} ${y - s * 0.62}V${y + 2}Z`
  const glassX = x + s * 0.5
  const glass = d`M${glassX - s * 0.2} ${y - s * 0.62}H${glassX + s * 0.2}Q${glassX + s * 0.2} ${y - s * 0.3} ${glassX} ${y - s * 0.28}Q${glassX - s * 0.2} ${y - s * 0.3} ${glassX - s * 0.2} ${y - s * 0.62}Z`
  const wine = d`M${glassX - s * 0.18} ${y - s * 0.48}H${glassX + s * 0.18}Q${glassX + s * 0.14} ${y - s * 0.31} ${glassX} ${y - s * 0.3}Q${glassX - s * 0.14} ${y - s * 0.31} ${glassX - s * 0.18} ${y - s * 0.48}Z`
  return (
    path(bottle, ink) +
    rect(x - s * 0.18, y - s * 0.5, s * 0.36, s * 0.28, palette.glow) +
    path(glass, palette.paper, { opacity: 0.4 }) +
    path(wine, palette.accent) +
    rect(glassX - 2.5, y - s * 0.3, 5, s * 0.29, palette.paper, { opacity: 0.6 }) +
    rect(glassX - s * 0.13, y - 5, s * 0.26, 6, palette.paper, { opacity: 0.6 })
  )
}
