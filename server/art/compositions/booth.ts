import { darken, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, zoneAtBottom, zoneAtTop } from '../composition.ts'
import { linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { stars } from '../shapes/sky.ts'
import { circle, d, ellipse, line, paint, path, polygon, rect, repeat } from '../svg.ts'

type Booth = { x: number; foot: number; wide: number; tall: number; ink: string }

/** A telephone booth at night, the only light far and wide. */
export const booth: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const tall = height * (isStill ? 0.62 : random.between(0.4, 0.48))
  const at: Booth = {
    x: width * random.pick([0.32, 0.5, 0.68]),
    foot: height * (isStill ? 0.84 : 0.69),
    wide: tall * 0.44,
    tall,
    ink: darken(palette.deep, 0.45),
  }
  const { x, foot, wide, ink } = at
  const waits = random.chance(0.5)
  const away = x > width / 2 ? -1 : 1

  return {
    ground: palette.deep,
    defs:
      linearGradient('night', [
        [0, ink],
        [0.6, palette.deep],
        [1, palette.shade],
      ]) +
      linearGradient('inside', [
        [0, palette.paper],
        [0.5, palette.accent],
        [1, palette.glow],
      ]) +
      radialGradient('halo', [
        [0, palette.glow, 0.6],
        [1, palette.glow, 0],
      ]) +
      linearGradient('spill', [
        [0, palette.glow, 0.75],
        [1, palette.glow, 0],
      ]),
    art:
      backdrop(canvas, paint('night')) +
      stars(canvas, height * 0.5, 50, palette.paper) +
      drawHouses(canvas, foot, ink) +
      rect(0, foot - height * 0.015, width, height, mix(palette.deep, ink, 0.5)) +
      circle(x, foot - tall * 0.5, tall * 0.95, paint('halo')) +
      polygon(
        [
          [x - wide * 0.5, foot],
          [x + wide * 0.5, foot],
          [x + wide * 1.2, height],
          [x - wide * 1.2, height],
        ],
        paint('spill'),
      ) +
      drawBooth(canvas, at, !waits) +
      (waits ? drawWaiting(canvas, at, x + away * wide * random.between(1, 1.25)) : '') +
      drawWeather(canvas),
    zone: random.chance(0.3) ? zoneAtTop(0.05, 0.12) : zoneAtBottom(0.765, 0.125),
    ink: palette.paper,
    styles: ['spaced', 'left', 'serif'],
    scrim: true,
  }
}

function drawHouses({ width, height, palette, random }: Canvas, foot: number, ink: string): string {
  let houses = ''
  for (let x = -20; x < width; ) {
    const wide = height * random.between(0.08, 0.2)
    const tall = height * random.between(0.1, 0.38)
    houses += rect(x, foot - tall, wide + 2, tall, mix(ink, palette.shade, random.between(0.1, 0.35)))
    x += wide
  }
  return houses
}

function drawBooth({ palette, random }: Canvas, { x, foot, wide, tall, ink }: Booth, isInUse: boolean): string {
  const frame = mix(palette.mid, palette.shade, 0.15)
  const glassTop = foot - tall * 0.8
  const glassLeft = x - wide * 0.39
  const glassWide = wide * 0.78
  const glassTall = tall * 0.72
  const bars = [1, 2].map((column) => rect(glassLeft + (glassWide * column) / 3 - 3, glassTop, 6, glassTall, frame))
  const rows = repeat(6, (row) => rect(glassLeft, glassTop + (glassTall * (row + 1)) / 7 - 3, glassWide, 6, frame))
  const roof = d`M${x - wide * 0.5} ${foot - tall * 0.91}Q${x} ${foot - tall * 1.06} ${x + wide * 0.5} ${foot - tall * 0.91}Z`
  return (
    rect(x - wide * 0.5, foot - tall * 0.92, wide, tall * 0.92, frame) +
    path(roof, frame) +
    rect(x - wide * 0.36, foot - tall * 0.895, wide * 0.72, tall * 0.06, palette.paper) +
    rect(glassLeft, glassTop, glassWide, glassTall, paint('inside')) +
    (isInUse
      ? figure(x, foot - tall * 0.08, tall * 0.6, ink, random.pick(['coat', 'dress', 'wide']))
      : drawPhone(x, glassTop, tall, ink)) +
    bars.join('') +
    rows +
    rect(x - wide * 0.54, foot - tall * 0.04, wide * 1.08, tall * 0.04, darken(palette.shade, 0.3))
  )
}

/** The receiver hangs from its cord. */
function drawPhone(x: number, top: number, tall: number, ink: string): string {
  const cord = d`M${x} ${top + tall * 0.26}C${x + tall * 0.1} ${top + tall * 0.4} ${x + tall * 0.02} ${top + tall * 0.42} ${x + tall * 0.06} ${top + tall * 0.5}`
  return (
    rect(x - tall * 0.06, top + tall * 0.12, tall * 0.12, tall * 0.17, ink, { rx: 6 }) +
    line(cord, ink, 4) +
    rect(x + tall * 0.045, top + tall * 0.49, tall * 0.035, tall * 0.11, ink, { rx: 7 })
  )
}

function drawWaiting({ palette, random }: Canvas, { foot, tall, ink }: Booth, x: number): string {
  return (
    ellipse(x, foot + tall * 0.03, tall * 0.14, tall * 0.018, ink, { opacity: 0.7 }) +
    figure(x, foot + tall * 0.03, tall * 0.66, mix(ink, palette.deep, 0.2), random.pick(['coat', 'dress', 'wide']))
  )
}

/** Snow, rain, or a clear night. */
function drawWeather({ width, height, palette, random }: Canvas): string {
  const weather = random.pick(['snow', 'rain', 'clear'])
  if (weather === 'clear') return ''
  if (weather === 'snow') {
    return repeat(120, () =>
      circle(random.between(0, width), random.between(0, height * 0.75), random.between(1.2, 4.2), palette.paper, {
        opacity: random.between(0.3, 0.9),
      }),
    )
  }
  const data = Array.from(
    { length: 90 },
    () => d`M${random.between(0, width * 1.1)} ${random.between(-40, height * 0.7)}l-14 58`,
  )
  return line(data.join(''), palette.paper, 1.8, { opacity: 0.35 })
}
