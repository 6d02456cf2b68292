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
