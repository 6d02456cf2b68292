import type { FastifyInstance } from 'fastify'
import { type ListableType, listCall, listsCall, userListsCall } from '#contract/lists.ts'
import { addListItemCall, removeListItemCall } from '#contract/ownListItems.ts'
import { createListCall, deleteListCall, orderListCall, updateListCall } from '#contract/ownLists.ts'
import { registerCall } from '../http/registerCall.ts'
import { addItem, removeItem } from './items/service.ts'
import { orderList } from './order/service.ts'
import { createList, deleteList, updateList } from './own/service.ts'
import { listLists, listUserLists, readList } from './reading/service.ts'

const types = { Movie: 'movies', Series: 'series' } as const satisfies Record<string, ListableType>

export function registerLists(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, listsCall, ({ query }) => listLists(db, query.order, query.page))
  registerCall(app, listCall, ({ params, member }) => readList(db, params.id, member))
  registerCall(app, userListsCall, ({ params, member }) => listUserLists(db, member, params.type, params.id))
  registerCall(app, createListCall, (command) => createList(command, command.body.list))
  registerCall(app, updateListCall, (command) => updateList(command, command.params.id, command.body.list))
  registerCall(app, orderListCall, (command) => orderList(command, command.params.id, command.body.order))
  registerCall(app, deleteListCall, (command) => deleteList(command, command.params.id))
  registerCall(app, addListItemCall, (command) => {
    const { source_type, source_id, description } = command.body.list_item
    return addItem(command, command.params.id, { type: types[source_type], id: source_id }, description)
  })
  registerCall(app, removeListItemCall, (command) => {
    const { id, type, item } = command.params
    return removeItem(command, id, { type, id: item })
  })
}
