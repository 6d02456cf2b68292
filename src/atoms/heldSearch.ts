import { atom } from 'jotai'
import type { SearchResult } from '#contract/search.ts'
import { clockAtom } from './context.ts'
import { resourcesAtom } from './resource.ts'

/** Where answers lie on this device besides this tab; or a stand-in. */
export const heldAnswersAtom = atom<{ read: () => Promise<readonly unknown[]> }>({
  read: async () =>
    typeof caches === 'undefined' ? [] : (await import('../sync/heldAnswers.ts')).readHeldAnswers(caches),
})

/** What lies in the caches is read again after so long, in ms: nothing comes there without a network. */
const FRESH_MS = 20_000

/** What was read last. A holder for this store alone, not state: nothing renders from it. */
const readAtom = atom<{ at: number; answers: Promise<readonly unknown[]> }>(() => ({
  at: Number.NEGATIVE_INFINITY,
  answers: Promise.resolve([]),
}))

/** Everything that this device and this tab hold, as the search shows it. */
const readHeldAtom = atom(null, async (get): Promise<readonly SearchResult[]> => {
  const { toHeldResults } = await import('./toHeldResults.ts')
  const read = get(readAtom)
  const now = get(clockAtom).now().getTime()
  if (Math.abs(now - read.at) > FRESH_MS) {
    read.at = now
    // Storage that the visitor forbids.
    read.answers = get(heldAnswersAtom)
      .read()
      .catch(() => [])
  }
  const here = Object.values(get(resourcesAtom)).flatMap((resource) =>
    resource.state === 'idle' || resource.last === null ? [] : [resource.last.data],
  )
  return toHeldResults([...(await read.answers), ...here])
})

/** Finds what was typed among everything that this device and this tab hold, the likeliest first. */
export const searchHeldAtom = atom(
  null,
  async (_get, set, query: string): Promise<readonly SearchResult[]> => rank(await set(readHeldAtom), query),
)

/** Finds the thing of a page (`/movies/amrum`) among everything that is held; null when nothing names it. */
export const findHeldAtom = atom(null, async (_get, set, path: string): Promise<SearchResult | null> => {
  const held = await set(readHeldAtom)
  return held.find((one) => one.path === path) ?? null
})

/** All words that were typed must be there; what is called exactly so comes first, then what begins so. */
function rank(results: readonly SearchResult[], query: string): readonly SearchResult[] {
  const typed = fold(query)
  const words = typed.split(/\s+/)
  const ranked = results.flatMap((result) => {
    const names = [result.title, result.originalTitle ?? ''].map(fold)
    const beside = result.itemClass === 'Cinema' || result.itemClass === 'Movie' ? fold(result.meta) : ''
    const all = [...names, beside].join(' ')
    if (typed === '' || !words.every((word) => all.includes(word))) return []
    return [{ result, worth: Math.max(...names.map((name) => toWorth(name, typed))) }]
  })
  const toKnown = ({ rating }: SearchResult) => rating?.count ?? 0
  ranked.sort((a, b) => b.worth - a.worth || toKnown(b.result) - toKnown(a.result))
  return ranked.map(({ result }) => result)
}

function toWorth(name: string, typed: string): number {
  if (name === typed) return 4
  if (name.startsWith(typed)) return 3
  if (name.includes(` ${typed}`)) return 2
  return name.includes(typed) ? 1 : 0
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLocaleLowerCase('de').trim()
