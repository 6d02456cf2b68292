import { type Atom, atom } from 'jotai'
import { atomWithSource } from './atomWithSource.ts'
import { follow } from './outbox.ts'
import { ownerAtom } from './session.ts'

/** Does the browser let the app store nothing, so that each act of the member is sent at once? False until that is known. */
export const isUnstoredAtom: Atom<boolean> = atom((get) => get(ownerAtom) !== null && get(sourceAtom))

const sourceAtom = atomWithSource(false, (get, show) =>
  follow(get, ({ watchRefusals }) => {
    show(watchRefusals !== undefined)
    return () => {}
  }),
)
