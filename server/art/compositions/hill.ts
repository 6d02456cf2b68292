import { mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { type Ridge, ridge } from '../shapes/ridge.ts'
import { stars } from '../shapes/sky.ts'
import { circle, d, group, line, paint, path, polygon, rect, repeat } from '../svg.ts'

/** Soft hills by night, a house, a balloon. */
export const hill: Composition = (canvas) => {
  const { width, height, palette, random } = canvas
  const moonX = width * random.between(0.25, 0.75)
  const moonY = height * 0.34
  const moon = Math.min(width, height) * 0.14

  return {
    ground: palette.shade,
    defs:
      linearGradient('sky', [
        [0, palette.deep],
        [0.4, palette.shade],
        [0.75, mix(palette.mid, palette.glow, 0.4)],
      ]) +
      radialGradient('halo', [
        [0, palette.accent, 0.5],
        [1, palette.accent, 0],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      stars(canvas, height * 0.6, 70, palette.paper) +
      circle(moonX, moonY, moon * 2.4, paint('halo')) +
      circle(moonX, moonY, moon, palette.accent) +
      drawClouds(canvas) +
      drawHills(canvas) +
      drawBalloon(canvas, width * (moonX > width / 2 ? 0.3 : 0.7)),
    zone: zoneAtTop(0.055, 0.13),
    ink: palette.paper,
    styles: ['wide', 'serif', 'stack'],
    busyTop: true,
  }
}

function drawClouds({ width, height, palette, random }: Canvas): string {
  const color = mix(palette.glow, palette.paper, 0.4)
  return repeat(5, () => {
    const x = random.between(-0.1, 1) * width
    const y = height * random.between(0.2, 0.52)
    const length = width * random.between(0.16, 0.34)
    const lower = rect(x, y, length, height * 0.016, color, { rx: height * 0.008 })
    const upper = rect(x + length * 0.2, y - height * 0.014, length * 0.5, height * 0.018, color, {
      rx: height * 0.009,
    })
    return group(lower + upper, { opacity: 0.5 })
  })
}

function drawHills(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const colors = [
    mix(palette.mid, palette.glow, 0.55),
    palette.mid,
    mix(palette.shade, palette.mid, 0.5),
    palette.shade,
    palette.deep,
  ]
  return colors
    .map((color, index) => {
      const slope = ridge(canvas, height * (0.58 + index * 0.085), height * 0.035, 3 + index * 0.8)
      const house = index === 2 ? drawHouse(canvas, slope, width * random.between(0.3, 0.7)) : ''
      const treeHeight = height * (0.035 + index * 0.012)
      const trees = repeat(5, () => drawTree(width * random.unit(), slope, treeHeight, mix(color, palette.deep, 0.3)))
      return path(slope.data, color) + house + trees
    })
    .join('')
}

function drawHouse({ width, height, palette }: Canvas, slope: Ridge, x: number): string {
  const y = slope.y(x) + 8
  const size = Math.min(width, height) * 0.085
  const roof = polygon(
    [
      [x - size * 0.68, y - size * 0.72],
      [x, y - size * 1.35],
      [x + size * 0.68, y - size * 0.72],
    ],
    mix(palette.mid, palette.deep, 0.4),
  )
  return (
    rect(x - size * 0.5, y - size * 0.75, size, size * 0.75, palette.paper) +
    roof +
    rect(x - size * 0.3, y - size * 0.55, size * 0.22, size * 0.26, palette.glow) +
    rect(x + size * 0.08, y - size * 0.48, size * 0.24, size * 0.48, palette.shade)
  )
}

function drawTree(x: number, slope: Ridge, size: number, color: string): string {
  const y = slope.y(x) + 4
  const right = d`C${x + size * 0.32} ${y - size * 0.6} ${x + size * 0.22} ${y} ${x} ${y}`
  const left = d`C${x - size * 0.22} ${y} ${x - size * 0.32} ${y - size * 0.6} ${x} ${y - size}Z`
  return path(d`M${x} ${y - size}` + right + left, color)
}

function drawBalloon({ width, height, palette }: Canvas, x: number): string {
  const y = height * 0.38
  const r = Math.min(width, height) * 0.1
  const neck = y + r * 1.5
  const hull =
    d`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}C${x + r} ${y + r * 0.7} ${x + r * 0.3} ${y + r * 1.2} ${x + r * 0.22} ${neck}` +
    d`L${x - r * 0.22} ${neck}C${x - r * 0.3} ${y + r * 1.2} ${x - r} ${y + r * 0.7} ${x - r} ${y}Z`
  const gore =
    d`M${x} ${y - r}C${x - r * 0.7} ${y - r * 0.6} ${x - r * 0.6} ${y + r * 0.7} ${x - r * 0.1} ${neck}` +
    d`L${x + r * 0.1} ${neck}C${x + r * 0.6} ${y + r * 0.7} ${x + r * 0.7} ${y - r * 0.6} ${x} ${y - r}Z`
  const ropes =
    d`M${x - r * 0.2} ${neck}L${x - r * 0.14} ${y + r * 1.85}` +
    d`M${x + r * 0.2} ${neck}L${x + r * 0.14} ${y + r * 1.85}`
  return (
    path(hull, palette.mid) +
    path(gore, palette.glow) +
    line(ropes, palette.deep, 2) +
    rect(x - r * 0.17, y + r * 1.82, r * 0.34, r * 0.24, palette.deep, { rx: 3 })
  )
}
