import type { Graph } from './moduleGraph.ts'
import { type ModulePlan, planModules } from './modulePlan.ts'
import { readRoutes } from './readRoutes.ts'

/** The group of styles of a first visit. */
export const FIRST_STYLES = 'first-styles'

const isStyle = (id: string) => id.endsWith('.css')

/**
 * Groups modules into files as planned from the graph (`modulePlan.ts`). By default, the bundler makes a file of every
 * small module that two others share; on a slow connection, thirty files of one kilobyte take longer than one file of
 * thirty. Styles are four files: the entry's, those of a first visit, those of all other screens that are there with the
 * worker's installation, and all others (ADR 021, ADR 058).
 *
 * @param root the project's folder.
 */
export function chunkGroups(root: string) {
  let plan: ModulePlan | undefined
  const planOf = (graph: Graph) => {
    plan ??= planModules(graph, root, readRoutes(root))
    return plan
  }
  return [
    {
      name: (id: string, graph: Graph) =>
        isStyle(id) ? planOf(graph).toStyles(id) : planOf(graph).files.get(id) || null,
      // A module's imports are in the plan, too.
      includeDependenciesRecursively: false,
    },
  ]
}
