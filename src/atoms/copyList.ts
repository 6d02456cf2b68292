import { atom } from 'jotai'
import type { ListId } from '#contract/ids.ts'
import { claimListAtom } from './addedToList.ts'
import type { ListForm } from './changeLists.ts'
import { clockAtom } from './context.ts'
import type { ListedTitle } from './lists.ts'
import { type CommandResult, enqueueAllAtom } from './outbox.ts'
import { toItemKey } from './toOwnLists.ts'

/** A title of a list that is copied, with the words that go with it. */
export type CopiedTitle = ListedTitle & { description: string }

/** The start of a copy of a list. Descriptions are empty where the words are another member's. */
export type CopySource = { name: string; description: string; items: readonly CopiedTitle[] }

/**
 * Makes a list under an id that the form has made, and puts titles on it in their order: all of it or nothing. Who copies
 * is told of the list, and not of each title again as it arrives.
 */
export const copyListAtom = atom(
  null,
  (get, set, list: ListId, form: ListForm, items: readonly CopiedTitle[]): Promise<CommandResult> => {
    const now = get(clockAtom).now().getTime()
    // Apart from one another: the order shows even where it is set later.
    const toInstant = (place: number) => new Date(now + place).toISOString()
    const { name } = form
    set(claimListAtom, list, items)
    return set(enqueueAllAtom, [
      { kind: 'createList', args: { list, ...form, createdAt: toInstant(0) } },
      ...items.map((item, place) => ({
        kind: 'addListItem' as const,
        args: { list, name, ...item, addedAt: toInstant(place) },
      })),
      ...(items.length > 1 ? [{ kind: 'orderList' as const, args: { list, name, order: items.map(toItemKey) } }] : []),
    ])
  },
)
