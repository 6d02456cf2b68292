import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import type { ListableType } from '#contract/lists.ts'
import type { ListState } from '../../sync/commands/lists.ts'
import { itemSlot, itemSlots, listSlot, readItemSlot } from '../../sync/slots.ts'
import { atomWithSource } from '../core/atomWithSource.ts'
import { bounded } from '../core/bounded.ts'
import { follow, openSafely } from '../core/outbox.ts'
import { ownerAtom } from '../core/session.ts'
import { trackAtom } from '../tracking/tracking.ts'

/** A title that has arrived on a list: where, and how that is called, as far as the device knows. */
export type AddedToList = { list: string; name: string | null }

const KIND = 'addListItem'

/** Changes with each receipt of a title put on a list, wherever it came. */
export const newestAddedAtom: Atom<number> = atom((get) => {
  const owner = get(ownerAtom)
  return owner === null ? 0 : get(newestOf(owner, KIND))
})

const newestOf = bounded((owner: UserId, kind: string) =>
  atomWithSource(0, (get, show) => follow(get, (outbox) => outbox.watchDone(owner, kind, show))),
)

/** Says to the other pages of this device which titles this one has put on lists; or a test's stand-in. */
export const claimsAtom = atom({
  /** The claim goes with the page, or with what it returns. */
  hold: (slot: string): (() => void) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    void globalThis.navigator?.locks?.request(toClaim(slot), { mode: 'shared' }, () => held)
    return release
  },
  isHeld: async (slot: string): Promise<boolean> => {
    const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {}
    return held.some(({ name }) => name === toClaim(slot))
  },
})

const toClaim = (slot: string) => `added ${slot}`

/** The titles that this page has put on lists and that have not arrived yet. A holder for this store alone. */
const ownClaimsAtom = atom(() => new Map<string, () => void>())
/** The titles of a list whose creation was shown already: those that have not arrived yet, by list. As above. */
const toldListsAtom = atom(() => new Map<string, { toCome: Set<string>; release: () => void }>())

type PutOnList = { list: string; type: ListableType; id: string }
const toSlot = ({ list, type, id }: PutOnList) => itemSlot(list, type, id)

/** Notes that this page has put a title on a list: this page shows the arrival, and no other page while it is open. */
export const claimAddedAtom = atom(null, (get, _set, item: PutOnList): void => {
  const slot = toSlot(item)
  const claims = get(ownClaimsAtom)
  if (!claims.has(slot)) claims.set(slot, get(claimsAtom).hold(slot))
})

/**
 * Notes that this page has made a list with these titles and said so: no message follows for each title that arrives.
 */
export const claimListAtom = atom(null, (get, _set, list: string, items: readonly Omit<PutOnList, 'list'>[]): void => {
  const lists = get(toldListsAtom)
  if (items.length === 0 || lists.has(list)) return
  const toCome = new Set(items.map(({ type, id }) => toSlot({ list, type, id })))
  lists.set(list, { toCome, release: get(claimsAtom).hold(itemSlots(list)) })
})

/**
 * The title that arrived last, of those whose arrival was not shown yet; null when there is none, or when another open
 * page has put it there. Each is counted (K10).
 */
export const takeAddedAtom = atom(null, async (get, set): Promise<AddedToList | null> => {
  const owner = get(ownerAtom)
  const outbox = owner === null ? null : await openSafely(get)
  if (owner === null || !outbox) return null
  const claims = get(ownClaimsAtom)
  const newest = await outbox.peekDone(owner, KIND).catch(() => null)
  if (newest === null) return null
  const { isHeld } = get(claimsAtom)
  const isOwn = claims.has(newest) || get(toldListsAtom).has(readItemSlot(newest).list)
  if (!isOwn && ((await isHeld(newest)) || (await isHeld(itemSlots(readItemSlot(newest).list))))) return null
  const slots = await outbox.takeDone(owner, KIND).catch(() => [])
  let last: string | undefined
  for (const slot of slots) {
    const { list, type, id } = readItemSlot(slot)
    void set(trackAtom, { event: 'Add to List', itemType: type === 'series' ? 'Series' : 'Movie', itemId: id })
    const told = get(toldListsAtom).get(list)
    if (!told?.toCome.delete(slot)) last = slot
    if (told?.toCome.size === 0) {
      told.release()
      get(toldListsAtom).delete(list)
    }
    claims.get(slot)?.()
    claims.delete(slot)
  }
  if (last === undefined) return null
  const { list } = readItemSlot(last)
  const views = await outbox.readSlots(owner, listSlot(list)).catch(() => undefined)
  const value = views?.get(listSlot(list))?.value as ListState | null | undefined
  return { list, name: value?.name ?? null }
})
