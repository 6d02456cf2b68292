/** The part of rolldown's plugin context that is needed here. */
export type Graph = {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code?: string | null } | null
}

/**
 * Some modules and all that they import, directly or not: statically, and lazily as far as `lazy` says.
 *
 * @param lazy which lazy imports of a module are followed; none by default.
 */
export function withImports(
  graph: Graph,
  roots: readonly string[],
  lazy: (id: string, targets: readonly string[]) => readonly string[] = () => [],
): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const module = graph.getModuleInfo(id)
    if (module) waiting.push(...module.importedIds, ...lazy(id, module.dynamicallyImportedIds))
  }
  return found
}

/** Follows every lazy import. */
export const everyImport = (_id: string, targets: readonly string[]) => targets
