import { useAtomValue } from 'jotai'
import { mutedAtom } from './muted.ts'

/** Returns a function that tells whether the signed-in member has muted another one. */
export function useMuted(): (userId: string) => boolean {
  const muted = useAtomValue(mutedAtom)
  return (userId) => muted.has(userId)
}
