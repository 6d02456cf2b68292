import { luminance, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtTop } from '../composition.ts'
import { clipPath, linearGradient } from '../gradients.ts'
import { profile, profileReach } from '../shapes/profile.ts'
import { ridge } from '../shapes/ridge.ts'
import { stars } from '../shapes/sky.ts'
import { circle, curve, group, line, paint, path, repeat } from '../svg.ts'

/** Two faces that look at each other; between them a vase, or the sun. One holds a landscape, the other water. */
export const vase: Composition = (canvas) => {
  const { width, height, palette, isStill } = canvas
  const faceHeight = height * (isStill ? 1.15 : 0.8)
  const y = height * (isStill ? -0.02 : 0.24)
  const gap = width * (isStill ? 0.06 : 0.045)
  const reach = faceHeight * profileReach
  const left = (fill: string) => profile(width / 2 - gap / 2 - reach, y, faceHeight, fill)
  const right = (fill: string) => profile(width / 2 + gap / 2 + reach, y, faceHeight, fill, true)
  const sun = Math.min(width, height) * 0.3

  return {
    ground: palette.glow,
    defs:
      linearGradient('sky', [
        [0, palette.accent],
        [0.5, palette.glow],
        [1, palette.mid],
      ]) +
      linearGradient(
        'land',
        [
          [0, mix(palette.shade, palette.deep, 0.3)],
          [1, palette.deep],
        ],
        [1, 0],
        [0, 1],
      ) +
      linearGradient(
        'water',
        [
          [0, palette.mid],
          [1, palette.shade],
        ],
        [0, 0],
        [1, 1],
      ) +
      clipPath('left', left('#000')) +
      clipPath('right', right('#000')),
    art:
      backdrop(canvas, paint('sky')) +
      circle(width / 2, height * 0.52, sun, palette.paper, { opacity: 0.85 }) +
      circle(width / 2, height * 0.52, sun * 1.25, 'none', {
        stroke: palette.paper,
        'stroke-width': 1.5,
        opacity: 0.55,
      }) +
      left(paint('land')) +
      right(paint('water')) +
      group(stars(canvas, height, 60, palette.accent, width * 0.6) + drawHills(canvas), {
        'clip-path': 'url(#left)',
      }) +
      group(drawSwell(canvas), { 'clip-path': 'url(#right)', opacity: 0.8 }),
    zone: zoneAtTop(0.055, 0.13),
    ink: luminance(palette.accent) > 0.25 ? palette.deep : palette.paper,
    lowInk: palette.paper,
    styles: ['serif', 'serif', 'spaced'],
  }
}

function drawHills(canvas: Canvas): string {
  const { height, palette } = canvas
  return repeat(4, (index) =>
    path(
      ridge(canvas, height * (0.62 + index * 0.1), height * 0.03, 5 + index).data,
      mix(palette.mid, palette.deep, 0.25 + index * 0.2),
    ),
  )
}

function drawSwell({ width, height, palette }: Canvas): string {
  return repeat(15, (index) => {
    const points = Array.from(
      { length: 12 },
      (_, step) =>
        [
          width * 0.4 + (step * width) / 16,
          height * (0.3 + index * 0.05) + Math.sin(step * 0.9 + index * 0.6) * height * 0.012,
        ] as const,
    )
    return line(curve(points), mix(palette.mid, palette.accent, 0.3 + index / 24), 1.5 + index * 0.45, {
      opacity: 0.55,
    })
  })
}
