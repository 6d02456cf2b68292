import type { UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from './database.ts'

/** The local ids that a command's arguments refer to, by `{$ref: localId}`. */
export function findRefs(args: unknown): readonly string[] {
  if (!isObject(args)) return []
  const ref = refOf(args)
  return ref === null ? Object.values(args).flatMap(findRefs) : [ref]
}

/** Reads the ids that the server has given to local ones. */
export async function readIds(
  db: OutboxDatabase,
  owner: UserId,
  refs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (refs.length === 0) return new Map()
  const rows = await db.idmap.bulkGet(refs.map((ref): [UserId, string] => [owner, ref]))
  return new Map(rows.flatMap((row) => (row ? [[row.local, row.server]] : [])))
}

/** Puts the server's ids in the place of local ones. Without one the local id stands: the server takes a client's UUID. */
export function resolveRefs(args: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(args)) return args.map((item) => resolveRefs(item, ids))
  if (!isObject(args)) return args
  const ref = refOf(args)
  if (ref !== null) return ids.get(ref) ?? ref
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, resolveRefs(value, ids)]))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const refOf = (value: object): string | null => ('$ref' in value && typeof value.$ref === 'string' ? value.$ref : null)
