import { luminance, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom } from '../composition.ts'
import { linearGradient } from '../gradients.ts'
import { bird } from '../shapes/sky.ts'
import { circle, d, group, line, paint, path, rect, repeat, round } from '../svg.ts'

const SITTING = 'M-14 -4C-12 -16 -2 -24 6 -28C7 -35 15 -38 20 -33L27 -31L20 -28C20 -16 14 -4 2 0L-10 2L-22 14L-20 2Z'

type Wire = (along: number) => { x: number; y: number }

/** Telephone wires with birds on them like notes; one of them flies off. */
export const wires: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const isDay = random.chance(0.65) && luminance(palette.glow) > 0.3
  const ink = palette.deep
  const side = random.pick([-1, 1])
  const rise = height * random.between(0.04, 0.22)
  const top = height * random.between(0.12, 0.22)
  const spacing = height * random.between(0.062, 0.085)
  const wireAt =
    (index: number): Wire =>
    (along) => {
      const sag = Math.sin(along * Math.PI) * height * (0.04 + index * 0.006)
      return { x: width * along, y: top + index * spacing + (side > 0 ? along : 1 - along) * rise + sag }
    }
  const wiresOf = Array.from({ length: 5 }, (_, index) => wireAt(index))
  const poleX = width * (side > 0 ? 0.16 : 0.84)

  return {
    ground: isDay ? palette.glow : palette.mid,
    defs:
      linearGradient('sky', [
        [0, isDay ? mix(palette.glow, palette.paper, 0.75) : palette.shade],
        [0.6, isDay ? palette.glow : palette.mid],
        [1, isDay ? mix(palette.glow, palette.mid, 0.35) : mix(palette.mid, palette.shade, 0.4)],
      ]) +
      linearGradient('pole', [
        [0.8, ink],
        [1, ink, isStill ? 1 : 0],
      ]),
    art:
      backdrop(canvas, paint('sky')) +
      drawSun(canvas, top + spacing * 3) +
      (isStill || random.chance(0.7) ? drawPole(canvas, poleX, top, spacing, ink) : '') +
      wiresOf
        .map((wire) => {
          const points = Array.from({ length: 21 }, (_, step) => wire(step / 20))
          return line(`M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`, ink, 3)
        })
        .join('') +
      drawBirds(canvas, wiresOf, ink) +
      repeat(random.integer(1, 3), () =>
        bird(
          width * random.between(0.2, 0.8),
          height * random.between(0.05, 0.12),
          height * random.between(0.02, 0.035),
          palette.deep,
        ),
      ),
    zone: zoneAtBottom(0.74, 0.15),
    ink: isDay ? palette.deep : palette.paper,
    styles: ['serif', 'left', 'spaced'],
    busyTop: true,
  }
}

function drawSun({ width, height, palette, random }: Canvas, y: number): string {
  const radius = Math.min(width, height) * random.between(0.16, 0.3)
  return circle(width * random.pick([0.3, 0.5, 0.7]), y + height * random.between(-0.1, 0.12), radius, palette.accent)
}

function drawPole({ width, height, isStill }: Canvas, x: number, top: number, spacing: number, ink: string): string {
  const arm = Math.min(width, height) * 0.2
  return (
    rect(x - 8, top - height * 0.06, 16, height * (isStill ? 1 : 0.74) - top, paint('pole')) +
    [0, 2].map((row) => rect(x - arm / 2, top + row * spacing - 6, arm, 12, ink)).join('') +
    [0, 2]
      .flatMap((row) =>
        [-0.42, -0.2, 0.2, 0.42].map((at) => rect(x + arm * at - 5, top + row * spacing - 24, 10, 20, ink, { rx: 4 })),
      )
      .join('')
  )
}

function drawBirds({ height, palette, random }: Canvas, wiresOf: readonly Wire[], ink: string): string {
  const count = random.integer(9, 20)
  const scale = round(height * 0.0011 * 10) / 10
  const odd = random.integer(0, count - 1)
  return repeat(count, (index) => {
    const { x, y } = random.pick(wiresOf)((index + random.between(0.15, 0.85)) / count)
    const facing = random.pick([-1, 1])
    return group(path(SITTING, index === odd ? palette.mid : ink) + path(d`M0 -2V3`, ink), {
      transform: `translate(${round(x)} ${round(y)}) scale(${facing * scale} ${scale})`,
    })
  })
}
