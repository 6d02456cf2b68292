import { atom } from 'jotai'

/** The tooltip that is shown. There is never more than one: showing another one replaces it. */
export const activeTooltipAtom = atom<string | null>(null)

export const showTooltipAtom = atom(null, (_get, set, id: string) => set(activeTooltipAtom, id))

/** Hides a tooltip, if it is still the one that is shown. */
export const hideTooltipAtom = atom(null, (get, set, id: string) => {
  if (get(activeTooltipAtom) === id) set(activeTooltipAtom, null)
})
