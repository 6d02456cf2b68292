import { type Atom, atom, type Getter } from 'jotai'

/**
 * An atom that follows an outside source while something shows it; `initial` until the source speaks, and on the server.
 *
 * @param subscribe starts to follow and returns how to stop.
 */
export function atomWithSource<T>(
  initial: T,
  subscribe: (get: Getter, show: (value: T) => void) => () => void,
): Atom<T> {
  const valueAtom = atom(initial)
  const sourceAtom = atom(
    (get) => get(valueAtom),
    (get, set) => subscribe(get, (value) => set(valueAtom, value)),
  )
  sourceAtom.onMount = (start) => start()
  return sourceAtom
}
