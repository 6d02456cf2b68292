import { darken, luminance, mix } from '../color.ts'
import { backdrop, type Canvas, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { clipPath, linearGradient, radialGradient } from '../gradients.ts'
import { figure } from '../shapes/figure.ts'
import { circle, d, group, paint, path, rect, repeat } from '../svg.ts'

type Window = { x: number; y: number; width: number; height: number }

/** A house front at night: many windows, in one of them somebody. */
export const facade: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const columns = isStill ? 12 : 7
  const cellWidth = width / (columns + 1)
  const cellHeight = cellWidth * 1.32
  const rows = Math.ceil(height / cellHeight)
  const heroColumn = random.integer(2, columns - 3)
  const heroRow = random.integer(2, 3)
  const windowAt = (column: number, row: number): Window => ({
    x: cellWidth * (column + 0.68),
    y: cellHeight * (row + 0.3),
    width: cellWidth * 0.64,
    height: cellHeight * 0.66,
  })
  const hero = windowAt(heroColumn, heroRow)

  return {
    ground: palette.shade,
    defs:
      linearGradient('wall', [
        [0, mix(palette.shade, palette.mid, 0.2)],
        [1, palette.deep],
      ]) +
      radialGradient('halo', [
        [0, palette.accent, 0.42],
        [1, palette.accent, 0],
      ]) +
      clipPath('hero', rect(hero.x, hero.y, hero.width, hero.height, '#000')) +
      linearGradient('dusk', [
        [0, palette.deep, 0],
        [0.5, palette.deep, 0.94],
        [1, palette.deep, 1],
      ]),
    art:
      backdrop(canvas, paint('wall')) +
      repeat(rows * columns, (index) => {
        const column = index % columns
        const row = Math.floor(index / columns)
        const isHero = column === heroColumn && row === heroRow
        return isHero ? '' : drawWindow(canvas, windowAt(column, row))
      }) +
      drawHero(canvas, hero, cellWidth * 2.2) +
      lowerPart(canvas, 0.52, paint('dusk')),
    zone: zoneAtBottom(0.7, 0.18),
    ink: palette.paper,
    styles: ['serif', 'stack', 'left'],
    busyTop: true,
  }
}

function drawWindow(canvas: Canvas, window: Window): string {
  const { palette, random } = canvas
  const lit = [palette.glow, mix(palette.glow, palette.mid, 0.4), mix(palette.mid, palette.accent, 0.4)]
  const pane = random.chance(0.26) ? random.pick(lit) : mix(palette.deep, palette.shade, random.between(0.05, 0.4))
  const inside = luminance(pane) > 0.16 ? drawInside(canvas, window, pane) : ''
  return drawFrame(canvas, window, pane, inside)
}

/** A curtain, somebody sitting, a blind, or nothing. */
function drawInside({ palette, random }: Canvas, { x, y, width, height }: Window, pane: string): string {
  const what = random.unit()
  if (what < 0.3) {
    const curtain = d`M${x} ${y}h${width * 0.32}Q${x + width * 0.3} ${y + height * 0.6} ${x} ${y + height}Z`
    return path(curtain, mix(pane, palette.deep, 0.4))
  }
  if (what < 0.55) {
    const head = circle(x + width * 0.65, y + height * 0.55, width * 0.12, palette.deep, { opacity: 0.7 })
    const back = rect(x + width * 0.47, y + height * 0.68, width * 0.36, height * 0.32, palette.deep, { opacity: 0.7 })
    return head + back
  }
  if (what < 0.75) {
    return repeat(5, (slat) => rect(x, y + slat * height * 0.13, width, height * 0.05, mix(pane, palette.deep, 0.5)))
  }
  return ''
}

function drawHero(canvas: Canvas, window: Window, halo: number): string {
  const { x, y, width, height } = window
  const { palette } = canvas
  const somebody = figure(x + width * 0.5, y + height * 1.3, height * 1.15, darken(palette.deep, 0.4), 'dress')
  return (
    drawFrame(canvas, window, palette.accent, group(somebody, { 'clip-path': 'url(#hero)' })) +
    circle(x + width / 2, y + height / 2, halo, paint('halo'))
  )
}

function drawFrame({ palette }: Canvas, { x, y, width, height }: Window, pane: string, inside: string): string {
  const frame = darken(palette.shade, 0.3)
  return (
    rect(x - 3, y - 3, width + 6, height + 6, frame) +
    rect(x, y, width, height, pane) +
    inside +
    rect(x + width / 2 - 1, y, 2, height, frame) +
    rect(x - 5, y + height + 3, width + 10, 5, mix(palette.shade, palette.mid, 0.3))
  )
}
