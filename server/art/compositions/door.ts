import { darken, mix } from '../color.ts'
import { backdrop, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { circle, d, line, paint, polygon, rect, repeat } from '../svg.ts'

/** An open door, light falling into a dark room, somebody on the threshold. */
export const door: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const doorWidth = width * (isStill ? 0.11 : 0.2)
  const doorHeight = height * 0.46
  const x = width * random.between(0.4, 0.56)
  const y = height * (isStill ? 0.16 : 0.2)
  const floor = y + doorHeight
  /** The side to which the light falls; the leaf stands on the other. */
  const side = random.pick([-1, 1])
  const hinge = side > 0 ? x : x + doorWidth
  const leafEdge = hinge - side * doorWidth * 0.5
  const ink = darken(palette.deep, 0.45)

  const planks = repeat(13, (index) =>
    line(
      d`M${width / 2 + (index - 6) * width * 0.06} ${floor}L${width / 2 + (index - 6) * width * 0.34} ${height}`,
      palette.shade,
      1.4,
      { opacity: 0.5 },
    ),
  )
  const beam = polygon(
    [
      [x, floor],
      [x + doorWidth, floor],
      [x + doorWidth + width * (side > 0 ? 0.5 : 0.12), height],
      [x - width * (side < 0 ? 0.5 : 0.12), height],
    ],
    paint('beam'),
  )
  const leaf = polygon(
    [
      [hinge, y],
      [leafEdge, y - doorHeight * 0.06],
      [leafEdge, floor + doorHeight * 0.1],
      [hinge, floor],
    ],
    paint('leaf'),
  )
  const shadow = polygon(
    [
      [x + doorWidth * 0.36, floor + doorHeight * 0.06],
      [x + doorWidth * 0.62, floor + doorHeight * 0.06],
      [x + doorWidth * (side > 0 ? 1.6 : -0.2), height],
      [x + doorWidth * (side > 0 ? 0.9 : -0.9), height],
    ],
    ink,
    { opacity: 0.8 },
  )

  return {
    ground: palette.deep,
    defs:
      linearGradient('wall', [
        [0, darken(palette.deep, 0.3)],
        [0.62, palette.deep],
        [1, mix(palette.deep, palette.shade, 0.6)],
      ]) +
      linearGradient('light', [
        [0, palette.paper],
        [0.4, palette.accent],
        [1, palette.glow],
      ]) +
      linearGradient('beam', [
        [0, palette.accent, 0.95],
        [0.5, palette.glow, 0.6],
        [1, palette.mid, 0.12],
      ]) +
      radialGradient('halo', [
        [0, palette.glow, 0.42],
        [1, palette.glow, 0],
      ]) +
      linearGradient(
        'leaf',
        [
          [0, palette.mid],
          [1, palette.shade],
        ],
        [side > 0 ? 1 : 0, 0],
        [side > 0 ? 0 : 1, 0],
      ),
    art:
      backdrop(canvas, paint('wall')) +
      rect(0, floor, width, height - floor, darken(palette.deep, 0.2)) +
      planks +
      circle(x + doorWidth / 2, y + doorHeight * 0.6, height * 0.5, paint('halo')) +
      beam +
      rect(x - 7, y - 7, doorWidth + 14, doorHeight + 7, palette.shade) +
      rect(x, y, doorWidth, doorHeight, paint('light')) +
      leaf +
      shadow +
      figure(
        x + doorWidth / 2,
        floor + doorHeight * 0.07,
        doorHeight * 0.62,
        ink,
        random.pick(['coat', 'dress', 'wide']),
      ),
    zone: random.chance(0.6) ? zoneAtBottom(0.72, 0.15) : zoneAtTop(0.05, 0.1),
    ink: palette.paper,
    styles: ['spaced', 'serif', 'spaced'],
    scrim: true,
  }
}
