import * as z from 'zod/mini'
import { Instant, ListId } from '#contract/ids.ts'
import { ListableType } from '#contract/lists.ts'
import { TitleCard } from '#contract/marks.ts'
import { addListItemCall, type OwnListItem, removeListItemCall, sourceTypes } from '#contract/ownListItems.ts'
import { itemSlot } from '../slots.ts'
import { type Confirmed, defineCommand, lastWins } from './command.ts'
import { listLane, needsList } from './lists.ts'

const Item = z.object({
  list: ListId,
  /** The list's name, for "Ausstehende Aktionen". */
  name: z.string(),
  type: ListableType,
  /** The title's own id, never its permalink. */
  id: z.string(),
  card: TitleCard,
})
const AddArgs = z.extend(Item, { description: z.string(), addedAt: Instant })

/** The confirmed state of the slot of a title on a list; it names the title, so that lists need no network. */
export const ListItemState = z.object({
  on: z.boolean(),
  description: z.string(),
  card: TitleCard,
  addedAt: Instant,
})
export type ListItemState = z.infer<typeof ListItemState>

type At = Pick<z.infer<typeof Item>, 'list' | 'type' | 'id'>
const slotOf = ({ list, type, id }: At) => itemSlot(list, type, id)

/** The server's state of a title on a list, as own state. */
export function toConfirmedItem({ on, description, card, addedAt, updatedAt, ...at }: OwnListItem): Confirmed {
  return { slot: slotOf(at), state: { on, description, card, addedAt }, updatedAt }
}

export const addListItem = defineCommand({
  kind: 'addListItem',
  args: AddArgs,
  state: ListItemState,
  lane: ({ list }) => listLane(list),
  slot: (args) => slotOf(args),
  needs: (args) => needsList(args),
  coalesce: lastWins,
  call: addListItemCall,
  request: ({ list, type, id, description }) => ({
    params: { id: list },
    body: { list_item: { source_id: id, source_type: sourceTypes[type], description } },
  }),
  fold: (_base, { description, card, addedAt }) => ({ on: true, description, card, addedAt }),
  receipt: ({ current }) => ({ own: [toConfirmedItem(current)] }),
})

export const removeListItem = defineCommand({
  kind: 'removeListItem',
  args: Item,
  state: ListItemState,
  lane: ({ list }) => listLane(list),
  slot: (args) => slotOf(args),
  needs: (args) => needsList(args),
  coalesce: lastWins,
  call: removeListItemCall,
  request: ({ list, type, id }) => ({ params: { id: list, type, item: id } }),
  fold: (base, { card }) => ({
    on: false,
    description: '',
    card: base?.card ?? card,
    addedAt: base?.addedAt ?? new Date(0).toISOString(),
  }),
  receipt: ({ current }) => ({ own: [toConfirmedItem(current)] }),
  unsets: true,
})
