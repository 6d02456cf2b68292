import type { UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from './database.ts'

/**
 * Replaces each `{$ref: localId}` in a command's arguments by the id that the server gave. Without one the local id
 * stands: the server takes a client's UUID.
 */
export async function resolveRefs(db: OutboxDatabase, owner: UserId, args: unknown): Promise<unknown> {
  if (Array.isArray(args)) {
    const resolved: unknown[] = []
    for (const item of args) resolved.push(await resolveRefs(db, owner, item))
    return resolved
  }
  if (typeof args !== 'object' || args === null) return args
  if ('$ref' in args && typeof args.$ref === 'string') {
    return (await db.idmap.get([owner, args.$ref]))?.server ?? args.$ref
  }
  const resolved: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(args)) resolved[name] = await resolveRefs(db, owner, value)
  return resolved
}
