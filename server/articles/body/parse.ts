import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** Beyond what anybody means in one portion: characters that may begin or end something within a line. */
const MOST_MARKS = 1_000
const MARK = /[*_`[\]<]/g

/** An extension of micromark that takes constructs out of its grammar, by their names. */
const without = (...constructs: string[]) => ({ extensions: [{ disable: { null: constructs } }] })

/** HTML within a line is shown as its text either way; as HTML, each `<!--` has all that follows it read once more. */
const usual = without('htmlText')

/** Of a line its text alone; blocks stay. */
const plain = without(
  ...['htmlText', 'autolink', 'attention', 'codeText', 'labelStartLink', 'labelStartImage', 'labelEnd'],
  ...['characterEscape', 'characterReference', 'hardBreakEscape'],
)

/**
 * Reads one portion of a body. A parser compares what may begin a link or an emphasis with what may end it: with more of
 * both than anybody means, it takes the square of their number. Such a portion is its text as it was typed.
 */
export function parse(portion: string): Root {
  const marks = portion.match(MARK)?.length ?? 0
  return fromMarkdown(portion, marks > MOST_MARKS ? plain : usual)
}
