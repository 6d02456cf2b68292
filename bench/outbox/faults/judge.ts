import type { UserId } from '#contract/ids.ts'
import { sameWord, type Word } from '../queues/pageQueue.ts'
import type { Effect } from './faultServer.ts'

/** A word as its owner meant it. `shown`: the page showed it as done. */
export type Meant = Word & { owner: UserId; shown: boolean }

/** What there is to judge by, once all faults are over and the queue has had its time. */
export type Evidence = {
  /** In the order in which they were meant. */
  meant: readonly Meant[]
  /** The server's log. */
  effects: readonly Effect[]
  /** The value of each film on the server. */
  holds: (owner: UserId, film: string) => number | null
  /** What still lies on the device. */
  left: readonly Word[]
  /** What pages were told that it is given up. */
  refused: readonly Word[]
  /** Films that the server refuses to the end: nobody can send them. */
  poisoned: ReadonlySet<string>
}

/**
 * How many films each promise was broken for.
 *
 * - `lost`: what was said last has no effect and is not on the device any more; `told` of these the page could say so.
 * - `doubled`: something took effect more than once.
 * - `wrongUser`: something took effect for somebody else.
 * - `disorder`: something took effect after what was said later, or the film does not hold what was said last.
 * - `stuck`: it still waits, though the server would take it.
 */
export type Verdict = {
  lost: number
  told: number
  doubled: number
  wrongUser: number
  disorder: number
  stuck: number
}

export function judge(evidence: Evidence): Verdict {
  const verdict: Verdict = { lost: 0, told: 0, doubled: 0, wrongUser: 0, disorder: 0, stuck: 0 }
  for (const words of byFilm(evidence.meant)) judgeFilm(verdict, words, evidence)
  return verdict
}

/** @param words what was said of one film; coalescing may leave only the last. */
function judgeFilm(verdict: Verdict, words: readonly Meant[], evidence: Evidence): void {
  const effects = evidence.effects.filter(({ film }) => film === words[0]?.film)
  const own = (word: Meant) => effects.filter((effect) => sameWord(effect, word) && effect.user === word.owner)
  if (words.some((word) => own(word).length > 1)) verdict.doubled += 1
  const isOthers = words.some((word) => effects.some(({ user }) => user !== word.owner))
  if (isOthers) verdict.wrongUser += 1
  const last = words.findLast(({ shown }) => shown)
  if (!last || isOthers) return
  // Told to be outdated, though nobody said anything since, is as good as nothing.
  const holds = own(last).some(({ applied }) => applied)
  const waits = evidence.left.some((word) => sameWord(word, last))
  if (holds) verdict.disorder += isInOrder(words, effects) && isValue(last, words, evidence) ? 0 : 1
  else if (!waits) {
    verdict.lost += 1
    verdict.told += evidence.refused.some((word) => sameWord(word, last)) ? 1 : 0
  } else if (!evidence.poisoned.has(last.film)) verdict.stuck += 1
}

/** No word took effect after a later one. */
function isInOrder(words: readonly Meant[], effects: readonly Effect[]): boolean {
  const places = effects
    .filter(({ applied }) => applied)
    .map((effect) => words.findIndex((word) => sameWord(word, effect)))
  return places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
}

/** What was meant after the last that was shown may hold as well. */
function isValue(last: Meant, words: readonly Meant[], { holds }: Evidence): boolean {
  const value = holds(last.owner, last.film)
  return words.slice(words.indexOf(last)).some((word) => word.value === value)
}

function byFilm(meant: readonly Meant[]): Iterable<readonly Meant[]> {
  const films = new Map<string, Meant[]>()
  for (const word of meant) films.set(word.film, [...(films.get(word.film) ?? []), word])
  return films.values()
}
