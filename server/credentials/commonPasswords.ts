import { dictionary as leaked } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'

/** A word as it is looked up: in lower case, however its umlauts are spelled. */
export const toGuess = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)

let guesses: ReadonlySet<string> | undefined

/**
 * On what guesses begin, as `toGuess` makes it: some 50,000 of the passwords that leaks had most often, and the words
 * and names that Germans use most. Put together when it is first asked for, as few processes ever need it.
 */
export function commonPasswords(): ReadonlySet<string> {
  guesses ??= new Set([...leaked['passwords-common'], ...Object.values(german).flat()].map(toGuess))
  return guesses
}
