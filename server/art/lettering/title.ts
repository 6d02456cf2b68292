import type { TitleStyle } from '../composition.ts'
import { group, round } from '../svg.ts'
import { allBreaks, toWords } from './breakLines.ts'
import { loadFace } from './fonts.ts'
import { drawLine, type LineStyle, measure } from './textLine.ts'

/** Pixels. */
export type Box = { x: number; y: number; width: number; height: number }

type BlockStyle = LineStyle & { biggest: number; leading: number; capitals: boolean; anchor: 'start' | 'middle' }

const blockStyles: Readonly<Record<Exclude<TitleStyle, 'stack' | 'slant'>, BlockStyle>> = {
  spaced: { face: 'condensedStrong', tracking: 0.3, biggest: 74, leading: 1.22, capitals: true, anchor: 'middle' },
  wide: { face: 'wide', tracking: 0, biggest: 84, leading: 1.08, capitals: true, anchor: 'middle' },
  serif: { face: 'serif', tracking: -0.005, biggest: 104, leading: 0.98, capitals: false, anchor: 'middle' },
  left: { face: 'condensedHeavy', tracking: 0.005, biggest: 128, leading: 0.88, capitals: true, anchor: 'start' },
}

const stackStyle: LineStyle = { face: 'gothic', tracking: 0.01 }

/** Capitals as German sets them: ß becomes SS. */
export function toCapitals(text: string): string {
  return text.toLocaleUpperCase('de').replaceAll('ẞ', 'SS')
}

/** The space that dots and accents on capitals need above a line, as a share of the font size. */
function accentSpace(line: string): number {
  return /\p{Lu}\p{M}/u.test(line.normalize('NFD')) ? 0.17 : 0
}

/** Sets a title as large as its box allows. */
export function drawTitle(title: string, style: TitleStyle, box: Box, against: 'top' | 'bottom', ink: string): string {
  if (title.trim() === '') return ''
  if (style === 'stack') return drawStack(title, box, against, ink)
  if (style === 'slant') {
    const skew = `translate(${round(box.x)} ${round(box.y)}) skewX(-9) translate(${round(14 - box.x)} ${round(-box.y)})`
    return group(drawStack(title, box, against, ink), { transform: skew })
  }
  return drawBlock(title, blockStyles[style], box, against, ink)
}

/** All lines in one size. */
function drawBlock(title: string, style: BlockStyle, box: Box, against: 'top' | 'bottom', ink: string): string {
  const { capHeight } = loadFace(style.face)
  const text = style.capitals ? toCapitals(title) : title
  /** Baselines below the upper edge, as shares of the font size. */
  const baselinesOf = (lines: readonly string[]) => {
    let y = capHeight - style.leading
    return lines.map((line) => {
      y += style.leading + accentSpace(line)
      return y
    })
  }
  const { lines, size } = best(allBreaks(toWords(text)), (candidate) => {
    const widths = candidate.map((line) => measure(line, style))
    const widest = Math.max(...widths)
    const size = Math.min(style.biggest, box.width / widest, box.height / (baselinesOf(candidate).at(-1) ?? 1))
    const raggedness = widths.reduce((sum, width) => sum + (widest - width), 0) / widest / candidate.length
    return { lines: candidate, size, score: size * (1 - 0.18 * raggedness) }
  })
  const baselines = baselinesOf(lines)
  const height = size * (baselines.at(-1) ?? 0)
  const top = against === 'top' ? box.y : box.y + box.height - height
  const x = style.anchor === 'middle' ? box.x + box.width / 2 : box.x
  return lines
    .map((line, index) => {
      const y = top + size * (baselines[index] ?? 0)
      return drawLine(line, style, { x, y, size, anchor: style.anchor, fill: ink })
    })
    .join('')
}

/** Each line as wide as the box. */
function drawStack(title: string, box: Box, against: 'top' | 'bottom', ink: string): string {
  const { capHeight } = loadFace(stackStyle.face)
  const space = box.width * 0.022
  const set = best(allBreaks(toWords(toCapitals(title))), (lines) => {
    const widths = lines.map((line) => measure(line, stackStyle))
    const sizes = widths.map((width) => Math.min(box.width / width, box.height * 0.78))
    const heights = sizes.map((size, index) => size * (capHeight + accentSpace(lines[index] ?? '')))
    const natural = heights.reduce((sum, height) => sum + height, 0) + space * (lines.length - 1)
    const shrink = Math.min(1, box.height / natural)
    const filled = sizes.reduce((sum, size, index) => sum + ((widths[index] ?? 0) * size) / box.width, 0) / lines.length
    return {
      lines,
      sizes: sizes.map((size) => size * shrink),
      space: space * shrink,
      height: natural * shrink,
      score: ((natural * shrink) / box.height) * filled * shrink ** 0.8,
    }
  })
  let y = against === 'top' ? box.y : box.y + box.height - set.height
  return set.lines
    .map((line, index) => {
      const size = set.sizes[index] ?? 0
      y += size * (capHeight + accentSpace(line))
      const drawn = drawLine(line, stackStyle, { x: box.x + box.width / 2, y, size, anchor: 'middle', fill: ink })
      y += set.space
      return drawn
    })
    .join('')
}

function best<T, R extends { score: number }>(candidates: readonly T[], rate: (candidate: T) => R): R {
  const [first, ...others] = candidates.map(rate)
  if (!first) throw new RangeError('Nothing to set')
  return others.reduce((leader, next) => (next.score > leader.score ? next : leader), first)
}
