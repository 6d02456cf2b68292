import { atom } from 'jotai'
import type { ListId } from '#contract/ids.ts'
import type { UserList } from '#contract/lists.ts'
import { loadResourceAtom, type Resource } from '../core/resource.ts'
import { ownerAtom, sessionKnownAtom } from '../core/session.ts'
import type { ListedTitle, OwnList } from './lists.ts'
import { userListsRef } from './refs.ts'

/** A list as one may put a title on it. */
export type ListChoice = { id: ListId; name: string; count: number; isOn: boolean; isPending: boolean }

/**
 * Asks the server for the member's lists and whether a title stands on each. Quietly does nothing for a visitor (K7).
 *
 * @returns false when the server refused; without a network the device's own lists serve.
 */
export const loadUserListsAtom = atom(null, async (get, set, title: ListedTitle): Promise<boolean> => {
  await get(sessionKnownAtom)
  if (get(ownerAtom) === null) return true
  const answer = (await set(loadResourceAtom, userListsRef(title), { refresh: true })) as Resource<UserList[]>
  return answer.state !== 'failed' || answer.failure.reason === 'unreachable'
})

/**
 * The lists to choose from, by name: the device's own, and those that only the server knows yet. Null while neither
 * has answered.
 */
export function toListChoices(
  own: readonly OwnList[] | null,
  server: Resource<UserList[]>,
  { type, id }: Pick<ListedTitle, 'type' | 'id'>,
): readonly ListChoice[] | null {
  const asked = server.state === 'idle' ? null : server.last
  if (own === null && asked === null) return null
  if (own !== null && own.length === 0 && asked === null && server.state !== 'failed') return null
  const known = new Set(own?.map((list) => list.id))
  const here = (own ?? []).map((list) => {
    const item = list.items.find((each) => each.type === type && each.id === id)
    return {
      id: list.id,
      name: list.name,
      count: list.items.length,
      isOn: item !== undefined,
      isPending: item?.state === 'pending',
    }
  })
  const elsewhere = (asked?.data ?? [])
    .filter((list) => !known.has(list.id))
    .map((list) => ({
      id: list.id,
      name: list.name,
      count: list.items_count,
      isOn: list.item_on_list,
      isPending: false,
    }))
  return [...here, ...elsewhere].sort((a, b) => a.name.localeCompare(b.name, 'de'))
}
