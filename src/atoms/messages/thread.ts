import { type Atom, atom, type Getter, type Setter } from 'jotai'
import { type Message, messagesCall } from '#contract/messages.ts'
import { bounded } from '../core/bounded.ts'
import { apiAtom, clockAtom } from '../core/context.ts'
import { ownerAtom } from '../core/session.ts'
import { dropKeptAtom, keepThreadAtom, readKeptAtom } from './kept.ts'
import { threadsAtom } from './threads.ts'

/**
 * A part of a thread without gaps, as this page has loaded it. `upTo`: the place up to which it is known.
 *
 * - `loading`: nothing is known yet. `ready`: as the server has it. `device`: as it was kept; the server was not reached.
 * - `missing`: there is none for this member. `unreachable`: neither device nor server has answered with any.
 */
export type ThreadPart = {
  items: readonly Message[]
  older: boolean
  newer: boolean
  upTo: number
  state: 'loading' | 'ready' | 'device' | 'missing' | 'unreachable' | 'failed'
  /** The direction in which more is being fetched. */
  fetching: 'older' | 'newer' | null
}

/** The limit of messages that a page holds at once: enough for a long look back, few enough to stay smooth. */
const HELD = 200
/** So many messages that were read before stand above the first unread one. */
const ABOVE = 10

const empty: ThreadPart = { items: [], older: false, newer: false, upTo: 0, state: 'loading', fetching: null }

const partOf = bounded((_owner: string, _thread: string) => atom(empty))

/** The part of a thread that this page has loaded. */
export const threadPart = bounded(
  (thread: string, _all: string): Atom<ThreadPart> =>
    atom((get) => {
      const owner = get(ownerAtom)
      return owner === null ? empty : get(partOf(owner, thread))
    }),
)

/**
 * Opens a thread: what the device keeps of it at once, then what the server has around the first unread message, or else
 * at its end.
 */
export const openThreadAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const owner = get(ownerAtom)
  if (owner === null) return
  const part = partOf(owner, id)
  if (get(part).state === 'loading') {
    const kept = await set(readKeptAtom, owner, id)
    if (kept && get(part).state === 'loading') set(part, { ...empty, ...toPart(kept), state: 'device' })
  }
  const thread = get(threadsAtom)?.find((each) => each.id === id)
  const isUnread = thread !== undefined && thread.unread > 0
  await load(get, set, id, isUnread ? { from: Math.max(1, thread.readSeq + 1 - ABOVE) } : {})
})

/** Loads the end of a thread. */
export const loadEndAtom = atom(null, (get, set, id: string): Promise<void> => load(get, set, id, {}))

/** Loads what precedes or follows the loaded part; nothing while that is under way. */
export const loadMoreAtom = atom(null, async (get, set, id: string, way: 'older' | 'newer'): Promise<void> => {
  const owner = get(ownerAtom)
  if (owner === null) return
  const { items, fetching, upTo } = get(partOf(owner, id))
  if (fetching !== null) return
  const first = items[0]?.seq ?? upTo + 1
  await load(get, set, id, way === 'older' ? { before: first } : { from: upTo + 1 })
})

type Place = { from?: number; before?: number }

async function load(get: Getter, set: Setter, id: string, place: Place): Promise<void> {
  const owner = get(ownerAtom)
  if (owner === null) return
  const part = partOf(owner, id)
  set(part, { ...get(part), fetching: place.before === undefined ? 'newer' : 'older' })
  const known = get(threadsAtom)?.find((each) => each.id === id)
  const reply = await get(apiAtom).call(messagesCall, { params: { id }, query: place })
  if (get(ownerAtom) !== owner) return
  const before = { ...get(part), fetching: null }
  if (reply.kind !== 'ok') {
    const isMissing = reply.kind === 'problem' && reply.status === 404 && known?.state !== 'pending'
    if (isMissing) void set(dropKeptAtom, id)
    const state = isMissing ? 'missing' : reply.kind === 'problem' ? 'failed' : 'unreachable'
    set(part, isMissing ? { ...empty, state } : { ...before, state: before.items.length > 0 ? 'device' : state })
    return
  }
  const { items, older, newer } = reply.value
  const last = items.at(-1)?.seq ?? before.upTo
  const upTo = newer ? last : Math.max(last, place.before === undefined ? (known?.lastSeq ?? 0) : before.upTo)
  const after = bound(merge(before, { items, older, newer, upTo }, place), place)
  set(part, { ...after, state: 'ready', fetching: null })
  const at = get(clockAtom).now().getTime()
  void set(keepThreadAtom, id, { owner, at, ...after, items: [...after.items] })
}

type Loaded = Pick<ThreadPart, 'items' | 'older' | 'newer' | 'upTo'>

const toPart = ({ items, older, newer, upTo }: Loaded): Loaded => ({ items, older, newer, upTo })

/** Joins what was loaded with what is there, where no gap lies between them; else it takes its place. */
function merge(held: Loaded, loaded: Loaded, { before }: Place): Loaded {
  const first = loaded.items[0]?.seq
  if (before !== undefined) return { ...toPart(held), items: [...loaded.items, ...held.items], older: loaded.older }
  const reaches = held.items.length > 0 && (first === undefined || first <= held.upTo + 1)
  if (!reaches) return loaded
  const ahead = held.items.filter(({ seq }) => first === undefined || seq < first)
  const behind = loaded.newer ? held.items.filter(({ seq }) => seq > loaded.upTo) : []
  if (behind.length > 0) return { ...toPart(held), items: [...ahead, ...loaded.items, ...behind] }
  const older = ahead.length > 0 ? held.older : loaded.older
  return { items: [...ahead, ...loaded.items], older, newer: loaded.newer, upTo: Math.max(loaded.upTo, 0) }
}

/** Lets go what is farthest from where the reader looks. */
function bound(part: Loaded, { before }: Place): Loaded {
  if (part.items.length <= HELD) return part
  if (before === undefined) return { ...part, items: part.items.slice(-HELD), older: true }
  const items = part.items.slice(0, HELD)
  return { ...part, items, newer: true, upTo: items.at(-1)?.seq ?? part.upTo }
}
