import type { ListId } from '#contract/ids.ts'
import type { ListableType } from '#contract/lists.ts'
import type { ListItemState } from '../../sync/commands/listItem.ts'
import type { ListOrderState, ListState } from '../../sync/commands/lists.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, LIST_SLOTS, orderSlot, readItemSlot } from '../../sync/slots.ts'
import type { OwnItem, OwnList, OwnLists, OwnState } from './ownList.ts'

type Slots = ReadonlyMap<string, SlotView>
type Item = OwnItem & { list: string; on: boolean; error: SlotView['error'] }

/** Folds the slots of lists, of their orders and of their titles into lists. */
export function toOwnLists(lists: Slots, orders: Slots, items: Slots): OwnLists {
  const itemsOf = byList(toItems(items))
  const shown: OwnList[] = []
  const refused: OwnLists['refused'][number][] = []
  for (const [slot, view] of lists) {
    const list = view.value as ListState | null
    const id = afterPrefix(LIST_SLOTS, slot) as ListId
    if (list === null && view.state === 'failed' && view.error) refused.push(view.error)
    if (list === null || list.deleted) continue
    const order = orders.get(orderSlot(id))
    const all = itemsOf.get(id) ?? []
    const parts = [view, ...(order ? [order] : []), ...all]
    shown.push({
      id,
      name: list.name,
      description: list.description,
      private: list.private,
      createdAt: list.createdAt,
      isNew: view.confirmed === null,
      state: toState(parts),
      error: parts.find(({ state }) => state === 'failed')?.error ?? null,
      items: inOrder(
        all.filter(({ on }) => on),
        (order?.value as ListOrderState | null | undefined)?.order ?? [],
      ),
    })
  }
  return { lists: shown.sort((a, b) => a.name.localeCompare(b.name, 'de')), refused, isBlank: lists.size === 0 }
}

function byList(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const lists = new Map<string, Item[]>()
  for (const item of items) {
    const before = lists.get(item.list)
    if (before) before.push(item)
    else lists.set(item.list, [item])
  }
  return lists
}

/** A title's key in an order by hand. */
export const toItemKey = ({ type, id }: { type: ListableType; id: string }) => `${type}/${id}`

function toItems(items: Slots): Item[] {
  return [...items].flatMap(([slot, { value, state, error }]) => {
    const item = value as ListItemState | null
    if (item === null || state === 'none') return []
    return [{ ...item, ...readItemSlot(slot), state, error }]
  })
}

function toState(parts: readonly { state: SlotView['state'] }[]): OwnState {
  const has = (state: OwnState) => parts.some((part) => part.state === state)
  return has('failed') ? 'failed' : has('pending') ? 'pending' : 'saved'
}

/** By hand as far as the order names them, the others after that as they were added. */
function inOrder(items: readonly Item[], order: readonly string[]): OwnItem[] {
  const places = new Map(order.map((key, index) => [key, index]))
  const placeOf = (item: Item) => places.get(toItemKey(item)) ?? Number.POSITIVE_INFINITY
  return items
    .toSorted((a, b) => {
      const [here, there] = [placeOf(a), placeOf(b)]
      return here === there ? a.addedAt.localeCompare(b.addedAt) : here - there
    })
    .map(({ list: _list, on: _on, error: _error, ...item }) => item)
}
