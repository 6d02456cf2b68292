import { foldForSearch, toCanonical, toOneWord } from './foldForSearch.ts'

/** The typed text, in all forms in which a name may be written. */
export type Query = {
  /** As words: as typed, and with its numbers as digits; the first is as typed. */
  spellings: string[]
  /** As one word; null when the text is one word already. */
  oneWord: string | null
}

/** Longer texts are sentences; each word costs time. */
const MAX_WORDS = 12
/**
 * The number of words that are enough to find a name. Of more words, the longest are searched for: they occur in the
 * fewest names.
 */
const TELLING_WORDS = 6
/** The number of words that count as one search. */
const WORDS_OF_ONE = 4

/** All forms of the whole typed text. */
export const toForms = ({ spellings, oneWord }: Query): string[] =>
  oneWord === null ? spellings : [...spellings, oneWord]

/** The query of a typed text. Null when the text has no character of a name: `?!`. */
export function toQuery(typed: string): Query | null {
  const plain = foldForSearch(typed).split(' ').slice(0, MAX_WORDS).join(' ')
  if (plain === '') return null
  const canonical = toCanonical(plain)
  return {
    spellings: canonical === plain ? [plain] : [plain, canonical],
    oneWord: plain.includes(' ') ? toOneWord(plain) : null,
  }
}

/** The words of a spelling that are searched for, in their order. */
export function toTellingWords(spelling: string): string[] {
  const words = spelling.split(' ')
  if (words.length <= TELLING_WORDS) return words
  const telling = new Set([...words].sort((a, b) => b.length - a.length).slice(0, TELLING_WORDS))
  return words.filter((word) => telling.has(word))
}

/** Whether the typed text is a sentence: then it is no name with a mistake in it. */
export const isSentence = ({ spellings: [plain = ''] }: Query): boolean => plain.split(' ').length > TELLING_WORDS

/** The number of searches that a search counts as, by its words. */
export function toCost(typed: string): number {
  return Math.ceil(foldForSearch(typed).split(' ').slice(0, MAX_WORDS).length / WORDS_OF_ONE)
}
