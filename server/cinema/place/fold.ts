/** Lower-case words without accents, folded like sort keys: `Görlitz` → `gorlitz`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The possible folded forms of a typed name, the most literal first: `Tuebingen` stands for Tübingen, but Soest is
 * Soest.
 */
export function foldings(text: string): string[] {
  const literal = fold(text)
  const withUmlauts = literal.replace(/[aou]e/g, (letters) => letters.slice(0, 1))
  return [...new Set([literal, withUmlauts])].filter((folded) => folded !== '')
}
