import { useAtomValue, useSetAtom, useStore } from 'jotai'
import type { DatedThing } from '#contract/datedThings.ts'
import { notifyAtom } from '../core/toast.ts'
import { useHydrated } from '../core/useHydrated.ts'
import { draftAtom, toggleDraftAtom } from './draft.ts'

/** The messages after a showing was chosen for a meetup or taken out. */
export type DraftWords = {
  chosen: (count: number) => string
  notChosen: (title: string) => string
  tooManyShowings: string
  storageFailed: string
  /** The label of the link to the form. */
  goOn: string
}

/** Whether a showing is chosen for a meetup, and the action that turns it round and says so. */
export function useMeetupDraft(thing: DatedThing, words: DraftWords) {
  const known = useAtomValue(draftAtom)
  const toggle = useSetAtom(toggleDraftAtom)
  const store = useStore()
  const notify = useSetAtom(notifyAtom)
  const draft = (useHydrated() ? known : null) ?? []
  return {
    isChosen: draft.some(({ id }) => id === thing.id),
    toggle: async (): Promise<void> => {
      switch (await toggle(thing)) {
        case 'added':
          // The list of friends is fetched now, so that they can be invited later without a network.
          void import('./friends.ts').then(
            ({ fetchFriendsAtom }) => store.set(fetchFriendsAtom),
            () => undefined,
          )
          return notify({
            ...{ kind: 'success', message: words.chosen(draft.length + 1) },
            link: { href: '/verabreden', caption: words.goOn },
          })
        case 'removed':
          return notify({ kind: 'info', message: words.notChosen(thing.title) })
        case 'tooMany':
          return notify({ kind: 'error', message: words.tooManyShowings })
        case 'storageFailed':
          return notify({ kind: 'error', message: words.storageFailed })
      }
    },
  }
}
