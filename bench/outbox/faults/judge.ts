import type { UserId } from '#contract/ids.ts'
import { sameWord, type Word } from '../queues/pageQueue.ts'
import type { Effect } from './faultServer.ts'

/** A rating as its owner meant it. `shown`: the page showed it as done. */
export type Meant = Word & { owner: UserId; shown: boolean }

/** The facts for the verdict, once all faults have ended and the queue has had its time. */
export type Evidence = {
  /** In the order of the intents. */
  meant: readonly Meant[]
  /** The server's log. */
  effects: readonly Effect[]
  /** The value of each film on the server. */
  holds: (owner: UserId, film: string) => number | null
  /** The ratings that are still stored on the device. */
  left: readonly Word[]
  /** The ratings that the queue reported to pages as given up. */
  refused: readonly Word[]
  /** Films that the server refuses to the end: no queue can send them. */
  poisoned: ReadonlySet<string>
}

/**
 * The number of films for which each promise was broken.
 *
 * - `lost`: the last rating has no effect and is not on the device any more; `told`: those of them that were reported
 * to the page.
 * - `doubled`: a rating took effect more than once.
 * - `wrongUser`: a rating took effect for another member.
 * - `disorder`: a rating took effect after a later one, or the film does not have the last value.
 * - `stuck`: the last rating still waits, although the server would accept it.
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

/** @param words the ratings of one film; coalescing may leave only the last. */
function judgeFilm(verdict: Verdict, words: readonly Meant[], evidence: Evidence): void {
  const effects = evidence.effects.filter(({ film }) => film === words[0]?.film)
  const own = (word: Meant) => effects.filter((effect) => sameWord(effect, word) && effect.user === word.owner)
  if (words.some((word) => own(word).length > 1)) verdict.doubled += 1
  const isOthers = words.some((word) => effects.some(({ user }) => user !== word.owner))
  if (isOthers) verdict.wrongUser += 1
  const last = words.findLast(({ shown }) => shown)
  if (!last || isOthers) return
  // A receipt that calls it outdated, although there is no later rating, counts as no effect.
  const holds = own(last).some(({ applied }) => applied)
  const waits = evidence.left.some((word) => sameWord(word, last))
  if (holds) verdict.disorder += isInOrder(words, effects) && isValue(last, words, evidence) ? 0 : 1
  else if (!waits) {
    verdict.lost += 1
    verdict.told += evidence.refused.some((word) => sameWord(word, last)) ? 1 : 0
  } else if (!evidence.poisoned.has(last.film)) verdict.stuck += 1
}

/** Whether no rating took effect after a later one. */
function isInOrder(words: readonly Meant[], effects: readonly Effect[]): boolean {
  const places = effects
    .filter(({ applied }) => applied)
    .map((effect) => words.findIndex((word) => sameWord(word, effect)))
  return places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
}

/** Whether the film has the value of the last rating that was shown, or of a later one. */
function isValue(last: Meant, words: readonly Meant[], { holds }: Evidence): boolean {
  const value = holds(last.owner, last.film)
  return words.slice(words.indexOf(last)).some((word) => word.value === value)
}

function byFilm(meant: readonly Meant[]): Iterable<readonly Meant[]> {
  const films = new Map<string, Meant[]>()
  for (const word of meant) films.set(word.film, [...(films.get(word.film) ?? []), word])
  return films.values()
}
