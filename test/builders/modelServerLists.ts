import { ListId, type UserId } from '#contract/ids.ts'
import type { ListableType } from '#contract/lists.ts'
import { sourceTypes } from '#contract/ownListItems.ts'
import type { OwnList } from '#contract/ownLists.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound, notYours } from './modelServerState.ts'

type Fields = Partial<Pick<OwnList, 'name' | 'description' | 'private'>>
type NewItem = { source_id: string; source_type: string; description?: string }

/** Lists by client UUID, with the rules of `server/lists`: a deletion wins over whatever was meant, else the last intent. */
export class ModelLists {
  #state: ModelState
  /** Ids are the server's alone: two members cannot have the same. */
  #owners = new Map<string, UserId>()

  constructor(state: ModelState) {
    this.#state = state
  }

  /** A list that the member has made before. */
  give(user: UserId, id: string): void {
    this.#owners.set(id, user)
    this.#save(anEmptyList(id, this.#state.now()), {}, user, this.#state.now())
  }

  /** `/api/lists…` */
  carryOut(command: ModelCommand): Carried {
    const { user, method, path } = command
    const [, id = '', part] = path
    if (method === 'POST' && id === '') return this.#create(command)
    const list = this.#state.get('list', user, id)
    if (!list) return this.#owners.has(id) ? notYours : notFound
    if (part === 'order') return list.deleted ? notFound : this.#order(command, id)
    if (part === 'items') return list.deleted ? notFound : this.#item(command, list)
    return method === 'DELETE' ? this.#delete(command, list) : this.#update(command, list, toFields(command))
  }

  /** Another device of the member renames the list. */
  rename(user: UserId, id: string, name: string): void {
    const list = this.#state.get('list', user, id)
    if (list && !list.deleted) this.#save(list, { name }, user, this.#state.now())
  }

  #create(command: ModelCommand): Carried {
    const { user, intentAt } = command
    const { id, ...fields } = (command.body as { list: Fields & { id: string } }).list
    const owner = this.#owners.get(id)
    if (owner !== undefined && owner !== user) return notYours
    const before = this.#state.get('list', user, id)
    if (before) return this.#update(command, before, fields)
    this.#owners.set(id, user)
    this.#save(anEmptyList(id, intentAt), fields, user, intentAt)
    return this.#receipt(true, user, id)
  }

  #update({ user, intentAt }: ModelCommand, before: Omit<OwnList, 'updatedAt'>, fields: Fields): Carried {
    const applied = !before.deleted && this.#save(before, fields, user, intentAt)
    return this.#receipt(applied, user, before.id)
  }

  #delete({ user, intentAt }: ModelCommand, list: Omit<OwnList, 'updatedAt'>): Carried {
    if (!list.deleted) {
      this.#state.put('list', user, list.id, intentAt, (updatedAt) => ({
        ...{ kind: 'list', ...list, name: '', description: '', deleted: true, updatedAt },
      }))
      // Of the titles and their order nothing more is told.
      this.#state.forget('listItem', user, `${list.id} `)
      this.#state.forget('listOrder', user, list.id)
    }
    return this.#receipt(true, user, list.id)
  }

  #save(before: Omit<OwnList, 'updatedAt'>, fields: Fields, user: UserId, intentAt: number): boolean {
    return this.#state.write('list', user, before.id, intentAt, (updatedAt) => ({
      ...{ kind: 'list', ...before, ...fields, updatedAt },
    }))
  }

  #receipt(applied: boolean, user: UserId, id: string): Carried {
    return done({ permalink: id, applied, current: this.#state.get('list', user, id) })
  }

  #order({ user, body, intentAt }: ModelCommand, list: string): Carried {
    const meant = new Set((body as { order: string[] }).order)
    const order = [...meant].filter((key) => this.#state.get('listItem', user, `${list} ${key}`)?.on)
    const applied = this.#state.write('listOrder', user, list, intentAt, (updatedAt) => ({
      ...{ kind: 'listOrder', list: ListId.parse(list), order, updatedAt },
    }))
    return done({ applied, current: this.#state.get('listOrder', user, list) })
  }

  #item(command: ModelCommand, list: Pick<OwnList, 'id' | 'name'>): Carried {
    const { user, method, path, intentAt } = command
    const on = method === 'POST'
    const { type, id, description } = on
      ? toNewItem(command)
      : { type: path[3] as ListableType, id: path[4] ?? '', description: '' }
    const name = `${list.id} ${type}/${id}`
    const before = this.#state.get('listItem', user, name)
    const meantAt = new Date(intentAt).toISOString()
    const addedAt = before && (before.on || !on) ? before.addedAt : meantAt
    const card = { permalink: id, title: id, year: null, poster: null }
    const applied = this.#state.write('listItem', user, name, intentAt, (updatedAt) => ({
      ...{ kind: 'listItem', list: list.id, type, id, on, description, card, addedAt, updatedAt },
    }))
    const notice = { message: on ? 'hinzugefügt' : 'entfernt', link: `/liste/${list.id}`, caption: list.name }
    return done({ ...notice, applied, current: this.#state.get('listItem', user, name) })
  }
}

function anEmptyList(id: string, madeAt: number): Omit<OwnList, 'updatedAt'> {
  const createdAt = new Date(madeAt).toISOString()
  return { id: ListId.parse(id), name: '', description: '', private: false, deleted: false, createdAt }
}

function toFields({ body }: ModelCommand): Fields {
  return (body as { list: Fields }).list
}

function toNewItem({ body }: ModelCommand): { type: ListableType; id: string; description: string } {
  const { source_id, source_type, description = '' } = (body as { list_item: NewItem }).list_item
  return { type: source_type === sourceTypes.series ? 'series' : 'movies', id: source_id, description }
}
