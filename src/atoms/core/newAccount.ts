import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Entry } from '../../sync/outbox/entry.ts'
import { outboxEntriesAtom } from './outbox.ts'
import { sessionAtom } from './session.ts'
import { notifyAtom } from './toast.ts'
import { useNow } from './useNow.ts'

/** Refused because the account is too new (460): it waits until the server takes it, or was refused for good. */
export const isTooNew = ({ lastError }: Pick<Entry, 'lastError'>): boolean => lastError?.code === 'account_too_new'

/**
 * From when on a new account may publish; null for every other. As the session says it; an entry that waits knows it by
 * the device's clock alone.
 */
const publishesFromAtom = atom((get): string | null => {
  const session = get(sessionAtom)
  if (session.type !== 'RegisteredUser') return null
  if (session.publishes_from !== undefined) return session.publishes_from
  const waiting = (get(outboxEntriesAtom) ?? []).find((row) => row.row === 'entry' && isTooNew(row.entry))
  return waiting?.row === 'entry' && waiting.entry.nextAt > 0 ? new Date(waiting.entry.nextAt).toISOString() : null
})

const LONG_AGO = '1970-01-01T00:00:00Z'

/** From when on the member may publish, with the time now; null once they may. */
export function useNewAccount(): { from: Date; now: Date } | null {
  const instant = useAtomValue(publishesFromAtom)
  const now = useNow(instant ?? LONG_AGO)
  if (instant === null) return null
  const from = new Date(instant)
  return from > now ? { from, now } : null
}

type Own = { id: string; state: 'saved' | 'pending' | 'failed'; isTooNew: boolean }

/** Says once that an account is too new (460), as its words are refused: they stay where they are. */
export function useTellNewAccount(own: ReadonlyMap<string, Own>): void {
  const notify = useSetAtom(notifyAtom)
  const waited = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const all = [...own.values()]
    const isTold = all.some((one) => one.isTooNew && waited.current.has(one.id))
    waited.current = new Set(all.flatMap((one) => (one.state === 'pending' && !one.isTooNew ? [one.id] : [])))
    if (isTold) notify({ kind: 'problem', problem: 'accountTooNew' })
  }, [own, notify])
}
