import * as z from 'zod/mini'
import { List } from '#contract/lists.ts'
import { foldText } from '../core/foldText.ts'
import { forEachHeld } from './forEachHeld.ts'

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
  forEachHeld(answers, (value) => {
    if (!('itemsCount' in value)) return
    const list = z.safeParse(HeldList, value)
    if (list.success && words.every((word) => foldText(list.data.name).includes(word))) {
      found.set(list.data.id, list.data)
    }
  })
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'de'))
}
