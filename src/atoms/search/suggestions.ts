import { atom } from 'jotai'
import { SEARCH_MAX_LENGTH, type SearchItemClass, type Suggestion, suggestCall } from '#contract/search.ts'
import { apiAtom } from '../core/context.ts'
import { foldText } from '../core/foldText.ts'
import { type ProblemKind, toHandling } from '../core/problems.ts'
import { reachableAtom } from '../core/reachable.ts'

/** The time without a key before the request is sent, in milliseconds: no request is sent during typing. */
const SEARCH_DEBOUNCE_MS = 200

/** The suggestions for a text, or the reason for their absence. */
export type Suggestions =
  | { state: 'none' }
  /** The first answer is on its way. */
  | { state: 'asking' }
  /** `held`: found on the device alone, because the server cannot be reached. */
  | { state: 'found'; query: string; items: readonly Suggestion[]; held?: true }
  | { state: 'unreachable'; query: string }

/** The limit of suggestions from the device, the same as the server's. */
const MOST_HELD = 8

/** The server refused the search; the meaning of the refusal is in the table of `problems.ts`. */
export class SearchError extends Error {
  readonly kind: ProblemKind

  constructor(kind: ProblemKind) {
    super(`The search was refused: ${kind}.`)
    this.name = 'SearchError'
    this.kind = kind
  }
}

export const noSuggestions: Suggestions = { state: 'none' }

/** The search results of each place that asks ("initiator"), such as the header. */
export const suggestionsAtom = atom<Readonly<Record<string, Suggestions>>>({})

type Run = { query: string; controller: AbortController }

/** The last request of each place that asks. A holder for this store alone, not state: nothing renders from it. */
const runsAtom = atom(() => new Map<string, Run>())

/**
 * Asks for suggestions for a text, once typing has paused. A newer text cancels the older request, silently; an empty
 * text removes the suggestions (PRODUCT K6). Suggestions that match the new text as well stay until the next answer, so
 * that the list does not flicker; the rest is removed at once, because Enter or a click would open a wrong one.
 *
 * @param classes only these; without it, all. A place asks for the same ones always.
 * @throws SearchError when the server refuses: for the error boundary of the place that asked.
 */
export const suggestAtom = atom(
  null,
  async (get, set, initiator: string, text: string, classes?: SearchItemClass[]) => {
    const runs = get(runsAtom)
    const put = (suggestions: Suggestions) => set(suggestionsAtom, (all) => ({ ...all, [initiator]: suggestions }))
    const query = text.trim().slice(0, SEARCH_MAX_LENGTH).trim()
    const before = runs.get(initiator)
    if (before?.query === query) return
    before?.controller.abort()
    runs.delete(initiator)
    if (query === '') {
      put(noSuggestions)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    runs.set(initiator, { query, controller })
    const older = get(suggestionsAtom)[initiator] ?? noSuggestions
    if (older.state === 'found') put(keepMatching(older, query))
    await pause(SEARCH_DEBOUNCE_MS, signal)
    if (signal.aborted) return
    if ((get(suggestionsAtom)[initiator] ?? noSuggestions).state === 'none') put({ state: 'asking' })
    const reply = await get(apiAtom).call(suggestCall, {
      query: { q: query, type: 'suggest', v: '2', ...(classes ? { class: classes } : { with_promoted_item: 'true' }) },
      signal,
    })
    // The service worker may have answered although the request was cancelled.
    if (signal.aborted) return
    set(reachableAtom, reply)
    // After a failure the same text is asked for again when it is typed again.
    if (reply.kind !== 'ok') runs.delete(initiator)
    switch (reply.kind) {
      case 'ok':
        put({ state: 'found', query, items: reply.value })
        return
      case 'unreachable': {
        const { searchHeldAtom } = await import('./heldSearch.ts')
        const held = await set(searchHeldAtom, query)
        if (signal.aborted) return
        const items = held.filter(({ itemClass }) => classes?.includes(itemClass) ?? true).slice(0, MOST_HELD)
        put(items.length === 0 ? { state: 'unreachable', query } : { state: 'found', query, items, held: true })
        return
      }
      case 'problem':
        put(noSuggestions)
        throw new SearchError(toHandling(reply)?.kind ?? 'failed')
      case 'cancelled':
        return
    }
  },
)

/** Earlier suggestions, as far as they hold every word of the new text. */
function keepMatching(older: Suggestions & { state: 'found' }, query: string): Suggestions {
  const words = foldText(query).split(/\s+/)
  const items = older.items.filter(({ title, meta }) => {
    const named = foldText(`${title} ${meta}`)
    return words.every((word) => named.includes(word))
  })
  if (items.length === 0) return { state: 'asking' }
  return items.length === older.items.length ? older : { ...older, items }
}

/** Resolves after a time, or at once when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Removes the searches from this page. */
export const forgetSuggestionsAtom = atom(null, (get, set): void => {
  for (const initiator of Object.keys(get(suggestionsAtom))) void set(suggestAtom, initiator, '')
})
