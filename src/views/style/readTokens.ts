export type Token = { name: string; value: string }
export type TokenGroup = { title: string; tokens: readonly Token[] }

const PARTS = /\/\*\s*──\s*(.+?)\s*─[^*]*\*\/|(--[\w-]+):\s*([^;]+);/g

/**
 * Reads the design tokens from their style sheet, by the headings between them. A token that is set again for wider
 * screens counts once, as it is first.
 */
export function readTokens(css: string): TokenGroup[] {
  const groups: { title: string; tokens: Token[] }[] = []
  const known = new Set<string>()
  for (const [, title, name, value] of css.matchAll(PARTS)) {
    if (title !== undefined) groups.push({ title, tokens: [] })
    else if (name !== undefined && value !== undefined && !known.has(name)) {
      known.add(name)
      groups.at(-1)?.tokens.push({ name, value: value.replace(/\s+/g, ' ') })
    }
  }
  return groups.filter(({ tokens }) => tokens.length > 0)
}

/** The groups with those tokens only that a test picks. */
export function pickTokens(groups: readonly TokenGroup[], isPicked: (token: Token) => boolean): TokenGroup[] {
  return groups
    .map(({ title, tokens }) => ({ title, tokens: tokens.filter(isPicked) }))
    .filter(({ tokens }) => tokens.length > 0)
}

export const isColor = ({ value }: Token): boolean => /^(light-dark\(\s*)?(#|rgb\()/.test(value)
