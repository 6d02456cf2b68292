import { createStore } from 'jotai'
import { KNOWN_KINDS } from '#contract/changes.ts'
import { openOutboxAtom } from '../src/atoms/core/outbox.ts'
import { sessionAtom } from '../src/atoms/core/session.ts'
import type { Confirmed } from '../src/sync/commands/command.ts'
import { cursorFact } from '../src/sync/outbox/meta.ts'
import { createOutbox } from '../src/sync/outbox/openOutbox.ts'
import { putOwn } from '../src/sync/outbox/own.ts'
import { aDevice, anna } from './builders/outbox.ts'
import { aMember } from './builders/session.ts'

/** A page of a device that anna is signed in on, with what the server has confirmed to her. */
export async function aMemberPage(confirmed: readonly Confirmed[] = [], device = aDevice()) {
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna, username: anna }))
  await putOwn(device.db, anna, confirmed)
  await cursorFact.write(device.db, anna, { since: '1', kinds: KNOWN_KINDS })
  return { store, device }
}
