import * as z from 'zod/mini'
import { Instant, ListId } from '#contract/ids.ts'
import {
  createListCall,
  deleteListCall,
  ItemKey,
  type OwnList,
  type OwnListOrder,
  orderListCall,
  updateListCall,
} from '#contract/ownLists.ts'
import { listSlot, orderSlot, thingLane } from '../slots.ts'
import { type Coalesced, type Confirmed, defineCommand, type Earlier, lastWins } from './command.ts'

const Named = z.object({ list: ListId, /** For "Ausstehende Aktionen". */ name: z.string() })
const CreateArgs = z.extend(Named, { description: z.string(), private: z.boolean(), createdAt: Instant })
const UpdateArgs = z.extend(Named, {
  changes: z.partial(z.object({ name: z.string(), description: z.string(), private: z.boolean() })),
})

/** The confirmed state of a list's slot. */
export const ListState = z.object({
  name: z.string(),
  description: z.string(),
  private: z.boolean(),
  deleted: z.boolean(),
  createdAt: Instant,
})
export type ListState = z.infer<typeof ListState>

export const ListOrderState = z.object({ order: z.array(ItemKey) })
export type ListOrderState = z.infer<typeof ListOrderState>

/** All that is done to a list goes in one lane: its making first. */
export const listLane = (list: ListId) => thingLane('lists', list)
const laneOf = ({ list }: { list: ListId }) => listLane(list)
const slotOf = ({ list }: { list: ListId }) => listSlot(list)

/** The creation of a list must be done before anything else of it. */
export const needsList = ({ list }: { list: ListId }) => ({ kind: createList.kind, slot: listSlot(list) })

/** The server's state of a list, as own state. */
export function toConfirmedList({ id, updatedAt, ...list }: OwnList): Confirmed {
  const { name, description, private: isPrivate, deleted, createdAt } = list
  return { slot: listSlot(id), state: { name, description, private: isPrivate, deleted, createdAt }, updatedAt }
}

export function toConfirmedOrder({ list, order, updatedAt }: OwnListOrder): Confirmed {
  return { slot: orderSlot(list), state: { order }, updatedAt }
}

const nothing: ListState = {
  name: '',
  description: '',
  private: false,
  deleted: false,
  createdAt: new Date(0).toISOString(),
}

export const createList = defineCommand({
  kind: 'createList',
  args: CreateArgs,
  state: ListState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  // The same form once more (K9): what was not sent yet is made otherwise, and what waits for it goes on waiting.
  coalesce: (args, { kind }): Coalesced => (kind === 'createList' ? { do: 'merge', args } : { do: 'keep' }),
  call: createListCall,
  request: ({ list: id, name, description, private: isPrivate }) => ({
    body: { list: { id, name, description, private: isPrivate } },
  }),
  fold: (_base, { name, description, private: isPrivate, createdAt }) => ({
    name,
    description,
    private: isPrivate,
    deleted: false,
    createdAt,
  }),
  receipt: ({ current }) => ({ own: [toConfirmedList(current)] }),
})

export const updateList = defineCommand({
  kind: 'updateList',
  args: UpdateArgs,
  state: ListState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  needs: (args) => needsList(args),
  coalesce: ({ changes }, earlier) => mergeChanges(changes, earlier),
  call: updateListCall,
  request: ({ list: id, changes }) => ({ params: { id }, body: { list: changes } }),
  fold: (base, { changes }) => ({ ...(base ?? nothing), ...(changes as Partial<ListState>) }),
  receipt: ({ current }) => ({ own: [toConfirmedList(current)] }),
})

/** A change of what was not sent yet goes with it. */
function mergeChanges(changes: z.infer<typeof UpdateArgs>['changes'], { kind, args }: Earlier): Coalesced {
  const made = z.safeParse(CreateArgs, args)
  if (kind === createList.kind && made.success) return { do: 'merge', args: { ...made.data, ...changes } }
  const changed = z.safeParse(UpdateArgs, args)
  if (kind === 'updateList' && changed.success) {
    return { do: 'merge', args: { ...changed.data, changes: { ...changed.data.changes, ...changes } } }
  }
  return { do: 'keep' }
}

export const deleteList = defineCommand({
  kind: 'deleteList',
  args: Named,
  state: ListState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  // A list that was never sent is removed, with its waiting titles.
  coalesce: (_args, { kind }): Coalesced => ({ do: kind === createList.kind ? 'cancel' : 'replace' }),
  call: deleteListCall,
  request: ({ list: id }) => ({ params: { id } }),
  fold: (base) => ({ ...(base ?? nothing), deleted: true }),
  receipt: ({ current }) => ({ own: [toConfirmedList(current)] }),
  unsets: true,
})

export const orderList = defineCommand({
  kind: 'orderList',
  args: z.extend(Named, { order: z.array(ItemKey) }),
  state: ListOrderState,
  lane: (args) => laneOf(args),
  slot: ({ list }) => orderSlot(list),
  needs: (args) => needsList(args),
  coalesce: lastWins,
  call: orderListCall,
  request: ({ list: id, order }) => ({ params: { id }, body: { order } }),
  fold: (_base, { order }) => ({ order }),
  receipt: ({ current }) => ({ own: [toConfirmedOrder(current)] }),
})
