import { distanceToBeginning } from '#contract/editDistance.ts'
import { foldText } from '../core/foldText.ts'
import type { HeldResult } from './toHeldResults.ts'

type Named = { result: HeldResult; names: readonly string[]; all: string }

/**
 * Those that what was typed may mean, the likeliest first. All words must be there as they were typed; what is called
 * exactly so comes first, then what begins so. Only where nothing holds the words, what is spelled like them counts, as
 * on the server.
 */
export function rankHeld(results: readonly HeldResult[], query: string): readonly HeldResult[] {
  const typed = foldText(query)
  if (typed === '') return []
  const words = typed.split(/\s+/)
  const named = results.map(toNamed)
  const literal = named.flatMap((one) =>
    words.every((word) => one.all.includes(word))
      ? [{ ...one, worth: Math.max(...one.names.map((name) => toWorth(name, typed))) }]
      : [],
  )
  const ranked = literal.length > 0 ? literal : named.flatMap((one) => toAlike(one, words))
  ranked.sort((a, b) => b.worth - a.worth || toKnown(b.result) - toKnown(a.result))
  return ranked.map(({ result }) => result)
}

function toNamed(result: HeldResult): Named {
  const names = [result.title, result.originalTitle ?? ''].map(foldText)
  const beside = result.itemClass === 'Cinema' || result.itemClass === 'Movie' ? foldText(result.meta) : ''
  return { result, names, all: [...names, beside].join(' ') }
}

const toKnown = ({ rating }: HeldResult) => rating?.count ?? 0

function toWorth(name: string, typed: string): number {
  if (name === typed) return 4
  if (name.startsWith(typed)) return 3
  if (name.includes(` ${typed}`)) return 2
  return name.includes(typed) ? 1 : 0
}

/** A thing with as many wrong letters as its worth is below zero; none where any word has too many. */
function toAlike(one: Named, words: readonly string[]): readonly (Named & { worth: number })[] {
  const own = one.all.split(/[^\p{L}\p{N}]+/u)
  let worth = 0
  for (const word of words) {
    const wrong = Math.min(...own.map((name) => toWrong(word, name)))
    if (wrong > toMostWrong(word)) return []
    worth -= wrong
  }
  return [{ ...one, worth }]
}

function toWrong(word: string, name: string): number {
  if (name.startsWith(word)) return 0
  // Each letter that the name does not hold is wrong: nearly all names are ruled out here, before they are compared.
  let absent = 0
  for (const letter of word) if (!name.includes(letter)) absent++
  return absent > toMostWrong(word) ? absent : distanceToBeginning(word, name).distance
}

/** The number of letters of a word that may be wrong: short words are too similar. */
function toMostWrong({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
