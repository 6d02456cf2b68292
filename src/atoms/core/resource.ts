import { atom } from 'jotai'
import type { Answer, Call } from '#contract/call.ts'
import type { Query } from '#contract/query.ts'
import type { Reply } from '../../sync/api.ts'
import { apiAtom, clockAtom } from './context.ts'
import type { Failure } from './failure.ts'
import { reachableAtom } from './reachable.ts'
import { type AnyRef, type ResourceInput, toResourceKey } from './reference.ts'
import { ownerAtom } from './session.ts'

export type { Failure } from './failure.ts'

export type Loaded<T> = { data: T; fetchedAt: string; source: 'network' | 'device' }

/**
 * One GET answer and its state. The last answer stays visible (`last`) while it is fetched again and when that fails:
 * stale content with its time is better than none.
 */
export type Resource<T> =
  | { state: 'idle' }
  | { state: 'fetching'; last: Loaded<T> | null }
  | { state: 'ready'; last: Loaded<T>; fetchingMore: boolean }
  | { state: 'failed'; failure: Failure; last: Loaded<T> | null }

const idle: Resource<never> = { state: 'idle' }

/**
 * Every resource of this store by its URL. The server's first page sends it along, so that nothing is fetched twice.
 */
export const resourcesAtom = atom<Readonly<Record<string, Resource<unknown>>>>({})

/** Reads a resource out of `resourcesAtom`'s value. Typed by the call whose answer was parsed on arrival. */
export function pickResource<R extends AnyRef>(
  resources: Readonly<Record<string, Resource<unknown>>>,
  reference: R,
): Resource<Answer<R['call']>> {
  return (resources[toResourceKey(reference)] ?? idle) as Resource<Answer<R['call']>>
}

export type LoadOptions = {
  /** Fetch although a fresh answer lies here, and wait for it. */
  refresh?: boolean
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/** An answer of the network younger than this is not asked for again on navigation. */
const FRESH_MS = 60_000

/**
 * Loads a resource for a route's loader: fetching → ready or failed. An answer that was loaded before stays visible and
 * does not delay the navigation: it is refreshed in the background. Returns the resource as it is then, so that the
 * loader can answer 404. A cancelled load restores the earlier state. An answer that arrives meanwhile by another way
 * (restored, or a later fetch) is kept, whatever the result of this load. A member's answer that arrives after their
 * sign-out is dropped.
 */
export const loadResourceAtom = atom(
  null,
  async (get, set, reference: AnyRef, options: LoadOptions = {}): Promise<Resource<unknown>> => {
    const { call, input } = reference
    const key = toResourceKey(reference)
    const read = () => get(resourcesAtom)[key] ?? idle
    const before = read()
    const last = lastOf(before)
    const owner = get(ownerAtom)
    const age = last ? Math.abs(get(clockAtom).now().getTime() - Date.parse(last.fetchedAt)) : Number.POSITIVE_INFINITY
    if (before.state === 'ready' && last?.source === 'network' && age < FRESH_MS && !options.refresh) return before
    const put = (resource: Resource<unknown>) => set(resourcesAtom, (all) => ({ ...all, [key]: resource }))
    put({ state: 'fetching', last })
    const began = nextTurn()
    const loading = get(apiAtom)
      .call(call, { ...(input as ResourceInput<Call>), ...options })
      .then(async (reply) => {
        set(reachableAtom, reply)
        if (call.audience !== 'public' && owner !== null && owner !== get(ownerAtom)) return
        if (reply.kind !== 'ok' && isOvertaken(read(), began)) return
        if (reply.kind !== 'problem') {
          if (reply.kind !== 'cancelled') put(toResource(reply, lastOf(read()), began))
          // A cancelled load restores the state before it, unless another load runs or has brought an answer.
          else if (before.state !== 'fetching' && read().state === 'fetching') put(withLast(before, lastOf(read())))
          return
        }
        const failures = await loadFailures()
        const failure = failures.toFailure(reply)
        put({ state: 'failed', failure, last: failure.reason === 'notFound' ? null : lastOf(read()) })
        set(failures.reportLoadAtom, reply, () => void set(loadAgainAtom, reference))
      })
    if (last === null || options.refresh) await loading
    return read()
  },
)

const lastOf = (resource: Resource<unknown>) => (resource.state === 'idle' ? null : resource.last)

function withLast(before: Resource<unknown>, last: Loaded<unknown> | null): Resource<unknown> {
  if (last === null) return before
  return before.state === 'idle' ? { state: 'ready', last, fetchingMore: false } : { ...before, last }
}

// An atom that sets itself would only change its own value: loading again after a sign-in needs another atom.
const loadAgainAtom = atom(null, (_get, set, reference: AnyRef) => set(loadResourceAtom, reference, { refresh: true }))
const loadMoreAgainAtom = atom(null, (_get, set, reference: AnyRef) => set(loadMoreAtom, reference))

/** The meaning of refusals is imported with the first of them; the entry chunk does without it. */
const loadFailures = () => import('./failure.ts')

function toResource(
  reply: Extract<Reply<unknown>, { kind: 'ok' | 'unreachable' }>,
  last: Loaded<unknown> | null,
  began: number,
): Resource<unknown> {
  if (reply.kind === 'unreachable') return { state: 'failed', failure: { reason: 'unreachable' }, last }
  const isOlder = last !== null && (Date.parse(last.fetchedAt) > Date.parse(reply.fetchedAt) || turnOf(last) > began)
  return { state: 'ready', last: isOlder ? last : toLoaded(reply, began), fetchingMore: false }
}

/**
 * The order of requests: a later request has the newer answer. The servers' times count seconds, and two answers may
 * have the same second.
 */
const turns = new WeakMap<Loaded<unknown>, number>()
let turn = 0
const nextTurn = () => ++turn
/** A later request has been answered: the failure of an earlier one no longer matters. */
const isOvertaken = (now: Resource<unknown>, began: number) => now.state === 'ready' && turnOf(now.last) > began
const turnOf = (loaded: Loaded<unknown>) => turns.get(loaded) ?? 0

/**
 * An answer as a resource keeps it.
 *
 * @param began the turn of its request; without one it is newer than all that were asked for before.
 */
export function toLoaded<T>(
  { value: data, fetchedAt, source }: Extract<Reply<T>, { kind: 'ok' }>,
  began = nextTurn(),
): Loaded<T> {
  const loaded = { data, fetchedAt, source }
  turns.set(loaded, began)
  return loaded
}

type ListAnswer = { items: unknown[]; nextPage: number | null }

/**
 * Appends a list's next page (PRODUCT K4: loading more appends and updates nextPage). Does nothing at the end. A
 * failure is shown as a message: the list stays as it was, and its button may be pressed again.
 */
export const loadMoreAtom = atom(null, async (get, set, reference: AnyRef) => {
  const { call, input } = reference
  const key = toResourceKey(reference)
  const before = get(resourcesAtom)[key]
  if (before?.state !== 'ready' || before.fetchingMore) return
  const list = before.last.data as ListAnswer
  if (list.nextPage === null) return
  const put = (resource: Resource<unknown>) => set(resourcesAtom, (all) => ({ ...all, [key]: resource }))
  put({ ...before, fetchingMore: true })
  const next: unknown = { ...input, query: { ...(input.query as Query | undefined), page: list.nextPage } }
  const reply = await get(apiAtom).call(call, next as ResourceInput<Call>)
  const now = get(resourcesAtom)[key]
  if (reply.kind !== 'ok') {
    if (now?.state === 'ready') put({ ...now, fetchingMore: false })
    set(reachableAtom, reply)
    const { reportProblemAtom } = await import('./reportProblem.ts')
    set(reportProblemAtom, reply, () => void set(loadMoreAgainAtom, reference))
    return reply
  }
  // The member has signed out, or a refresh began: the page belongs to a list that is no longer shown.
  if (now?.state !== 'ready') return reply
  if (now.last !== before.last) {
    put({ ...now, fetchingMore: false })
    return reply
  }
  const more = reply.value as ListAnswer
  put({
    ...now,
    last: { ...now.last, data: { ...more, items: [...list.items, ...more.items] } },
    fetchingMore: false,
  })
  return reply
})
