import { atom } from 'jotai'
import type { Reply } from '../../sync/api.ts'

const stateAtom = atom(true)

/** Whether the last call or replay that tells reached the server. An answer from the device's cache tells nothing. */
export const reachableAtom = atom(
  (get) => get(stateAtom),
  (_get, set, reply: Reply<unknown> | { kind: 'reached' }) => {
    if (reply.kind === 'unreachable') set(stateAtom, false)
    else if (
      reply.kind === 'problem' ||
      reply.kind === 'reached' ||
      (reply.kind === 'ok' && reply.source === 'network')
    )
      set(stateAtom, true)
  },
)
