import { useAtomValue } from 'jotai'
import { mutedAtom } from './muted.ts'

/** Asks of a member whether what they write is folded away for whoever is signed in. */
export function useMuted(): (userId: string) => boolean {
  const muted = useAtomValue(mutedAtom)
  return (userId) => muted.has(userId)
}
