import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { circle, d, line, paint, path, polygon, rect, repeat } from '../svg.ts'

const SWELLS = 9
/** The boat sails behind the next swell. */
const BOAT_AFTER = 4

/** A lighthouse, its beam, a boat between the waves. */
export const waves: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const horizon = height * (isStill ? 0.42 : 0.46)
  const towerX = width * random.pick([0.24, 0.76])
  const towerHeight = height * 0.25
  const foot = horizon + height * 0.05
  const lamp = foot - towerHeight
  /** The beam crosses the picture. */
  const side = towerX < width / 2 ? 1 : -1
  const beam = polygon(
    [
      [towerX, lamp],
      [towerX + side * width, lamp - height * 0.2],
      [towerX + side * width, lamp + height * 0.14],
    ],
    paint('beam'),
  )

  return {
    ground: mix(palette.mid, palette.shade, 0.5),
    defs:
      linearGradient('sky', [
        [0, palette.deep],
        [0.3, palette.shade],
        [0.5, mix(palette.mid, palette.glow, 0.5)],
      ]) +
      linearGradient(
        'beam',
        [
          [0, palette.accent, 0.85],
          [1, palette.accent, 0],
        ],
        [side > 0 ? 0 : 1, 0],
        [side > 0 ? 1 : 0, 0],
      ) +
      radialGradient('halo', [
        [0, palette.accent, 0.9],
        [1, palette.accent, 0],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      beam +
      circle(towerX, lamp, height * 0.12, paint('halo')) +
      drawTower(canvas, towerX, foot, towerHeight) +
      repeat(
        SWELLS,
        (index) =>
          drawSwell(canvas, index, horizon + height * 0.05) +
          (index === BOAT_AFTER ? drawBoat(canvas, towerX, boatY(canvas, horizon)) : ''),
      ),
    zone: random.chance(0.35) ? zoneAtTop(0.055, 0.12) : zoneAtBottom(0.73, 0.155),
    ink: palette.paper,
    styles: ['serif', 'stack', 'left'],
  }
}

function drawTower({ width, palette }: Canvas, x: number, foot: number, tall: number): string {
  const rock = polygon(
    [
      [x - width * 0.16, foot + 60],
      [x - width * 0.08, foot - 6],
      [x + width * 0.07, foot - 2],
      [x + width * 0.17, foot + 60],
    ],
    darken(palette.deep, 0.4),
  )
  const shaft = polygon(
    [
      [x - tall * 0.085, foot],
      [x - tall * 0.05, foot - tall * 0.92],
      [x + tall * 0.05, foot - tall * 0.92],
      [x + tall * 0.085, foot],
    ],
    palette.paper,
  )
  const roof = polygon(
    [
      [x - tall * 0.065, foot - tall * 1.05],
      [x, foot - tall * 1.16],
      [x + tall * 0.065, foot - tall * 1.05],
    ],
    palette.deep,
  )
  return (
    rock +
    shaft +
    rect(x - tall * 0.068, foot - tall * 0.62, tall * 0.136, tall * 0.16, palette.mid) +
    rect(x - tall * 0.08, foot - tall * 0.24, tall * 0.16, tall * 0.16, palette.mid) +
    rect(x - tall * 0.045, foot - tall * 1.05, tall * 0.09, tall * 0.13, palette.accent) +
    roof
  )
}

function swellY(height: number, top: number, nearness: number): number {
  return top + height * 0.6 * nearness ** 1.2
}

function drawSwell({ width, height, palette, random }: Canvas, index: number, top: number): string {
  const nearness = index / (SWELLS - 1)
  const y = swellY(height, top, nearness)
  const crest = height * (0.006 + 0.03 * nearness)
  const length = width * (0.12 + 0.34 * nearness)
  const start = -length - random.between(0, length)
  let data = d`M${start} ${y}`
  for (let x = start; x < width + length; x += length) {
    data += d`C${x + length * 0.3} ${y} ${x + length * 0.42} ${y - crest * 1.6} ${x + length * 0.62} ${y - crest * 1.6}`
    data += d`C${x + length * 0.56} ${y - crest * 0.6} ${x + length * 0.72} ${y} ${x + length} ${y}`
  }
  data += d`V${height + 20}H-40Z`
  return (
    path(data, mix(mix(palette.mid, palette.glow, 0.35), palette.deep, nearness)) +
    line(data, palette.paper, 1 + 2.2 * nearness, { opacity: 0.55 - 0.2 * nearness })
  )
}

function boatY({ height }: Canvas, horizon: number): number {
  return swellY(height, horizon + height * 0.05, BOAT_AFTER / (SWELLS - 1))
}

function drawBoat({ width, palette, isStill }: Canvas, towerX: number, y: number): string {
  const x = width * (towerX < width / 2 ? 0.66 : 0.34)
  const s = width * (isStill ? 0.05 : 0.09)
  const hull = d`M${x - s} ${y - s * 0.3}L${x + s} ${y - s * 0.36}` + d`L${x + s * 0.66} ${y + s * 0.1}H${x - s * 0.7}Z`
  const mainsail = polygon(
    [
      [x, y - s * 0.4],
      [x + 2, y - s * 2.1],
      [x + s * 0.86, y - s * 0.5],
    ],
    palette.paper,
  )
  const jib = polygon(
    [
      [x - 4, y - s * 0.4],
      [x - 4, y - s * 1.8],
      [x - s * 0.6, y - s * 0.46],
    ],
    palette.glow,
  )
  return path(hull, darken(palette.deep, 0.4)) + mainsail + jib
}
