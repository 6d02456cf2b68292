import { atom } from 'jotai'
import type { Suggestion } from '#contract/search.ts'
import { closeMenuAtom } from '../shell/menu.ts'

// Part of the entry: nothing here may need the contract's schemas as values (`suggestions.ts` does).

const shownAtom = atom(false)

/** Whether the search form shows on phones, where it covers the page; wide screens always show it. */
export const searchShownAtom = atom((get) => get(shownAtom))

/** Shows the search form or hides it. No menu stays open beside it. */
export const toggleSearchAtom = atom(null, (get, set) => {
  set(closeMenuAtom)
  set(shownAtom, !get(shownAtom))
})

export const hideSearchAtom = atom(null, (_get, set) => set(shownAtom, false))

/** A suggestion that the user chose. */
export type OpenedSuggestion = {
  suggestion: Suggestion
  /** Its place in the list, from 1. */
  position: number
  /** The text it was suggested for. */
  query: string
}

/** Called with every opened suggestion. Its page opens once the promise is settled, in any way: keep it short. */
export const suggestionEventsAtom = atom<{ onOpened: (opened: OpenedSuggestion) => Promise<void> }>({
  onOpened: async () => {},
})
