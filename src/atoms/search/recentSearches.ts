import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { foldText } from '../core/foldText.ts'
import { ownerAtom, sessionAnsweredAtom, sessionKnownAtom } from '../core/session.ts'
import { deviceStorageAtom } from '../place/place.ts'

// A sign-out loads this file: it is small.

/** A text that was searched for; `owner` null: by a visitor. */
type Recent = { q: string; owner: string | null }

/** The searches stay on this device: no server hears of them but by the search itself. */
const KEY = 'recentSearches'
const MOST = 10

/** Counts the changes: the storage itself tells of none. */
const changesAtom = atom(0)

const readAtom = atom(null, (get): readonly Recent[] => parse(get(deviceStorageAtom).open()?.getItem(KEY) ?? null))

const writeAtom = atom(null, (get, set, searches: readonly Recent[]): void => {
  try {
    const storage = get(deviceStorageAtom).open()
    if (searches.length === 0) storage?.removeItem(KEY)
    else storage?.setItem(KEY, JSON.stringify(searches))
  } catch {
    // A full or forbidden storage costs only the memory of the searches.
  }
  set(changesAtom, (count) => count + 1)
})

/**
 * The last searches of the reader on this device, each once, the newest first; those from before a login are theirs too.
 */
export const recentSearchesAtom = atom((get): readonly string[] => {
  get(changesAtom)
  const owner = get(ownerAtom)
  const kept = parse(get(deviceStorageAtom).open()?.getItem(KEY) ?? null).filter((one) => isOf(owner, one))
  // A member's search may have been a visitor's as well, meanwhile.
  const firsts = kept.filter(({ q }, place) => kept.findIndex((one) => isSame(one.q, q)) === place)
  return firsts.map(({ q }) => q)
})

/** Looks again at what is kept: another tab may have searched. */
export const rereadSearchesAtom = atom(null, (_get, set): void => set(changesAtom, (count) => count + 1))

/** The texts that members have searched for in this tab, folded. A holder for this store alone, not state. */
const ofMembersAtom = atom(() => new Set<string>())

/**
 * Remembers a search; one that is known becomes the newest. It is a member's or a visitor's only once the session is
 * known: by the server's answer where the device holds none.
 */
export const rememberSearchAtom = atom(null, async (get, set, typed: string): Promise<void> => {
  const q = typed.trim()
  if (q === '') return
  const before = get(ownerAtom)
  await get(sessionKnownAtom)
  if (get(ownerAtom) === null) await get(sessionAnsweredAtom)
  const owner = get(ownerAtom)
  // The search of a member who has signed out meanwhile.
  if (before !== null && before !== owner) return
  if (owner !== null) get(ofMembersAtom).add(foldText(q))
  const others = set(readAtom).filter((one) => !(isOf(owner, one) && isSame(one.q, q)))
  set(writeAtom, [{ q, owner }, ...others].slice(0, MOST))
})

/**
 * Remembers the search of an address. After a sign-out the address may still have the member's: it is nobody's then, until
 * it is submitted.
 */
export const rememberShownAtom = atom(null, async (get, set, q: string): Promise<void> => {
  if (get(ownerAtom) === null && get(ofMembersAtom).has(foldText(q.trim()))) return
  await set(rememberSearchAtom, q)
})

/** Removes one search of the reader, or all of them. */
export const removeSearchesAtom = atom(null, (get, set, q: string | null): void => {
  const owner = get(ownerAtom)
  const goes = (one: Recent) => isOf(owner, one) && (q === null || isSame(one.q, q))
  set(
    writeAtom,
    set(readAtom).filter((one) => !goes(one)),
  )
})

/** Removes the searches of members who have signed out; a visitor's have no owner and stay. */
export const forgetRecentSearchesAtom = atom(null, (_get, set, stays: readonly UserId[]): void => {
  const isLeft = ({ owner }: Recent) => owner === null || stays.some((one) => one === owner)
  set(writeAtom, set(readAtom).filter(isLeft))
})

const isOf = (reader: string | null, { owner }: Recent) => owner === null || owner === reader
const isSame = (a: string, b: string) => foldText(a) === foldText(b)

/** A stored value that is no list of searches (another version's, or changed by hand) counts as none. */
function parse(text: string | null): readonly Recent[] {
  try {
    const searches: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(searches) ? searches.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isRecent(value: unknown): value is Recent {
  const { q, owner } = (value ?? {}) as Partial<Recent>
  return typeof q === 'string' && q !== '' && (owner === null || typeof owner === 'string')
}
