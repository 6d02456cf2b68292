import { darken } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { clipPath, linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { ridge } from '../shapes/ridge.ts'
import { stars } from '../shapes/sky.ts'
import { circle, curve, ellipse, group, line, paint, path, rect, repeat, round } from '../svg.ts'

type Globe = { x: number; y: number; radius: number; tilt: number }

/** A planet over a dark horizon with somebody on it. */
export const planet: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const globe: Globe = {
    radius: Math.min(width, height) * random.between(0.3, 0.42),
    x: width * random.between(0.38, 0.62),
    y: height * (isStill ? 0.45 : random.between(0.4, 0.48)),
    tilt: random.between(-28, -12),
  }
  const { x, y, radius } = globe
  const rings = random.chance(0.65) ? drawRings(canvas, globe) : ''
  const horizon = ridge(canvas, height * 0.86, height * 0.018, 3)
  const walkerX = width * random.between(0.35, 0.65)
  const ground = darken(palette.deep, 0.55)
  const moon = circle(
    width * random.between(0.1, 0.25),
    height * random.between(0.3, 0.6),
    radius * 0.09,
    palette.glow,
    {
      opacity: 0.8,
    },
  )

  return {
    ground: palette.deep,
    defs: defineGradients(canvas, globe),
    art:
      backdrop(canvas, paint('space')) +
      ellipse(width * 0.7, height * 0.25, width * 0.8, height * 0.3, paint('nebula'), { opacity: 0.6 }) +
      stars(canvas, height * 0.85, 170, palette.paper) +
      circle(x, y, radius * 1.22, paint('air')) +
      group(group(rings, { 'clip-path': 'url(#behind)' }), tilted(globe)) +
      circle(x, y, radius, paint('globe')) +
      group(drawClouds(canvas, globe) + rect(x - radius, y - radius, radius * 2, radius * 2, paint('night')), {
        'clip-path': 'url(#disc)',
      }) +
      group(group(rings, { 'clip-path': 'url(#before)' }), tilted(globe)) +
      moon +
      path(horizon.data, ground) +
      figure(walkerX, horizon.y(walkerX) + 4, height * 0.075, ground, 'wide'),
    zone: random.chance(0.6) ? zoneAtTop(0.065, 0.16) : zoneAtBottom(0.75, 0.1),
    ink: palette.paper,
    styles: ['spaced', 'wide', 'spaced'],
  }
}

/** Clouds, rings and the line at which rings pass behind the globe are tilted with it. */
const tilted = ({ x, y, tilt }: Globe) => ({ transform: `rotate(${round(tilt)} ${round(x)} ${round(y)})` })

function drawRings({ palette }: Canvas, { x, y, radius }: Globe): string {
  const bands = [
    { reach: 1.9, color: palette.glow, thickness: 4, opacity: 0.5 },
    { reach: 1.74, color: palette.accent, thickness: 16, opacity: 0.75 },
    { reach: 1.62, color: palette.mid, thickness: 3, opacity: 0.5 },
    { reach: 1.4, color: palette.glow, thickness: 9, opacity: 0.4 },
  ]
  const drawn = bands.map(({ reach, color, thickness, opacity }) =>
    ellipse(x, y, radius * reach, radius * reach * 0.2, 'none', {
      stroke: color,
      'stroke-width': (thickness * radius) / 250,
      opacity,
    }),
  )
  return drawn.join('')
}

function drawClouds({ palette, random }: Canvas, globe: Globe): string {
  const { x, y, radius } = globe
  const bands = repeat(13, (index) => {
    const belt = index - 6
    const points = Array.from(
      { length: 9 },
      (_, step) =>
        [x - radius + (step * radius) / 4, y + belt * radius * 0.16 + Math.sin(step + belt) * radius * 0.02] as const,
    )
    return line(curve(points), belt % 2 ? palette.glow : palette.mid, random.between(0.02, 0.09) * radius, {
      opacity: random.between(0.2, 0.6),
    })
  })
  return group(bands, tilted(globe))
}

function defineGradients({ width, height, palette }: Canvas, { x, y, radius }: Globe): string {
  return [
    linearGradient('space', [
      [0, darken(palette.deep, 0.5)],
      [0.6, palette.deep],
      [1, palette.shade],
    ]),
    radialGradient(
      'globe',
      [
        [0, palette.accent],
        [0.35, palette.glow],
        [0.7, palette.mid],
        [1, palette.shade],
      ],
      { x: 0.3, y: 0.25, radius: 0.85 },
    ),
    radialGradient(
      'night',
      [
        [0.45, '#000000', 0],
        [1, darken(palette.deep, 0.6), 0.95],
      ],
      { x: 0.28, y: 0.24, radius: 0.86 },
    ),
    radialGradient('air', [
      [0.7, palette.glow, 0.5],
      [1, palette.glow, 0],
    ]),
    radialGradient('nebula', [
      [0, palette.mid, 0.5],
      [1, palette.mid, 0],
    ]),
    clipPath('disc', circle(x, y, radius, '#000')),
    clipPath('behind', rect(-width, -height, width * 3, height + y, '#000')),
    clipPath('before', rect(-width, y, width * 3, height * 2, '#000')),
  ].join('')
}
