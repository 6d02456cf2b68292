import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/** The faces of the posters. */
const faces = {
  condensed: ['sofia-sans-extra-condensed', 400],
  condensedStrong: ['sofia-sans-extra-condensed', 600],
  condensedHeavy: ['sofia-sans-extra-condensed', 900],
  gothic: ['league-gothic', 400],
  serif: ['gloock', 400],
  wide: ['unbounded', 800],
} as const

export type FaceName = keyof typeof faces

/** A face: its Latin file, and the one with further letters (ś, ř, ő …). */
export type Face = { readonly main: opentype.Font; readonly extended: opentype.Font; readonly capHeight: number }

const loaded = new Map<FaceName, Face>()

/** Reads a face when it is first needed. */
export function loadFace(name: FaceName): Face {
  const known = loaded.get(name)
  if (known) return known
  const [family, weight] = faces[name]
  const main = readFont(family, 'latin', weight)
  const face = { main, extended: readFont(family, 'latin-ext', weight), capHeight: capHeightOf(main) }
  loaded.set(name, face)
  return face
}

function readFont(family: string, subset: string, weight: number): opentype.Font {
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Height of a capital, as a share of the font size. */
function capHeightOf(font: opentype.Font): number {
  const stated: unknown = font.tables.os2?.sCapHeight
  return (typeof stated === 'number' && stated > 0 ? stated : font.unitsPerEm * 0.7) / font.unitsPerEm
}
