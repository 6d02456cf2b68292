import { darken, mix } from '../color.ts'
import { type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { clipPath } from '../gradients.ts'
import { circle, d, group, line, path, polygon, rect, repeat } from '../svg.ts'

type Face = { x: number; y: number; s: number }

/** A mask of two halves: one laughs, the other does not. */
export const masks: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const face: Face = {
    x: width * 0.5,
    y: height * (isStill ? 0.5 : 0.385),
    s: height * (isStill ? 0.4 : random.between(0.27, 0.31)),
  }
  const slant = random.pick([-0.22, 0, 0, 0.22]) * height
  const [left, right] = random.pick([
    [palette.glow, palette.shade],
    [palette.accent, palette.deep],
    [palette.mid, palette.deep],
    [palette.paper, palette.mid],
  ])
  const dark = darken(palette.deep, 0.3)
  const [laughs, cries] = [palette.paper, left === palette.mid ? palette.glow : palette.accent]
  const half = (side: number) =>
    polygon(
      [
        [face.x + slant / 2, -10],
        [face.x - slant / 2, height + 10],
        [side < 0 ? -10 : width + 10, height + 10],
        [side < 0 ? -10 : width + 10, -10],
      ],
      side < 0 ? left : right,
    )

  return {
    ground: right,
    defs: clipPath('left', half(-1)) + clipPath('right', half(1)),
    art:
      half(-1) +
      half(1) +
      group(drawRays(canvas, face, mix(left, palette.deep, 0.14)), { 'clip-path': 'url(#left)' }) +
      group(drawRays(canvas, face, mix(right, palette.mid, 0.25)), { 'clip-path': 'url(#right)' }) +
      group(
        path(outline(face), left === palette.paper ? palette.deep : laughs) +
          drawFeatures(face, left === palette.paper ? palette.accent : dark, 1),
        { 'clip-path': 'url(#left)' },
      ) +
      group(
        path(outline(face), cries) +
          drawFeatures(face, right === palette.mid ? palette.deep : right, -1) +
          drawTear(face, palette.mid),
        { 'clip-path': 'url(#right)' },
      ) +
      lowerPart(canvas, 0.74, palette.deep),
    zone: zoneAtBottom(0.765, 0.125),
    ink: palette.paper,
    styles: ['wide', 'stack', 'serif'],
    busyTop: true,
  }
}

function outline({ x, y, s }: Face): string {
  return (
    d`M${x} ${y - s * 0.92}C${x + s * 0.42} ${y - s * 0.92} ${x + s * 0.66} ${y - s * 1.02} ${x + s * 0.8} ${y - s * 1.08}` +
    d`C${x + s * 0.9} ${y - s * 0.2} ${x + s * 0.72} ${y + s * 0.72} ${x} ${y + s * 1.12}` +
    d`C${x - s * 0.72} ${y + s * 0.72} ${x - s * 0.9} ${y - s * 0.2} ${x - s * 0.8} ${y - s * 1.08}` +
    d`C${x - s * 0.66} ${y - s * 1.02} ${x - s * 0.42} ${y - s * 0.92} ${x} ${y - s * 0.92}Z`
  )
}

/** `mood` 1 laughs, -1 does not: brows, eyes and mouth bend the other way. */
function drawFeatures({ x, y, s }: Face, ink: string, mood: number): string {
  const eye = (side: number) => {
    const at = x + side * s * 0.37
    const level = y - s * 0.28
    return d`M${at - s * 0.24} ${level + mood * s * 0.08}Q${at} ${level - mood * s * 0.34} ${at + s * 0.24} ${level + mood * s * 0.08}Q${at} ${level - mood * s * 0.04} ${at - s * 0.24} ${level + mood * s * 0.08}Z`
  }
  const brow = (side: number) =>
    d`M${x + side * s * 0.1} ${y - s * 0.5 - (mood < 0 ? s * 0.16 : 0)}Q${x + side * s * 0.36} ${y - s * (mood > 0 ? 0.82 : 0.66)} ${x + side * s * 0.64} ${y - s * (mood > 0 ? 0.54 : 0.42)}`
  const level = y + s * (mood > 0 ? 0.3 : 0.58)
  const mouth = d`M${x - s * 0.44} ${level}Q${x} ${level + mood * s * 0.74} ${x + s * 0.44} ${level}Q${x} ${level + mood * s * 0.2} ${x - s * 0.44} ${level}Z`
  return (
    path(eye(-1) + eye(1) + mouth, ink) +
    line(brow(-1) + brow(1), ink, s * 0.055, { 'stroke-linecap': 'round' }) +
    path(d`M${x} ${y - s * 0.3}L${x + s * 0.12} ${y + s * 0.14}H${x - s * 0.12}Z`, ink, { opacity: 0.85 })
  )
}

function drawTear({ x, y, s }: Face, color: string): string {
  const at = x + s * 0.5
  return path(
    d`M${at} ${y - s * 0.12}C${at + s * 0.12} ${y + s * 0.12} ${at + s * 0.1} ${y + s * 0.26} ${at} ${y + s * 0.26}C${at - s * 0.1} ${y + s * 0.26} ${at - s * 0.12} ${y + s * 0.12} ${at} ${y - s * 0.12}Z`,
    color,
  )
}

/** Rays, rings or stripes behind it. */
function drawRays({ width, height, random }: Canvas, { x, y, s }: Face, color: string): string {
  const kind = random.pick(['rays', 'rings', 'stripes', 'plain'])
  if (kind === 'plain') return ''
  if (kind === 'rings')
    return repeat(7, (index) =>
      circle(x, y, s * (1.5 + index * 0.42), 'none', { stroke: color, 'stroke-width': s * 0.19 }),
    )
  if (kind === 'stripes') return repeat(13, (index) => rect(0, (height / 13) * index, width, height / 26, color))
  return repeat(18, (index) => {
    const [from, to] = [(index / 18) * 2 * Math.PI, ((index + 0.5) / 18) * 2 * Math.PI]
    const reach = width + height
    return polygon(
      [
        [x, y],
        [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
        [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
      ],
      color,
    )
  })
}
