import { commonPasswords, toGuess } from './commonPasswords.ts'
import { commonWords, runs } from './words.ts'

/** Digits and signs that people put before or behind a word, at each end: a year, a birthday, an exclamation mark. */
const MOST_ADDED = 4
const ADDED = /[^\p{L}]/u

/** The letters that digits and signs replace; `1` and `!` may replace `i` or `l`, hence two tables. */
const likeLetters: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => ({
  ...{ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's', '+': 't' },
  ...{ 1: one, '!': one, '|': one },
}))

/**
 * Whether a password is among the first guesses: a common password, a row of keys, a fact about its owner, or a
 * repetition; also with a few digits and signs around it, or in place of letters.
 *
 * @param own publicly known names and addresses of the owner and the site.
 */
export function isGuessed(password: string, own: readonly string[]): boolean {
  const typed = toGuess(password)
  const known = new Set(own.flatMap(toKnown))
  const isWord = (word: string) => commonPasswords().has(word) || known.has(word) || isRun(word)
  const isCommon = (core: string) => isWord(core) || isSame(core, isWord) || toLetters(core).some(isWord)
  return toCores(typed).some(isCommon) || isNumbered(typed, isWord) || isBuiltOnWord(typed) || isOnlyOwn(typed, own)
}

/** All parts of a name or an address that could be a word of a password. */
function toKnown(name: string): string[] {
  const typed = toGuess(name)
  const parts = [
    typed,
    ...typed.split('@'),
    ...typed.split(/[@.]/),
    ...typed.split(/[^\p{L}\p{N}]+/u),
    ...typed.split(/[^\p{L}]+/u),
  ]
  return [...parts, ...parts.map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''))].filter((part) => part.length > 2)
}

const rows = runs.map(toGuess)
const isRun = (word: string) => word.length > 2 && rows.some((row) => row.includes(word))

/** The password, and the rest of it without a few digits and signs at its ends. */
function toCores(typed: string): string[] {
  const letters = [...typed]
  const first = countAdded(letters)
  const last = countAdded(letters.toReversed())
  return Array.from({ length: first + 1 }, (_, before) =>
    Array.from({ length: last + 1 }, (_, behind) => letters.slice(before, letters.length - behind).join('')),
  ).flat()
}

function countAdded(letters: readonly string[]): number {
  const end = letters.findIndex((letter) => !ADDED.test(letter))
  return Math.min(end < 0 ? letters.length : end, MOST_ADDED)
}

/** Repetitions: of any two or three characters, or of a longer part that is itself a word. */
function isSame(core: string, isWord: (word: string) => boolean): boolean {
  const [, unit] = /^(.+?)\1+$/u.exec(core) ?? []
  return unit !== undefined && (unit.length <= 3 || toCores(unit).some(isWord))
}

function toLetters(core: string): string[] {
  return likeLetters.map((letters) => [...core].map((letter) => letters[letter] ?? letter).join(''))
}

/** A word and a common number, in either order: `test123456`. */
function isNumbered(typed: string, isWord: (word: string) => boolean): boolean {
  const [, before = '', word = '', behind = ''] = /^(\d*)(.*?)(\d*)$/u.exec(typed) ?? []
  const isNumber = (digits: string) => digits === '' || isWord(digits) || isSame(digits, isWord)
  return isNumber(before) && isNumber(behind) && (word.length < 3 || isWord(word))
}

/** Some words make a password easy to guess, however many digits it has. */
function isBuiltOnWord(typed: string): boolean {
  const letters = typed.replace(/[^\p{L}]/gu, '')
  return commonWords.has(letters) || commonWords.has(typed.replaceAll('0', 'o').replace(/[^\p{L}]/gu, ''))
}

/** Publicly known names, with at most three more characters. */
function isOnlyOwn(typed: string, own: readonly string[]): boolean {
  const names = own.flatMap((known) => [known, known.split('@', 1)[0] ?? '']).filter((name) => name !== '')
  return names.some((name) => typed.replaceAll(toGuess(name), '').length < 4)
}
