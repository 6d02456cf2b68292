import { atom } from 'jotai'
import { type Message, searchMessagesCall } from '#contract/messages.ts'
import { apiAtom } from '../core/context.ts'
import { foldText } from '../core/foldText.ts'
import { ownerAtom } from '../core/session.ts'
import { readAllKeptAtom } from './kept.ts'
import { threadsAtom } from './threads.ts'

/** A message that was found, with its thread. */
export type FoundMessage = { thread: string; message: Message }

/**
 * The result of a search. `here`: of what lies on the device, since the server was not reached. `more`: older ones were
 * left out.
 */
export type Found = { items: readonly FoundMessage[]; more: boolean; from: 'server' | 'here' } | 'failed'

/** Looks for words in the member's messages: on the server, or without a network on the device. */
export const searchMessagesAtom = atom(null, async (get, set, words: string): Promise<Found> => {
  const owner = get(ownerAtom)
  if (owner === null) return 'failed'
  const reply = await get(apiAtom).call(searchMessagesCall, { query: { q: words } })
  if (reply.kind === 'ok') return { ...reply.value, from: 'server' }
  if (reply.kind !== 'unreachable') return 'failed'
  const folded = foldText(words)
  const found = new Map<string, FoundMessage>()
  const look = (thread: string, message: Message) => {
    if (foldText(message.body).includes(folded)) found.set(message.id, { thread, message })
  }
  for (const [thread, { items }] of await set(readAllKeptAtom, owner)) for (const item of items) look(thread, item)
  for (const { id, last } of get(threadsAtom) ?? []) if (last) look(id, last)
  const items = [...found.values()].sort((a, b) => b.message.createdAt.localeCompare(a.message.createdAt))
  return { items, more: false, from: 'here' }
})
