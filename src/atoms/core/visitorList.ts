import { atom } from 'jotai'
import * as z from 'zod/mini'
import { atomWithSource } from './atomWithSource.ts'
import { get, update } from './keyval.ts'

/**
 * A list that a visitor keeps: without an account, it is on the device alone.
 *
 * @param stored the name under which it is stored, and by which tabs tell each other of changes.
 * @param item the schema of an item; a list with others counts as empty.
 */
export function visitorList<T>(stored: string, item: z.ZodMiniType<T>) {
  const List = z.array(item)
  const toList = (value: unknown): readonly T[] => {
    const parsed = z.safeParse(List, value)
    return parsed.success ? parsed.data : []
  }
  /** The storage, and the messages between tabs about changes; or a stand-in. */
  const storageAtom = atom({
    read: async (): Promise<unknown> => get(stored),
    /** Reads and writes in one transaction, so that two tabs lose nothing of each other. */
    change: async (apply: (before: unknown) => readonly T[]): Promise<void> => update(stored, apply),
    announce: (): void => {
      const channel = new BroadcastChannel(stored)
      channel.postMessage(null)
      channel.close()
    },
    subscribe: (onChange: () => void): (() => void) => {
      const channel = new BroadcastChannel(stored)
      channel.onmessage = onChange
      return () => channel.close()
    },
  })
  /** The items in the order in which they were kept; null until the device has answered. */
  const listAtom = atomWithSource<readonly T[] | null>(null, (read, show) => {
    const storage = read(storageAtom)
    const look = () =>
      void storage.read().then(
        (value) => show(toList(value)),
        () => show([]),
      )
    const stop = storage.subscribe(look)
    look()
    return stop
  })
  /** The items as they lie on the device right now. */
  const readAtom = atom(null, async (read): Promise<readonly T[]> => toList(await read(storageAtom).read()))
  /** Changes them durably, for this and every other tab. */
  const changeAtom = atom(null, async (read, _set, apply: (before: readonly T[]) => readonly T[]): Promise<void> => {
    const storage = read(storageAtom)
    await storage.change((before) => apply(toList(before)))
    storage.announce()
  })
  return { storageAtom, listAtom, readAtom, changeAtom }
}
