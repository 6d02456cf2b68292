import { atom } from 'jotai'
import * as z from 'zod/mini'
import { FavouriteCinema } from '#contract/favourites.ts'
import { atomWithSource } from '../core/atomWithSource.ts'
import { get, update } from '../core/keyval.ts'

/** A visitor's favourites: without an account, they are on the device alone. */
const STORED = 'favouriteCinemas'

type Change = (before: unknown) => readonly FavouriteCinema[]

/** The storage of a visitor's favourites, and the messages between tabs about changes; or a stand-in. */
export const visitorStorageAtom = atom({
  read: async (): Promise<unknown> => get(STORED),
  /** Reads and writes in one transaction, so that two tabs lose nothing of each other. */
  change: async (apply: Change): Promise<void> => update(STORED, apply),
  announce: (): void => {
    const channel = new BroadcastChannel(STORED)
    channel.postMessage(null)
    channel.close()
  },
  subscribe: (onChange: () => void): (() => void) => {
    const channel = new BroadcastChannel(STORED)
    channel.onmessage = onChange
    return () => channel.close()
  },
})

const List = z.array(FavouriteCinema)

function toList(stored: unknown): readonly FavouriteCinema[] {
  const parsed = z.safeParse(List, stored)
  return parsed.success ? parsed.data : []
}

/** The visitor's favourites in the order in which they were kept; null until the device has answered. */
export const visitorFavouritesAtom = atomWithSource<readonly FavouriteCinema[] | null>(null, (get, show) => {
  const storage = get(visitorStorageAtom)
  const read = () =>
    void storage.read().then(
      (stored) => show(toList(stored)),
      () => show([]),
    )
  const stop = storage.subscribe(read)
  read()
  return stop
})

/** The visitor's favourites as they lie on the device right now. */
export const readVisitorFavouritesAtom = atom(
  null,
  async (get): Promise<readonly FavouriteCinema[]> => toList(await get(visitorStorageAtom).read()),
)

/** Changes them durably, for this and every other tab. */
export const changeVisitorFavouritesAtom = atom(
  null,
  async (get, _set, apply: (before: readonly FavouriteCinema[]) => readonly FavouriteCinema[]): Promise<void> => {
    const storage = get(visitorStorageAtom)
    await storage.change((before) => apply(toList(before)))
    storage.announce()
  },
)
