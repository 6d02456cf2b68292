import { atom } from 'jotai'
import * as z from 'zod/mini'
import type { UserId } from '#contract/ids.ts'
import { Message } from '#contract/messages.ts'
import { get, update } from '../core/keyval.ts'

// A sign-out loads this file: it is small.

/** A part of a thread without gaps, as the device keeps it. `older`, `newer`: whether others precede or follow. */
const KeptThread = z.object({
  owner: z.string(),
  at: z.number(),
  items: z.array(Message),
  older: z.boolean(),
  newer: z.boolean(),
  /** The place up to which it is known; what follows may be nothing that this member sees. */
  upTo: z.int(),
})
export type KeptThread = z.infer<typeof KeptThread>
const KeptThreads = z.record(z.string(), KeptThread)
type KeptThreads = z.infer<typeof KeptThreads>

/** The key of the threads that were opened on this device. */
const STORED = 'messageThreads'
/** The limit of kept threads, the latest opened of them. */
const THREADS = 25
/** The limit of kept messages of a thread, the latest of what was read. */
const KEPT_MESSAGES = 100

const toThreads = (value: unknown): KeptThreads => z.safeParse(KeptThreads, value).data ?? {}

/** The device's copies of threads, or a stand-in. */
export const keptThreadsAtom = atom({
  read: async (): Promise<unknown> => get(STORED),
  change: async (to: (before: unknown) => KeptThreads): Promise<void> => update<unknown>(STORED, to),
})

/** A thread as the device keeps it for a member; null where it does not. */
export const readKeptAtom = atom(null, async (get, _set, owner: UserId, id: string): Promise<KeptThread | null> => {
  const held = toThreads(
    await get(keptThreadsAtom)
      .read()
      .catch(() => undefined),
  )[id]
  return held?.owner === owner ? held : null
})

/** All threads that the device keeps for a member, by id. */
export const readAllKeptAtom = atom(
  null,
  async (get, _set, owner: UserId): Promise<ReadonlyMap<string, KeptThread>> => {
    const all = await get(keptThreadsAtom)
      .read()
      .catch(() => undefined)
    return new Map(Object.entries(toThreads(all)).filter(([, held]) => held.owner === owner))
  },
)

/** Keeps a part of a thread in the place of what was kept of it. Where the device has no room, it is not kept. */
export const keepThreadAtom = atom(null, async (get, _set, id: string, kept: KeptThread): Promise<void> => {
  const items = kept.items.slice(-KEPT_MESSAGES)
  const part = { ...kept, items, older: kept.older || items.length < kept.items.length }
  await get(keptThreadsAtom)
    .change((before) => {
      const all = Object.entries({ ...toThreads(before), [id]: part })
      return Object.fromEntries(all.sort(([, one], [, other]) => other.at - one.at).slice(0, THREADS))
    })
    .catch(() => undefined)
})

/** Removes a thread that its member has left. */
export const dropKeptAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  await get(keptThreadsAtom)
    .change((before) => {
      const { [id]: _gone, ...others } = toThreads(before)
      return others
    })
    .catch(() => undefined)
})

/** Removes the threads of members who have signed out. */
export const forgetThreadsAtom = atom(null, async (get, _set, stays: readonly UserId[]): Promise<void> => {
  await get(keptThreadsAtom).change((before) =>
    Object.fromEntries(Object.entries(toThreads(before)).filter(([, { owner }]) => stays.some((one) => one === owner))),
  )
})
