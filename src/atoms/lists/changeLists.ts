import { atom } from 'jotai'
import type { ListId } from '#contract/ids.ts'
import { clockAtom } from '../core/context.ts'
import { type CommandResult, enqueueAtom } from '../core/outbox.ts'
import { claimAddedAtom } from './addedToList.ts'
import type { ListedTitle, OwnItem, OwnList } from './lists.ts'
import { toItemKey } from './toOwnLists.ts'

/** The form of a list. */
export type ListForm = { name: string; description: string; private: boolean }

/** A list as commands name it: its id, and its name for "Ausstehende Aktionen". */
type NamedList = Pick<OwnList, 'id' | 'name'>

/** Makes the ids of lists: a list keeps its id from the device on. */
export const listIdsAtom = atom<{ create: () => ListId }>({ create: () => crypto.randomUUID() as string as ListId })

/**
 * Makes a list under an id that the form has made. The same form submitted again, before anything was sent, replaces
 * the list's first version (K9).
 */
export const createListAtom = atom(
  null,
  (get, set, list: ListId, form: ListForm): Promise<CommandResult> =>
    set(enqueueAtom, {
      kind: 'createList',
      args: { list, ...form, createdAt: get(clockAtom).now().toISOString() },
    }),
)

/** Changes the given fields. */
export const updateListAtom = atom(
  null,
  (_get, set, { id, name }: NamedList, changes: Partial<ListForm>): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'updateList', args: { list: id, name, changes } }),
)

export const deleteListAtom = atom(
  null,
  (_get, set, { id, name }: NamedList): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'deleteList', args: { list: id, name } }),
)

/** Puts all titles of a list in an order. */
export const orderListAtom = atom(
  null,
  (_get, set, { id, name }: NamedList, items: readonly ListedTitle[]): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'orderList', args: { list: id, name, order: items.map(toItemKey) } }),
)

/** Puts a title on a list. */
export const addToListAtom = atom(
  null,
  async (get, set, { id: list, name }: NamedList, title: ListedTitle, description: string): Promise<CommandResult> => {
    const { type, id, card } = title
    const addedAt = get(clockAtom).now().toISOString()
    set(claimAddedAtom, { list, type, id })
    return set(enqueueAtom, { kind: 'addListItem', args: { list, name, type, id, card, description, addedAt } })
  },
)

/** Changes the description of a title on a list. The title stays in its place. */
export const describeItemAtom = atom(
  null,
  (_get, set, { id: list, name }: NamedList, item: OwnItem, description: string): Promise<CommandResult> => {
    const { type, id, card, addedAt } = item
    return set(enqueueAtom, { kind: 'addListItem', args: { list, name, type, id, card, description, addedAt } })
  },
)

export const removeFromListAtom = atom(
  null,
  (_get, set, { id: list, name }: NamedList, { type, id, card }: ListedTitle): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'removeListItem', args: { list, name, type, id, card } }),
)
