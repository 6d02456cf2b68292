import { atom } from 'jotai'
import type { Answer, Call } from '#contract/call.ts'
import type { Reply } from '../../sync/api.ts'
import { apiAtom, clockAtom, recallAtom } from './context.ts'
import type { Failure } from './failure.ts'
import type { ListAnswer } from './listAnswer.ts'
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
  | { state: 'fetching'; last: Loaded<T> | null; fetchingMore?: boolean }
  | { state: 'ready'; last: Loaded<T>; fetchingMore: boolean }
  | { state: 'failed'; failure: Failure; last: Loaded<T> | null; fetchingMore?: boolean }

const idle: Resource<never> = { state: 'idle' }

/** Whether a list's next page is being fetched, in any state of the list itself. */
export const fetchesMore = (resource: Resource<unknown>): boolean =>
  resource.state !== 'idle' && resource.fetchingMore === true

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
 * Loads a resource for a route's loader: fetching → ready or failed. An answer that was loaded before, or that lies on
 * the device, is visible at once and does not delay the navigation: the server's takes its place (ADR 057). Returns the
 * resource as it is then, so that the loader can answer 404. A cancelled load restores the earlier state. An answer that
 * arrives meanwhile by another way (restored, or a later fetch) is kept, whatever the result of this load. A member's
 * answer that arrives after their sign-out is dropped.
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
    // While the server seems to be out of reach, each load finds out whether it is back.
    const isFresh = before.state === 'ready' && last?.source === 'network' && age < FRESH_MS && get(reachableAtom)
    if (isFresh && !options.refresh) return before
    const put = (resource: Resource<unknown>) => set(resourcesAtom, (all) => ({ ...all, [key]: resource }))
    // A list's next page goes on while the list is refreshed.
    const more = () => (fetchesMore(read()) ? { fetchingMore: true } : {})
    const hasLeft = () => call.audience !== 'public' && owner !== get(ownerAtom)
    const began = nextTurn()
    const putFetching = (shown: Loaded<unknown> | null, turn = began) => {
      const fetching: Resource<unknown> = { state: 'fetching', last: shown, ...more() }
      begins.set(fetching, turn)
      put(fetching)
    }
    putFetching(last)
    const ask = (asked: ResourceInput<Call>) => get(apiAtom).call(call, { ...asked, ...options })
    const loading = ask(input as ResourceInput<Call>).then(async (first) => {
      set(reachableAtom, first)
      const shown = lastOf(read())
      // A list of which several pages are shown is refreshed as a whole: it would shrink under its reader.
      const reply =
        hasPages(shown) && first.kind === 'ok' && (first.value as ListAnswer).nextPage !== null
          ? await (await import('./laterPages.ts')).toLength(
              first,
              () => (lastOf(read()) as Loaded<ListAnswer> | null) ?? shown,
              reference,
              ask,
            )
          : first
      if (owner !== null && hasLeft()) return
      if (reply.kind !== 'ok' && isOvertaken(read(), began)) return
      if (reply.kind !== 'problem') {
        if (reply.kind !== 'cancelled') put({ ...toResource(reply, lastOf(read()), began), ...more() })
        // A cancelled load restores the state before it, unless another load runs or has brought an answer.
        else if (before.state !== 'fetching' && isLatest(read(), began)) {
          const shown = withLast(before, lastOf(read()))
          put(shown.state === 'idle' ? shown : withPart(shown, { fetchingMore: fetchesMore(read()) }))
        }
        return
      }
      const failures = await loadFailures()
      const failure = failures.toFailure(reply)
      put(isWithdrawn(failure) ? withdrawn(failure) : { state: 'failed', failure, last: lastOf(read()), ...more() })
      set(failures.reportLoadAtom, reply, () => void set(loadAgainAtom, reference))
    })
    if (options.refresh) await loading
    else if (last === null) {
      const showing = get(recallAtom)
        .recall(reference, owner)
        .then((kept) => {
          const now = read()
          if (kept === null || hasLeft() || !lacksAnswer(now)) return false
          const loaded = toLoaded(kept, NEVER_ASKED)
          if (now.state === 'fetching') putFetching(loaded, begins.get(now))
          else put({ ...now, last: loaded })
          return true
        })
      looking = Promise.all([looking, showing]).then(() => undefined)
      await Promise.race([loading, showing.then((isShown) => (isShown ? undefined : loading))])
    }
    return read()
  },
)

/** All looks at the device so far. */
let looking: Promise<unknown> = Promise.resolve()

/** Resolves once all that lies on the device of what has been asked for so far is shown. */
export const recalled = (): Promise<unknown> => looking

const hasPages = (shown: Loaded<unknown> | null): shown is Loaded<ListAnswer> =>
  (shown?.data as Partial<ListAnswer> | undefined)?.nextPage !== undefined

/** Whether the server says that there is no such thing, or that this reader may no longer see it: no copy counts then. */
export const isWithdrawn = (failure: Failure): boolean =>
  failure.reason === 'notFound' ||
  // Portals and proxies refuse without a problem of ours.
  (failure.reason === 'problem' && failure.status === 403 && failure.problem !== null)

/** A withdrawn resource: its failure alone. */
export const withdrawn = (failure: Failure): Resource<never> => ({ state: 'failed', failure, last: null })

/** Whether an answer of the device is better than what is there. */
const lacksAnswer = (now: Resource<unknown>): now is Exclude<Resource<unknown>, { state: 'idle' | 'ready' }> =>
  (now.state === 'fetching' || (now.state === 'failed' && !isWithdrawn(now.failure))) && now.last === null

const lastOf = (resource: Resource<unknown>) => (resource.state === 'idle' ? null : resource.last)

function withLast(before: Resource<unknown>, last: Loaded<unknown> | null): Resource<unknown> {
  if (last === null) return before
  return before.state === 'idle' ? { state: 'ready', last, fetchingMore: false } : { ...before, last }
}

// An atom that sets itself would only change its own value: loading again after a sign-in needs another atom.
const loadAgainAtom = atom(null, (_get, set, reference: AnyRef) => set(loadResourceAtom, reference, { refresh: true }))

/** The meaning of refusals is imported with the first of them; the entry chunk does without it. */
const loadFailures = () => import('./failure.ts')

function toResource(
  reply: Extract<Reply<unknown>, { kind: 'ok' | 'unreachable' }>,
  last: Loaded<unknown> | null,
  began: number,
): Exclude<Resource<unknown>, { state: 'idle' }> {
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
/** The turn of what the device has: each answer of the server is newer. */
const NEVER_ASKED = 0
const nextTurn = () => ++turn
/** The turn of the load that set a resource to `fetching`. */
const begins = new WeakMap<Resource<unknown>, number>()
const isLatest = (now: Resource<unknown>, began: number) =>
  now.state === 'fetching' && (begins.get(now) ?? began) === began
/** A later request has been answered: the failure of an earlier one no longer matters. */
const isOvertaken = (now: Resource<unknown>, began: number) => now.state === 'ready' && turnOf(now.last) > began
const turnOf = (loaded: Loaded<unknown>) => turns.get(loaded) ?? 0

/** The resource with another part. A load of it that runs, and the age of its answer, count as before. */
export function withPart<T>(
  resource: Exclude<Resource<T>, { state: 'idle' }>,
  part: { last?: Loaded<T>; fetchingMore?: boolean },
): Resource<T> {
  const changed = { ...resource, ...part } as typeof resource
  const began = begins.get(resource)
  if (began !== undefined) begins.set(changed, began)
  if (resource.last && part.last && !turns.has(part.last)) turns.set(part.last, turnOf(resource.last))
  return changed
}

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
