import { createStore } from 'jotai'
import type { Answer } from '#contract/call.ts'
import type { quickRatingsCall } from '#contract/quickRatings.ts'
import { apiAtom } from '../src/atoms/core/context.ts'
import { openOutboxAtom } from '../src/atoms/core/outbox.ts'
import { sessionAtom } from '../src/atoms/core/session.ts'
import { quickDeviceAtom } from '../src/atoms/quickRatings/quickDevice.ts'
import type { Api, Reply } from '../src/sync/api.ts'
import { createOutbox } from '../src/sync/outbox/openOutbox.ts'
import { aDevice, anna } from './builders/outbox.ts'
import { someQuickTitles } from './builders/quickRatings.ts'
import { anOkReply } from './builders/reply.ts'
import { aMember } from './builders/session.ts'

type Page = Answer<typeof quickRatingsCall>

type QuickPageOptions = {
  /** The server's answer, by the cursor of the request; 40 titles of one page by default. */
  answer?: (cursor: string | undefined) => Reply<Page>
  signedIn?: boolean
  kept?: unknown
}

/** A page of a device where titles can be rated quickly: its server, its outbox and its key-value store. */
export function aQuickPage({ answer, signedIn = true, kept }: QuickPageOptions = {}) {
  const store = createStore()
  const device = aDevice()
  const page = {
    store,
    device,
    answer: answer ?? (() => anOkReply<Page>({ items: someQuickTitles(40), cursor: null })),
    /** The cursors of the requests, in their order. */
    asked: [] as (string | undefined)[],
    kept,
    warmed: [] as string[],
    signIn: () => store.set(sessionAtom, aMember({ id: anna })),
    /** The waiting commands, as `kind id value`. */
    commands: async () =>
      (await device.rows()).map(({ kind, args }) => {
        const { id, rating } = args as { id: string; rating?: { value: number | null } }
        return [kind, id, rating?.value].filter((part) => part !== undefined).join(' ')
      }),
  }
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  const call = async (_call: unknown, input: { query?: { cursor?: string } } = {}) => {
    page.asked.push(input.query?.cursor)
    return page.answer(input.query?.cursor)
  }
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(quickDeviceAtom, {
    read: async () => page.kept,
    write: async (pile) => {
      page.kept = pile
    },
    clear: async () => {
      page.kept = undefined
    },
    warm: async (posters) => {
      page.warmed = posters.map(({ id }) => id)
    },
  })
  if (signedIn) page.signIn()
  return page
}
