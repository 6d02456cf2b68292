import { atom } from 'jotai'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { Kept, VERSION } from './keptForm.ts'
import { withoutMarks } from './personalMarks.ts'
import { isWithdrawn, type Loaded, type Resource, resourcesAtom } from './resource.ts'
import { ownerAtom } from './session.ts'

/*
 * The client state that a tab keeps over a reload (PRODUCT H1): every resource but those below. What is no resource is
 * kept elsewhere or not at all: the city, the theme and favourites have their own places on the device, filters stand
 * in the URL, scrolling is the router's, own ratings and what waits are the outbox's, and modal, tooltip and
 * notifications are atoms that are not saved.
 */

/** Resources that are not saved, by the names of PRODUCT H1. */
export const excluded = {
  comments: /^\/api\/([^/]+\/[^/]+\/comments|comments\/.*)$/,
  diggs: /\/diggs?$/,
  // The week of the favourites lies on the device already, as their bundle.
  cinemaCurrent: /^\/api\/(cinema\/movies|cinemas\/bundle)$/,
  advertising: /^\/api\/(ads|placements)(\/|$)/,
  votes: /\/votes?$/,
  flags: /\/flags?$/,
  search: /^\/api\/search$/,
  // Secrets and who is signed in, which only the server may say.
  session: /^\/api\/(session|csrf_token|captcha)$/,
} as const

type Resources = Readonly<Record<string, Resource<unknown>>>
type Entry = readonly [key: string, loaded: Loaded<unknown>]

/** The calls that may have answered a resource's URL, by their path. */
const patterns = calls
  .filter(({ method }) => method === 'GET')
  .map((call) => ({ call, path: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`) }))

function callsOf(key: string): readonly Call[] {
  const [path = ''] = key.split('?')
  return patterns.filter((pattern) => pattern.path.test(path)).map(({ call }) => call)
}

/** Whether the answer under a URL of the API is for its member alone. */
export const isPersonal = (key: string): boolean => callsOf(key).some(({ audience }) => audience !== 'public')

/** Whether a resource belongs to what is saved. */
export function isKept(key: string): boolean {
  const [path = ''] = key.split('?')
  return callsOf(key).length > 0 && !Object.values(excluded).some((pattern) => pattern.test(path))
}

/** The serialized text of each answer, made once: most of the state is the same from one saving to the next. */
const written = new WeakMap<Loaded<unknown>, string>()

function write(loaded: Loaded<unknown>): string {
  const text = written.get(loaded) ?? JSON.stringify(loaded)
  written.set(loaded, text)
  return text
}

/** The state as text of at most `bound` characters, its newest parts first: the oldest are left out. */
export const writeKeptAtom = atom(null, (get, _set, bound: number): string => {
  const head = `{"version":${VERSION},"owner":${JSON.stringify(get(ownerAtom))},"entries":[`
  const parts: string[] = []
  let length = head.length + 2
  for (const [key, loaded] of newestFirst(get(resourcesAtom))) {
    const part = `[${JSON.stringify(key)},${write(loaded)}]`
    length += part.length + 1
    if (length > bound) break
    parts.push(part)
  }
  return `${head}${parts.join()}]}`
})

function newestFirst(resources: Resources): Entry[] {
  return Object.entries(resources)
    .flatMap(([key, resource]): Entry[] =>
      resource.state !== 'idle' && resource.last !== null && isKept(key) ? [[key, resource.last]] : [],
    )
    .sort(([, a], [, b]) => Date.parse(b.fetchedAt) - Date.parse(a.fetchedAt))
}

/**
 * Restores kept state where nothing newer is. Personal answers of another member's session are left out, and so is
 * each answer that no call of today's app would give.
 *
 * @param breathe called between any two answers, because reading them takes time.
 */
export const restoreKeptAtom = atom(
  null,
  async (get, set, text: string, breathe: () => Promise<void>): Promise<void> => {
    const kept = z.safeParse(Kept, parseJson(text))
    if (!kept.success) return
    for (const [key, stored] of kept.data.entries) {
      await breathe()
      if (!isKept(key) || (isPersonal(key) && kept.data.owner !== get(ownerAtom))) continue
      const loaded = readAnswer(key, stored)
      if (loaded) set(resourcesAtom, (all) => ({ ...all, [key]: toNewer(all[key], loaded) }))
    }
  },
)

function readAnswer(key: string, stored: Loaded<unknown>): Loaded<unknown> | null {
  for (const call of callsOf(key)) {
    const answer = z.safeParse(call.answer, stored.data)
    if (answer.success) return { ...stored, data: answer.data }
  }
  return null
}

/** The resource with the kept answer in it, where that is newer or the only one. */
function toNewer(before: Resource<unknown> | undefined, kept: Loaded<unknown>): Resource<unknown> {
  if (before === undefined || before.state === 'idle') return { state: 'ready', last: kept, fetchingMore: false }
  if (before.last !== null && Date.parse(before.last.fetchedAt) >= Date.parse(kept.fetchedAt)) return before
  if (before.state === 'failed' && isWithdrawn(before.failure)) return before
  return { ...before, last: kept }
}

/**
 * Removes from this page the answers that are for their member alone, and the searches. Public answers stay, without
 * the marks of their reader (B10).
 */
export const forgetPersonalAtom = atom(null, (get, set): void => {
  const all = get(resourcesAtom)
  const left = Object.entries(all).filter(([key]) => !isPersonal(key) && !excluded.search.test(key.split('?')[0] ?? ''))
  const plain = left.map(([key, resource]) => [key, withoutMarks(resource)] as const)
  const isSame = plain.length === Object.keys(all).length && plain.every(([key, resource]) => resource === all[key])
  if (!isSame) set(resourcesAtom, Object.fromEntries(plain))
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
