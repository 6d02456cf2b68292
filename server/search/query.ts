import { foldForSearch, toCanonical, toOneWord } from './foldForSearch.ts'

/** What was typed, in every way that a name may be written. */
export type Query = {
  /** In words, as typed and with its numbers as digits; the first is the plain one. */
  spellings: string[]
  /** In one word; null for what is one already. */
  oneWord: string | null
}

/** Longer ones are sentences; each word costs. */
const MAX_WORDS = 12
/** So many words find what is meant. Of more, the longest are looked for: they are in the fewest names. */
const TELLING_WORDS = 6
/** So many are searched for at the price of one. */
const WORDS_OF_ONE = 4

/** Every way that the whole of what was typed may be written. */
export const toForms = ({ spellings, oneWord }: Query): string[] =>
  oneWord === null ? spellings : [...spellings, oneWord]

/** Null when nothing is left that a name could be made of: `?!`. */
export function toQuery(typed: string): Query | null {
  const plain = foldForSearch(typed).split(' ').slice(0, MAX_WORDS).join(' ')
  if (plain === '') return null
  const canonical = toCanonical(plain)
  return {
    spellings: canonical === plain ? [plain] : [plain, canonical],
    oneWord: plain.includes(' ') ? toOneWord(plain) : null,
  }
}

/** The words of a spelling that are looked for, in their order. */
export function toTellingWords(spelling: string): string[] {
  const words = spelling.split(' ')
  if (words.length <= TELLING_WORDS) return words
  const telling = new Set([...words].sort((a, b) => b.length - a.length).slice(0, TELLING_WORDS))
  return words.filter((word) => telling.has(word))
}

/** Whether what was typed is a sentence: no name with a mistake in it. */
export const isSentence = ({ spellings: [plain = ''] }: Query): boolean => plain.split(' ').length > TELLING_WORDS

/** How many searches a search counts as, by its words. */
export function toCost(typed: string): number {
  return Math.ceil(foldForSearch(typed).split(' ').slice(0, MAX_WORDS).length / WORDS_OF_ONE)
}
