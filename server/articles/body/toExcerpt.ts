import type { Block, Span } from '#contract/articleBody.ts'
import { eachBlock } from './toBlocks.ts'

/**
 * The beginning of a body as plain text, blocks parted by an empty line. What is left out is told by "…" after a whole
 * word.
 *
 * @param most of characters, before the "…".
 */
export function toExcerpt(markdown: string, most: number): string {
  let text = ''
  for (const block of eachBlock(markdown)) {
    text += (text === '' ? '' : '\n\n') + toText(block)
    if (text.length > most) return `${toWholeWords(text, most)} …`
  }
  return text
}

/** In characters: two lines of a card. */
const TEASER = 200

/** The first paragraph, as lists of articles show it: no heading, no quote, and never a spoiler. */
export function toTeaser(markdown: string): string {
  for (const block of eachBlock(markdown)) {
    if (block.kind !== 'paragraph') continue
    const text = join(block.spans)
    return text.length > TEASER ? `${toWholeWords(text, TEASER)} …` : text
  }
  return ''
}

function toText(block: Block): string {
  return block.kind === 'list' ? block.items.map((item) => `– ${join(item)}`).join('\n') : join(block.spans)
}

const join = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** A word that is longer than all of it is cut, but never within a character. */
function toWholeWords(text: string, most: number): string {
  const words = /^.*\s/s.exec(text.slice(0, most + 1))?.[0].trimEnd()
  return words || text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
