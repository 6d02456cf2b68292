import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Of the file; what follows counts the names in it. */
const LENGTH = 3

/**
 * Names the classes of CSS Modules in the build: letters of a hash of the file, then which of its names it is. Page and
 * server are built apart and must come to the same. Long names were a tenth of all styles.
 *
 * @throws Error when two files come to the same letters: rename one of them.
 */
export function shortNames(root: string): (name: string, file: string, css: string) => string {
  const taken = new Map<string, string>()
  return (name, file, css) => {
    const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/')
    const digest = createHash('sha256').update(path).digest()
    const short = Array.from({ length: LENGTH }, (_, at) => toLetter(digest[at] ?? 0)).join('')
    const other = taken.get(short) ?? path
    if (other !== path) throw new Error(`The classes of "${path}" and "${other}" would be called alike`)
    taken.set(short, path)
    const names = new Set(Array.from(css.matchAll(/(?:[.]|@keyframes )([a-zA-Z][\w-]*)/g), ([, found]) => found))
    return short + toLetters([...names].indexOf(name))
  }
}

const toLetter = (number: number): string => LETTERS[number % LETTERS.length] ?? ''

function toLetters(number: number): string {
  if (number < 0) throw new Error('A name that its file does not hold')
  return number < LETTERS.length
    ? toLetter(number)
    : toLetters(Math.floor(number / LETTERS.length) - 1) + toLetter(number)
}
