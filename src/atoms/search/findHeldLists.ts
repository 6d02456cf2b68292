import * as z from 'zod/mini'
import { List } from '#contract/lists.ts'
import { foldText } from '../core/foldText.ts'

const HeldList = z.pick(List, { id: true, name: true, itemsCount: true, author: true })
export type HeldList = z.infer<typeof HeldList>

/**
 * The lists that are named anywhere in these answers and whose name holds every typed word, each once.
 *
 * @param answers of any call, unparsed.
 */
export function findHeldLists(answers: Iterable<unknown>, query: string): HeldList[] {
  const words = foldText(query).split(/\s+/)
  const found = new Map<string, HeldList>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('itemsCount' in value) {
      const list = z.safeParse(HeldList, value)
      if (list.success && words.every((word) => foldText(list.data.name).includes(word))) {
        found.set(list.data.id, list.data)
      }
    }
    for (const part of Object.values(value)) visit(part)
  }
  for (const answer of answers) visit(answer)
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'de'))
}
