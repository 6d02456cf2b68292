import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { bird, stars } from '../shapes/sky.ts'
import { circle, d, line, paint, path, polygon, rect, repeat } from '../svg.ts'

type Bow = { x: number; top: number; water: number; half: number }

/** An ocean liner's bow from ahead, towering over a rowing boat. */
export const ship: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const water = height * (isStill ? 0.86 : 0.685)
  const bow: Bow = {
    x: width * (isStill ? 0.5 : random.pick([0.42, 0.5, 0.58])),
    top: height * (isStill ? 0.3 : random.between(0.27, 0.32)),
    water,
    half: height * random.between(0.22, 0.28),
  }
  const isDay = random.chance(0.6)
  const sun = height * random.between(0.15, 0.24)

  return {
    ground: isDay ? palette.glow : palette.shade,
    defs:
      linearGradient('sky', [
        [0, isDay ? mix(palette.glow, palette.mid, 0.25) : palette.deep],
        [0.65, isDay ? mix(palette.glow, palette.paper, 0.7) : palette.mid],
      ]) +
      linearGradient('sea', [
        [0, mix(palette.mid, palette.shade, 0.3)],
        [0.5, palette.shade],
        [1, palette.deep],
      ]) +
      linearGradient('dusk', [
        [0, palette.deep, 0],
        [1, palette.deep, 0.9],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      (isDay ? '' : stars(canvas, height * 0.5, 60, palette.paper)) +
      circle(
        bow.x + width * random.pick([-0.3, 0.3]),
        height * random.between(0.2, 0.36),
        sun,
        isDay ? palette.paper : palette.accent,
      ) +
      repeat(5, () =>
        bird(
          width * random.between(0.05, 0.95),
          height * random.between(0.08, 0.3),
          height * random.between(0.012, 0.022),
          palette.deep,
        ),
      ) +
      drawSmoke(canvas, bow) +
      drawHouse(canvas, bow) +
      drawHull(canvas, bow) +
      drawSea(canvas, bow) +
      lowerPart(canvas, 0.68, paint('dusk')),
    zone: zoneAtBottom(0.765, 0.125),
    ink: palette.paper,
    styles: ['wide', 'spaced', 'serif'],
    busyTop: true,
  }
}

/** The bridge and the funnels, behind the bow. */
function drawHouse({ palette }: Canvas, { x, top, half }: Bow): string {
  const decks = [0.62, 0.5, 0.36].map((share, deck) => {
    const y = top - half * (0.02 + deck * 0.17)
    const windows = repeat(9, (index) =>
      rect(x + half * share * (-0.86 + index * 0.2), y - half * 0.09, half * share * 0.12, half * 0.05, palette.deep),
    )
    return (
      rect(
        x - half * share,
        y - half * 0.17,
        half * share * 2,
        half * 0.3,
        deck === 1 ? palette.paper : mix(palette.paper, palette.shade, 0.12),
      ) + windows
    )
  })
  const roof = top - half * 0.5
  const funnel = polygon(
    [
      [x - half * 0.15, roof],
      [x - half * 0.13, roof - half * 0.36],
      [x + half * 0.13, roof - half * 0.36],
      [x + half * 0.15, roof],
    ],
    palette.accent,
  )
  return (
    line(d`M${x} ${roof}V${roof - half * 0.66}`, palette.deep, 5) +
    funnel +
    rect(x - half * 0.14, roof - half * 0.38, half * 0.28, half * 0.1, palette.deep) +
    decks.join('')
  )
}

function drawSmoke({ palette, random }: Canvas, { x, top, half }: Bow): string {
  const side = random.pick([-1, 1])
  return repeat(9, (index) =>
    circle(
      x + side * half * (0.05 + index * 0.2),
      top - half * (0.98 + index * 0.05) + random.between(-8, 8),
      half * (0.07 + index * 0.035),
      mix(palette.shade, palette.glow, 0.3),
      {
        opacity: 0.75 - index * 0.06,
      },
    ),
  )
}

/** Two flanks that meet in the stem: one in the light, one in shadow. */
function drawHull({ palette }: Canvas, { x, top, water, half }: Bow): string {
  const tall = water - top
  const flank = (side: number) =>
    d`M${x} ${top - tall * 0.03}Q${x + side * half * 0.6} ${top - tall * 0.05} ${x + side * half} ${top}` +
    d`C${x + side * half * 0.92} ${top + tall * 0.4} ${x + side * half * 0.52} ${top + tall * 0.75} ${x + side * half * 0.44} ${water + 30}H${x}Z`
  const rail = (side: number) =>
    d`M${x} ${top - tall * 0.03}Q${x + side * half * 0.6} ${top - tall * 0.05} ${x + side * half} ${top}`
  const keel = (side: number) =>
    d`M${x} ${water - tall * 0.13}L${x + side * half * 0.53} ${water - tall * 0.13}L${x + side * half * 0.44} ${water + 30}H${x}Z`
  const anchors = [-1, 1].map(
    (side) =>
      circle(x + side * half * 0.42, top + tall * 0.28, half * 0.035, palette.paper) +
      line(
        d`M${x + side * half * 0.42} ${top + tall * 0.28}v${tall * 0.09}m${-half * 0.06} ${-tall * 0.03}q${half * 0.06} ${tall * 0.055} ${half * 0.12} 0`,
        palette.paper,
        5,
      ),
  )
  return (
    path(flank(-1), darken(palette.deep, 0.45)) +
    path(flank(1), mix(palette.deep, palette.shade, 0.6)) +
    path(keel(-1), mix(palette.accent, palette.deep, 0.45)) +
    path(keel(1), mix(palette.accent, palette.deep, 0.15)) +
    line(rail(-1) + rail(1), palette.paper, 7) +
    anchors.join('') +
    line(d`M${x} ${top - tall * 0.03}V${water + 20}`, palette.glow, 3, { opacity: 0.7 })
  )
}

function drawSea({ width, height, palette, random, isStill }: Canvas, { x, water, half }: Bow): string {
  const foam = (side: number) =>
    d`M${x} ${water - half * 0.22}C${x + side * half * 0.2} ${water - half * 0.05} ${x + side * half * 0.6} ${water - half * 0.3} ${x + side * half * 0.95} ${water + half * 0.02}` +
    d`C${x + side * half * 1.2} ${water - half * 0.1} ${x + side * half * 1.4} ${water + half * 0.06} ${x + side * half * 1.7} ${water + half * 0.1}V${water + half * 0.2}H${x}Z`
  const swells = repeat(5, (row) => {
    const y = water + height * (0.02 + row * 0.035)
    const length = width * (0.06 + row * 0.02)
    const start = random.between(-length, 0)
    const data = Array.from(
      { length: Math.ceil(width / length) + 2 },
      (_, index) => d`M${start + index * length} ${y}q${length * 0.4} ${-height * 0.014} ${length * 0.8} 0`,
    )
    return line(data.join(''), palette.paper, 2.5, { opacity: 0.45 - row * 0.06 })
  })
  const s = height * (isStill ? 0.03 : 0.024)
  const boatX = x + random.pick([-1, 1]) * half * random.between(0.75, 1.05)
  const boatY = water + height * 0.035
  const boat = path(
    d`M${boatX - s * 1.5} ${boatY - s * 0.4}H${boatX + s * 1.5}L${boatX + s} ${boatY + s * 0.4}H${boatX - s}Z`,
    darken(palette.deep, 0.5),
  )
  const rower =
    circle(boatX, boatY - s * 1.5, s * 0.3, darken(palette.deep, 0.5)) +
    path(
      d`M${boatX - s * 0.4} ${boatY - s * 0.3}L${boatX - s * 0.3} ${boatY - s * 1.2}H${boatX + s * 0.3}L${boatX + s * 0.4} ${boatY - s * 0.3}Z`,
      darken(palette.deep, 0.5),
    )
  const oars = line(
    d`M${boatX} ${boatY - s * 0.7}L${boatX - s * 2} ${boatY + s * 0.6}M${boatX} ${boatY - s * 0.7}L${boatX + s * 2} ${boatY + s * 0.6}`,
    darken(palette.deep, 0.5),
    3,
  )
  return (
    path(foam(-1) + foam(1), mix(palette.paper, palette.mid, 0.15)) +
    rect(0, water + half * 0.06, width, height, paint('sea')) +
    path(
      d`M${x - half * 1.1} ${water + half * 0.07}Q${x} ${water - half * 0.12} ${x + half * 1.1} ${water + half * 0.07}Q${x} ${water + half * 0.2} ${x - half * 1.1} ${water + half * 0.07}Z`,
      palette.paper,
      { opacity: 0.9 },
    ) +
    swells +
    boat +
    rower +
    oars
  )
}
