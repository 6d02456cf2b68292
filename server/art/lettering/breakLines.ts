/** Two to the power of this many gaps are tried. */
const MOST_WORDS = 9

/** The parts of a title that may not be torn apart: words, dashes with the word before them. */
export function toWords(title: string): string[] {
  const words = title.trim().split(/\s+/)
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && /^[–—&:-]$/.test(word)) joined[joined.length - 1] = `${before} ${word}`
    else joined.push(word)
  }
  while (joined.length > MOST_WORDS) joinShortestPair(joined)
  return joined
}

function joinShortestPair(words: string[]): void {
  const lengths = words.slice(1).map((word, index) => word.length + (words[index]?.length ?? 0))
  const at = lengths.indexOf(Math.min(...lengths))
  words.splice(at, 2, `${words[at]} ${words[at + 1]}`)
}

/** Every way to set words in lines, keeping their order. */
export function allBreaks(words: readonly string[]): string[][] {
  const [first, ...rest] = words
  if (first === undefined) return [[]]
  return rest.reduce<string[][]>(
    (ways, word) =>
      ways.flatMap((lines) => [
        [...lines, word],
        [...lines.slice(0, -1), `${lines.at(-1)} ${word}`],
      ]),
    [[first]],
  )
}
