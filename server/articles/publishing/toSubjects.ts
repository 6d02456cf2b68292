import type { Block, Span } from '#contract/articleBody.ts'
import { SubjectType } from '#contract/articles.ts'
import { toThingPath } from '#contract/things.ts'

/** The limit of an article's subjects: more would be a list. */
const MAX_SUBJECTS = 20

/** The folder of each type's pages: `/movies/`. */
const folders = SubjectType.options.map((type) => ({ type, folder: toThingPath(type, '') }))

/** The things to whose pages a text leads, each once, in the order of the text, by their names in these paths. */
export function toSubjects(blocks: readonly Block[]): { type: SubjectType; name: string }[] {
  const paths = blocks
    .flatMap((block): readonly Span[] => (block.kind === 'list' ? block.items.flat() : block.spans))
    .flatMap(({ href }) => href ?? [])
  return [...new Set(paths)].flatMap((path) => toSubject(path) ?? []).slice(0, MAX_SUBJECTS)
}

function toSubject(path: string): { type: SubjectType; name: string } | null {
  const found = folders.find(({ folder }) => path.startsWith(folder))
  const [, name = ''] = /^([^/?#]+)\/?$/.exec(path.slice(found?.folder.length ?? path.length)) ?? []
  if (!found || name === '') return null
  try {
    return { type: found.type, name: decodeURIComponent(name) }
  } catch {
    return null
  }
}
