import { atom } from 'jotai'
import type { ListId } from '#contract/ids.ts'
import { clockAtom } from '../core/context.ts'
import type { CopiedTitle } from '../core/listedTitle.ts'
import { type CommandResult, enqueueAllAtom } from '../core/outbox.ts'
import { claimListAtom } from './addedToList.ts'
import type { ListForm } from './changeLists.ts'
import { toItemKey } from './toOwnLists.ts'

/**
 * Makes a list under an id that the form has made, and puts titles on it in their order: all of it or nothing. The
 * member is told of the list, and not of each title again as it arrives.
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
