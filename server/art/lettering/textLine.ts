import type { Font, Glyph } from 'opentype.js'
import { path } from '../svg.ts'
import { type Face, type FaceName, loadFace } from './fonts.ts'

export type LineStyle = {
  face: FaceName
  /** Added after each letter, as a share of the font size. */
  tracking: number
}

/** A letter with the width it takes, as a share of the font size. */
type Placed = { glyph: Glyph; font: Font; advance: number }

/** The width of a line at a font size of 1. */
export function measure(text: string, style: LineStyle): number {
  return place(text, style).reduce((sum, { advance }) => sum + advance, 0)
}

/** A line as outlines, its baseline at y: no font is needed to show it. */
export function drawLine(
  text: string,
  style: LineStyle,
  at: { x: number; y: number; size: number; anchor: 'start' | 'middle'; fill: string },
): string {
  const letters = place(text, style)
  const width = letters.reduce((sum, { advance }) => sum + advance, 0) * at.size
  let x = at.anchor === 'middle' ? at.x - width / 2 : at.x
  let data = ''
  for (const { glyph, advance } of letters) {
    data += glyph.getPath(x, at.y, at.size).toPathData(1)
    x += advance * at.size
  }
  return path(data, at.fill)
}

/** Letter by letter, with kerning: the library's own shaping throws on some of these fonts. */
function place(text: string, { face: name, tracking }: LineStyle): Placed[] {
  const face = loadFace(name)
  const letters = [...text.normalize('NFC')].flatMap((letter) => findGlyph(face, letter))
  return letters.map(({ glyph, font }, index) => {
    const next = letters[index + 1]
    const own = (glyph.advanceWidth ?? 0) / font.unitsPerEm
    if (!next) return { glyph, font, advance: own }
    return { glyph, font, advance: own + tracking + (next.font === font ? kerning(font, glyph, next.glyph) : 0) }
  })
}

/** The letter, else the letter without its accent; what no font knows is left out rather than set as a box. */
function findGlyph(face: Face, letter: string): { glyph: Glyph; font: Font }[] {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
  for (const form of [letter, plain]) {
    for (const font of [face.main, face.extended]) {
      if (form !== '' && font.charToGlyphIndex(form) > 0) return [{ glyph: font.charToGlyph(form), font }]
    }
  }
  return []
}

function kerning(font: Font, left: Glyph, right: Glyph): number {
  try {
    return (font.getKerningValue(left, right) || 0) / font.unitsPerEm
  } catch {
    // Some tables are of a kind that the library does not read; the letters stand unkerned then.
    return 0
  }
}
