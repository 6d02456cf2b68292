import { randomUUID } from 'node:crypto'
import { listItems, lists } from '../server/db/schema/lists.ts'
import type { TestServer } from './server.ts'
import { TEST_NOW } from './time.ts'
import type { Visitor } from './visitor.ts'

/** A member's commands about lists, as the outbox sends them. */
export function listCommands(member: Visitor) {
  return {
    create: (list: object, headers = {}) => member.command('POST', '/api/lists', { list }, headers),
    update: (id: string, list: object, headers = {}) => member.command('PATCH', `/api/lists/${id}`, { list }, headers),
    remove: (id: string, headers = {}) => member.command('DELETE', `/api/lists/${id}`, undefined, headers),
    order: (id: string, order: string[], headers = {}) =>
      member.command('PUT', `/api/lists/${id}/order`, { order }, headers),
    add: (id: string, item: object, headers = {}) =>
      member.command('POST', `/api/lists/${id}/items`, { list_item: { source_type: 'Movie', ...item } }, headers),
    takeOff: (id: string, key: string, headers = {}) =>
      member.command('DELETE', `/api/lists/${id}/items/${key}`, undefined, headers),
    /** Creates a list and answers its id. */
    async made(list: object = {}): Promise<string> {
      const answer = await member.command('POST', '/api/lists', { list: { name: 'Für Regentage', ...list } })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json().permalink
    },
  }
}

/** Inserts a list with these films on it; all other fields have plain defaults. */
export async function addList(
  server: TestServer,
  { userId, movies = [], ...rest }: Partial<typeof lists.$inferInsert> & { userId: string; movies?: readonly string[] },
) {
  const at = rest.updatedAt ?? TEST_NOW
  const times = { createdAt: at, intentAt: at, updatedAt: at }
  const [list] = await server.database.db
    .insert(lists)
    .values({
      id: randomUUID(),
      name: 'Für Regentage',
      ...times,
      changeSeq: 1,
      itemsCount: movies.length,
      ...rest,
      userId,
    })
    .returning()
  if (!list) throw new Error('no list was inserted')
  const items = movies.map((itemId, index) => ({
    ...{ listId: list.id, userId, itemType: 'movies' as const, itemId, on: true, changeSeq: index + 2 },
    ...{ addedAt: new Date(at.getTime() + index), intentAt: at, updatedAt: at },
  }))
  if (items.length > 0) await server.database.db.insert(listItems).values(items)
  return list
}
