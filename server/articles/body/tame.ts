/** Nobody means more: quotes and lists that begin within each other on one line. */
const MOST_NESTED = 8

const container = '[ \\t]*(?:[>+*-]|\\d{1,9}[.)])'
const nested = new RegExp(`^((?:${container}){${MOST_NESTED}})(?:${container})+`, 'gm')

/**
 * Takes out what no reader would miss and what a parser pays for with the square of its length: ten thousand `- ` in a
 * row would keep a server busy for a minute and a half. Every line ends as portions are cut: a parser takes `\r` for an
 * end, too.
 */
export const tame = (markdown: string): string => markdown.replace(/\r\n?/g, '\n').replace(nested, '$1 ')

/** From so many characters on a portion ends where nothing is cut in two; at twice as many, at any end of a line. */
const PORTION = 2_000
const CONTINUES = /^(?:[ \t]|[>+*-]|\d{1,9}[.)])/

/** A body in portions that can be parsed by themselves: what a parser takes grows with the square of a portion alone. */
export function toPortions(markdown: string): string[] {
  const portions: string[] = []
  let lines: string[] = []
  let length = 0
  const all = markdown.split('\n')
  for (const [index, line] of all.entries()) {
    lines.push(line)
    length += line.length + 1
    const isWhole = line.trim() === '' && !CONTINUES.test(all[index + 1] ?? '')
    if (length > 2 * PORTION || (length > PORTION && isWhole)) {
      portions.push(lines.join('\n'))
      lines = []
      length = 0
    }
  }
  return [...portions, lines.join('\n')]
}
