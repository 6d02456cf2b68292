import { luminance, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, round } from '../svg.ts'

/** A pile of books, never quite straight; something stands on it. */
export const books: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const ground = random.pick([palette.glow, palette.accent, palette.paper, palette.mid])
  const isLight = luminance(ground) > 0.25
  const count = random.integer(6, 9)
  const foot = height * (isStill ? 0.9 : 0.705)
  const x = width * 0.5
  const long = isStill ? height * 0.72 : width * 0.66
  const thick = ((isStill ? 0.6 : 0.44) * height) / count
  const covers = [palette.deep, palette.shade, palette.mid, palette.accent, palette.glow, palette.paper].filter(
    (color) => Math.abs(luminance(color) - luminance(ground)) > 0.06,
  )
  const lean = random.between(-0.022, 0.022)
  const start = random.integer(0, covers.length - 1)
  let top = foot
  let topX = x
  const pile = repeat(count, (index) => {
    const tall = thick * random.between(0.72, 1.25)
    const half = (long / 2) * random.between(0.72, 1)
    top -= tall
    topX = x + lean * width * (index - count / 2) + random.between(-0.04, 0.04) * width
    const cover = covers[(start + index * 2 + (index > 2 ? 1 : 0)) % covers.length] ?? palette.shade
    return group(drawBook(canvas, half, tall, cover, random.chance(0.35)), {
      transform: `translate(${round(topX)} ${round(top)}) rotate(${round(random.between(-1.2, 1.2))} 0 ${round(tall)})`,
    })
  })
  const ink = isLight ? palette.deep : palette.paper

  return {
    ground,
    defs: '',
    art:
      backdrop(canvas, ground) +
      circle(
        x + width * random.pick([-0.16, 0, 0.16]),
        height * (isStill ? 0.42 : 0.34),
        height * 0.29,
        mix(ground, isLight ? palette.paper : palette.glow, 0.35),
      ) +
      rect(0, foot, width, height, mix(ground, palette.deep, 0.16)) +
      ellipse(x, foot + 4, long * 0.6, height * 0.012, palette.deep, { opacity: 0.3 }) +
      pile +
      random.pick([drawCup, drawLamp, drawApple, drawSparrow])(canvas, topX, top + thick * 0.02, palette.deep) +
      lowerPart(canvas, 0.73, mix(ground, palette.deep, 0.16)),
    zone: zoneAtBottom(0.745, 0.145),
    ink,
    styles: ['serif', 'stack', 'left'],
    busyTop: true,
  }
}

/** Its spine about x 0, from y 0 down; or seen from the other side, with its pages. */
function drawBook({ palette }: Canvas, half: number, tall: number, cover: string, showsPages: boolean): string {
  const dark = luminance(cover) > 0.25
  const ink = dark ? palette.deep : palette.paper
  if (showsPages) {
    return (
      rect(-half, 0, half * 2, tall, cover, { rx: 5 }) +
      rect(-half + tall * 0.1, tall * 0.14, half * 2 - tall * 0.1, tall * 0.72, palette.paper) +
      repeat(4, (index) =>
        line(
          d`M${-half + tall * 0.1} ${tall * (0.28 + index * 0.145)}H${half}`,
          mix(palette.paper, palette.deep, 0.3),
          1.5,
        ),
      )
    )
  }
  return (
    rect(-half, 0, half * 2, tall, cover, { rx: 7 }) +
    [-0.86, -0.8, 0.8, 0.86].map((at) => rect(half * at - 3, 0, 6, tall, ink, { opacity: 0.75 })).join('') +
    rect(-half * 0.42, tall * 0.38, half * 0.84, tall * 0.1, ink, { opacity: 0.85 }) +
    rect(-half * 0.24, tall * 0.58, half * 0.48, tall * 0.07, ink, { opacity: 0.6 }) +
    rect(-half, tall * 0.86, half * 2, tall * 0.14, palette.deep, { opacity: 0.18, rx: 5 })
  )
}

function drawCup({ height, palette }: Canvas, x: number, y: number, ink: string): string {
  const s = height * 0.05
  const steam = [-0.4, 0.1, 0.6].map((at) =>
    line(d`M${x + s * at} ${y - s * 1.9}c${-s * 0.5} ${-s * 0.6} ${s * 0.5} ${-s * 0.9} 0 ${-s * 1.6}`, ink, 4, {
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
  )
  return (
    steam.join('') +
    line(
      d`M${x + s * 0.9} ${y - s * 1.35}h${s * 0.35}a${s * 0.42} ${s * 0.42} 0 0 1 0 ${s * 0.85}h${-s * 0.4}`,
      ink,
      s * 0.2,
    ) +
    path(
      d`M${x - s} ${y - s * 1.65}H${x + s}V${y - s * 0.6}Q${x + s} ${y} ${x + s * 0.4} ${y}H${x - s * 0.4}Q${x - s} ${y} ${x - s} ${y - s * 0.6}Z`,
      ink,
    ) +
    ellipse(x, y - s * 1.65, s, s * 0.16, palette.mid)
  )
}

function drawLamp({ height, palette }: Canvas, x: number, y: number, ink: string): string {
  const s = height * 0.1
  return (
    polygon(
      [
        [x - s * 0.42, y - s * 1.3],
        [x + s * 0.42, y - s * 1.3],
        [x + s * 1.4, y],
        [x - s * 1.4, y],
      ],
      palette.paper,
      { opacity: 0.35 },
    ) +
    rect(x - s * 0.04, y - s * 1.3, s * 0.08, s * 1.3, ink) +
    path(d`M${x - s * 0.3} ${y}Q${x} ${y - s * 0.22} ${x + s * 0.3} ${y}Z`, ink) +
    path(d`M${x - s * 0.2} ${y - s * 1.75}H${x + s * 0.2}L${x + s * 0.5} ${y - s * 1.25}H${x - s * 0.5}Z`, ink)
  )
}

function drawApple({ height, palette }: Canvas, x: number, y: number, ink: string): string {
  const s = height * 0.048
  const fruit =
    d`M${x} ${y - s * 1.6}C${x + s * 0.5} ${y - s * 2.1} ${x + s * 1.4} ${y - s * 1.6} ${x + s * 1.1} ${y - s * 0.7}` +
    d`C${x + s * 0.9} ${y} ${x + s * 0.4} ${y + s * 0.08} ${x} ${y - s * 0.06}C${x - s * 0.4} ${y + s * 0.08} ${x - s * 0.9} ${y} ${x - s * 1.1} ${y - s * 0.7}` +
    d`C${x - s * 1.4} ${y - s * 1.6} ${x - s * 0.5} ${y - s * 2.1} ${x} ${y - s * 1.6}Z`
  return (
    path(fruit, ink) +
    line(d`M${x} ${y - s * 1.6}q${s * 0.05} ${-s * 0.5} ${s * 0.3} ${-s * 0.8}`, ink, 6, {
      'stroke-linecap': 'round',
    }) +
    path(
      d`M${x + s * 0.12} ${y - s * 2}q${s * 0.7} ${-s * 0.6} ${s * 1.1} ${-s * 0.1}q${-s * 0.5} ${s * 0.5} ${-s * 1.1} ${s * 0.1}Z`,
      palette.shade,
    ) +
    line(d`M${x - s * 0.75} ${y - s * 1.2}q${-s * 0.12} ${s * 0.5} ${s * 0.16} ${s * 0.8}`, palette.paper, 5, {
      'stroke-linecap': 'round',
      opacity: 0.7,
    })
  )
}

function drawSparrow({ height, palette }: Canvas, x: number, y: number, ink: string): string {
  const s = height * 0.0021
  const body = 'M-20 -8C-17 -24 -4 -32 8 -36C10 -46 22 -49 28 -41L38 -38L28 -35C28 -20 20 -8 4 -4L-12 -2L-34 12L-30 0Z'
  return (
    line(d`M${x - 2 * s} ${y - 6 * s}V${y}M${x + 5 * s} ${y - 6 * s}V${y}`, ink, 4) +
    group(path(body, ink) + path('M-16 -10C-12 -22 -2 -26 8 -24C6 -14 -2 -8 -16 -10Z', palette.mid), {
      transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(s * 100) / 100})`,
    }) +
    circle(x + 20 * s, y - 41 * s, 2 * s, palette.paper)
  )
}
