import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { ridge } from '../shapes/ridge.ts'
import { circle, d, paint, path, polygon, rect, repeat } from '../svg.ts'

const LAYERS = 4

/** Bare trunks before a moon; between them a hut or somebody waiting. */
export const forest: Composition = (canvas) => {
  const { width, height, palette, random } = canvas
  const moonX = width * random.between(0.4, 0.6)
  const moonY = height * 0.36
  const moon = Math.min(width, height) * random.between(0.2, 0.28)
  const ink = darken(palette.deep, 0.6)
  const ground = height * 0.86

  return {
    ground: palette.shade,
    defs:
      linearGradient('sky', [
        [0, mix(palette.deep, palette.shade, 0.4)],
        [0.5, palette.mid],
        [1, palette.shade],
      ]) +
      radialGradient('halo', [
        [0, palette.glow, 0.7],
        [1, palette.glow, 0],
      ]) +
      linearGradient('fog', [
        [0, palette.mid, 0],
        [0.6, palette.glow, 0.32],
        [1, palette.shade, 0.2],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      circle(moonX, moonY, moon * 2.4, paint('halo')) +
      circle(moonX, moonY, moon, palette.accent) +
      circle(moonX + moon * 0.3, moonY - moon * 0.2, moon * 0.18, palette.glow, { opacity: 0.25 }) +
      circle(moonX - moon * 0.35, moonY + moon * 0.3, moon * 0.26, palette.glow, { opacity: 0.2 }) +
      repeat(LAYERS, (layer) => drawTrees(canvas, layer, moonX)) +
      path(ridge(canvas, ground, height * 0.015, 6, 5).data, ink) +
      (random.chance(0.55)
        ? drawHut(canvas, moonX, ground, ink)
        : figure(moonX, ground + 6, height * 0.13, ink, random.pick(['coat', 'dress']))),
    zone: zoneAtTop(0.06, 0.17),
    ink: palette.paper,
    styles: ['spaced', 'serif', 'stack'],
  }
}

/** One layer of trunks; the nearer ones leave the moon free. */
function drawTrees({ width, height, palette, random }: Canvas, layer: number, moonX: number): string {
  const nearness = layer / (LAYERS - 1)
  const color = mix(palette.mid, darken(palette.deep, 0.5), 0.25 + nearness * 0.75)
  const count = 15 - layer * 3
  const trees = repeat(count, (index) => {
    const x = width * ((index + random.between(0.1, 0.9)) / count)
    if (layer >= 2 && Math.abs(x - moonX) / width < 0.14 + 0.04 * layer) return ''
    const girth = width * (0.006 + 0.013 * nearness + random.between(0, 0.006) + (layer === 3 ? 0.02 : 0))
    const lean = random.between(-0.02, 0.02) * width
    const top = x + lean
    const trunk =
      d`M${x - girth} ${height}L${top - girth * 0.55} -10` + d`L${top + girth * 0.55} -10L${x + girth} ${height}Z`
    const branches = repeat(7, () => {
      const y = height * random.between(0.03, 0.62)
      const side = random.chance(0.5) ? 1 : -1
      const length = width * random.between(0.04, 0.13) * (0.6 + nearness * 0.6)
      const from = x + lean * (1 - y / height)
      const tip = from + side * length
      return (
        d`M${from} ${y}Q${from + side * length * 0.5} ${y - length * 0.15} ${tip} ${y - length * random.between(0.35, 0.8)}` +
        d`Q${from + side * length * 0.45} ${y + length * 0.02} ${from} ${y + girth * 0.9}Z`
      )
    })
    return trunk + branches
  })
  const fog = rect(0, height * 0.35, width, height * 0.65, paint('fog'), { opacity: 0.75 - nearness * 0.45 })
  return path(trees, color) + fog
}

function drawHut({ width, palette }: Canvas, x: number, ground: number, ink: string): string {
  const size = width * 0.13
  const walls = polygon(
    [
      [x - size * 0.5, ground + 6],
      [x - size * 0.5, ground - size * 0.7],
      [x - size * 0.62, ground - size * 0.68],
      [x, ground - size * 1.45],
      [x + size * 0.62, ground - size * 0.68],
      [x + size * 0.5, ground - size * 0.7],
      [x + size * 0.5, ground + 6],
    ],
    ink,
  )
  const chimney = rect(x + size * 0.22, ground - size * 1.5, size * 0.14, size * 0.6, ink)
  const window = rect(x - size * 0.1, ground - size * 0.62, size * 0.2, size * 0.28, palette.glow)
  return walls + chimney + window + circle(x, ground - size * 0.5, size * 0.7, paint('halo'))
}
