import { darken } from '../color.ts'
import { backdrop, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { clipPath, linearGradient, radialGradient } from '../gradients.ts'
import { profile } from '../shapes/profile.ts'
import { group, paint, polygon, repeat } from '../svg.ts'

/** A face lit through blinds. */
export const blinds: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const faceHeight = height * (isStill ? 1.02 : 0.74)
  const inset = width * (isStill ? 0.36 : 0.07)
  const y = height * (isStill ? 0.06 : 0.05)
  const mirrored = random.chance(0.5)
  const face = (fill: string) => profile(mirrored ? width - inset : inset, y, faceHeight, fill, mirrored)
  const slats = drawSlats(width, height * 0.052)

  return {
    ground: palette.shade,
    defs:
      linearGradient(
        'wall',
        [
          [0, palette.shade],
          [1, palette.deep],
        ],
        [0, 0],
        [1, 1],
      ) +
      linearGradient(
        'light',
        [
          [0, palette.accent],
          [0.7, palette.glow],
          [1, palette.mid],
        ],
        [mirrored ? 0 : 1, 0],
        [mirrored ? 1 : 0, 0],
      ) +
      clipPath('face', face('#000')) +
      radialGradient(
        'glow',
        [
          [0, palette.mid, 0.55],
          [1, palette.deep, 0],
        ],
        { y: 0.4, radius: 0.7 },
      ) +
      linearGradient('dusk', [
        [0, palette.deep, 0],
        [0.75, palette.deep, 0.96],
      ]),
    art:
      backdrop(canvas, paint('wall')) +
      backdrop(canvas, paint('glow')) +
      group(slats, { opacity: 0.13 }) +
      face(darken(palette.deep, 0.3)) +
      group(slats, { 'clip-path': 'url(#face)' }) +
      lowerPart(canvas, 0.55, paint('dusk')),
    zone: zoneAtBottom(0.66, 0.22),
    ink: palette.paper,
    styles: ['stack', 'stack', 'wide'],
  }
}

function drawSlats(width: number, spacing: number): string {
  const rise = width * 0.18
  return repeat(30, (index) => {
    const y = (index - 4) * spacing
    return polygon(
      [
        [0, y],
        [width, y - rise],
        [width, y + spacing * 0.56 - rise],
        [0, y + spacing * 0.5],
      ],
      paint('light'),
    )
  })
}
