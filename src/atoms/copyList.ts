import { atom } from 'jotai'
import type { ListId } from '#contract/ids.ts'
import { createListAtom, type ListForm, orderListAtom } from './changeLists.ts'
import { clockAtom } from './context.ts'
import type { ListedTitle } from './lists.ts'
import { type CommandResult, enqueueAtom } from './outbox.ts'

/** A title of a list that is copied, with the words that go with it. */
export type CopiedTitle = ListedTitle & { description: string }

/** What a copy of a list begins with. Empty descriptions where the words are another member's. */
export type CopySource = { name: string; description: string; items: readonly CopiedTitle[] }

/**
 * Makes a list under an id that the form has made, and puts titles on it in their order. The same once more, after the
 * device had no room for all of it, goes on with the same list (K9). Nobody waits to hear of each title: none is claimed.
 */
export const copyListAtom = atom(
  null,
  async (get, set, id: ListId, form: ListForm, items: readonly CopiedTitle[]): Promise<CommandResult> => {
    const list = { id, name: form.name }
    const made = await set(createListAtom, id, form)
    if (made !== 'queued') return made
    const now = get(clockAtom).now().getTime()
    for (const [index, { type, id: title, card, description }] of items.entries()) {
      // Apart from one another, so that the order shows before it is set.
      const addedAt = new Date(now + index).toISOString()
      const args = { list: id, name: form.name, type, id: title, card, description, addedAt }
      const added = await set(enqueueAtom, { kind: 'addListItem', args })
      if (added !== 'queued') return added
    }
    return items.length > 1 ? set(orderListAtom, list, items) : 'queued'
  },
)
