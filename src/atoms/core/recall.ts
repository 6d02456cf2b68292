import * as z from 'zod/mini'
import { type Call, toUrl } from '#contract/call.ts'
import type { Query } from '#contract/query.ts'
import { type Reply, readAnswer } from '../../sync/api.ts'
import { keptApart, kindOf } from '../../sync/kinds.ts'
import { findInOfflineBundle, madeAt, toNewer } from '../../sync/offlineBundle/findInOfflineBundle.ts'
import { OFFLINE_BUNDLE_CACHE } from '../../sync/offlineBundle/kept.ts'
import { Kept } from './keptForm.ts'
import { type AnyRef, toResourceKey } from './reference.ts'

const DAY_MS = 86_400_000

/** The places on the device where answers lie. A test passes its own. */
export type RecallDeps = {
  /** Opens one of the worker's caches. */
  open: (name: string) => Promise<Pick<Cache, 'match' | 'keys' | 'put' | 'delete'>>
  /** The text of the state that this tab keeps; null for none. */
  readTab: () => string | null
  now: () => number
}

type Ok = Extract<Reply<unknown>, { kind: 'ok' }>

/**
 * Looks an answer up on the device. The caches are the worker's, but they are read without it: a worker that was stopped
 * takes longer to start than the answer to be read. The worker itself notes the use as it answers the request beside.
 *
 * @param owner the member who reads: a personal answer is found in what this tab keeps of the same member, never in a
 *   cache.
 * @returns the newest answer of worker, favourites and tab; null for none.
 */
export async function recall(reference: AnyRef, owner: string | null, deps: RecallDeps): Promise<Ok | null> {
  const { call, input } = reference
  const url = new URL(toUrl(call, input.params as Record<string, string>, input.query as Query), 'http://device')
  const isFirstPage = !url.searchParams.has('page')
  const tab = isFirstPage ? readTab(reference, owner, deps) : null
  const cached = call.audience === 'public' ? await readCaches(call, url, deps) : null
  return tab && Date.parse(tab.fetchedAt) >= Date.parse(cached?.fetchedAt ?? '1970-01-01T00:00:00Z') ? tab : cached
}

async function readCaches(call: Call, url: URL, { open, now }: RecallDeps): Promise<Ok | null> {
  const kind = kindOf(url.pathname)
  if (!kind && !keptApart.test(url.pathname)) return null
  const path = `${url.pathname}${url.search}`
  const [own, bundled] = await Promise.all([
    kind && open(kind.name).then((cache) => cache.match(path, { ignoreVary: true })),
    open(OFFLINE_BUNDLE_CACHE).then((cache) => findInOfflineBundle(url.href, cache)),
  ])
  const isTooOld = kind && own && madeAt(own) <= now() - kind.maxAgeDays * DAY_MS
  const newest = toNewer(isTooOld ? null : own, bundled)
  const reply = newest && (await readAnswer(call, newest, () => new Date(now())))
  return reply?.kind === 'ok' ? { ...reply, source: 'device' } : null
}

/** The state as it was read last: a tab that is loaded anew asks for several answers of it. */
let read: { text: string; kept: Kept | null } = { text: '', kept: null }

function readTab({ call, input }: AnyRef, owner: string | null, deps: RecallDeps): Ok | null {
  const text = deps.readTab()
  if (text === null) return null
  if (read.text !== text) read = { text, kept: parse(text) }
  if (!read.kept || (call.audience !== 'public' && read.kept.owner !== owner)) return null
  const key = toResourceKey({ call, input })
  const entry = read.kept.entries.find(([each]) => each === key)
  if (!entry) return null
  const answer = z.safeParse(call.answer, entry[1].data)
  if (!answer.success) return null
  return { kind: 'ok', value: answer.data, fetchedAt: entry[1].fetchedAt, source: 'device' }
}

function parse(text: string): Kept | null {
  try {
    return z.safeParse(Kept, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
