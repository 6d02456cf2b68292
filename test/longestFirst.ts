import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that are short and take long: Vitest begins with the largest files where it has not measured them yet. */
const LONG = /\/(?:fuzz\/fuzz|search\/quality|torture\/network)\.test\.ts$/

/** Begins each project with its longest files: one that begins last leaves the other cores without work. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project) + (LONG.test(moduleId) ? 0 : 1)
    return sorted.sort((a, b) => place(a) - place(b))
  }
}
