import { mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { curve, ellipse, group, line, paint, path, rect, repeat, round } from '../svg.ts'

const SWIMMER =
  'M-.16 -.36C-.06 -.42 .06 -.42 .16 -.36L.3 -.66L.38 -.98L.45 -.96L.4 -.6L.2 -.1L.13 .3L.16 .98L.06 1L0 .5L-.07 1L-.17 .97L-.13 .3L-.2 -.1L-.48 .2L-.53 .14L-.28 -.26Z'

/** Somebody swimming, seen from above. */
export const pool: Composition = (canvas) => {
  const { width, height, palette, isStill } = canvas
  const x = width * (isStill ? 0.4 : 0.375)
  const y = height * 0.4
  const size = height * 0.1

  return {
    ground: palette.mid,
    defs:
      linearGradient(
        'water',
        [
          [0, mix(palette.mid, palette.glow, 0.45)],
          [0.6, palette.mid],
          [1, palette.shade],
        ],
        [0, 0],
        [0.3, 1],
      ) +
      linearGradient('dusk', [
        [0, palette.shade, 0],
        [0.6, mix(palette.shade, palette.deep, 0.6), 0.9],
      ]),
    art:
      backdrop(canvas, paint('water')) +
      drawLanes(canvas) +
      drawRipples(canvas) +
      drawSwimmer(x + size * 0.5, y + size * 0.6, size, palette.deep, 0.35) +
      drawSwimmer(x, y, size, palette.deep, 1) +
      ellipse(x, y - size * 0.5, size * 0.1, size * 0.12, palette.accent) +
      lowerPart(canvas, 0.6, paint('dusk')),
    zone: zoneAtBottom(0.7, 0.18),
    ink: palette.paper,
    styles: ['serif', 'spaced', 'left'],
    busyTop: true,
  }
}

/** Lane ropes with their floats. */
function drawLanes({ width, height, palette, isStill }: Canvas): string {
  const ropes = isStill ? 4 : 3
  return repeat(ropes, (rope) => {
    const x = (width * (rope + 1)) / (ropes + 1)
    return repeat(40, (float) =>
      rect(
        x - 5 + Math.sin(float * 0.7 + rope) * 3,
        (float * height) / 40,
        10,
        height / 60,
        float % 2 ? palette.accent : palette.paper,
        { opacity: 0.85 },
      ),
    )
  })
}

function drawRipples({ width, height, palette, random }: Canvas): string {
  return repeat(46, (index) => {
    const y = (height * (index + random.unit())) / 46
    const x = random.between(-0.1, 0.9) * width
    const length = random.between(0.12, 0.34) * width
    const points = Array.from(
      { length: 6 },
      (_, step) => [x + (step * length) / 5, y + Math.sin(step * 1.6 + index) * height * 0.006] as const,
    )
    return line(curve(points), palette.paper, random.between(1, 3.6), {
      opacity: random.between(0.15, 0.5),
      'stroke-linecap': 'round',
    })
  })
}

function drawSwimmer(x: number, y: number, size: number, color: string, opacity: number): string {
  return group(`<ellipse cx="0" cy="-.52" rx=".1" ry=".13"/>${path(SWIMMER, color)}`, {
    transform: `translate(${round(x)} ${round(y)}) rotate(-8) scale(${round(size)})`,
    fill: color,
    opacity,
  })
}
