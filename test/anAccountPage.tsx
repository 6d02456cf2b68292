import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import type { Call } from '#contract/call.ts'
import type { Session } from '#contract/session.ts'
import { apiAtom, clockAtom } from '../src/atoms/core/context.ts'
import { fetchAtom } from '../src/atoms/core/files.ts'
import { sessionAtom } from '../src/atoms/core/session.ts'
import { sessionEventsAtom, sessionStorageAtom } from '../src/atoms/core/sessionDevice.ts'
import type { Api, Fetch, Reply } from '../src/sync/api.ts'
import { anAccount, anOpenSession } from './builders/account.ts'
import { anOkReply } from './builders/reply.ts'
import { aMember } from './builders/session.ts'
import { renderAt } from './renderAt.tsx'

type Answers = Record<string, Reply<unknown> | Promise<Reply<unknown>>>
type PageOptions = { session?: Session; fetch?: Fetch }

/**
 * Shows a part of the account's page to anna, whose server answers by method and path what `answers` says at the moment;
 * what it does not name cannot be reached.
 *
 * @returns `asked`: the calls that were made, with their input; `told`: the sessions that other tabs heard of.
 */
export async function anAccountPage(
  ui: ReactNode,
  answers: Answers = {},
  { session = aMember(), fetch }: PageOptions = {},
) {
  const store = createStore()
  const asked: { call: string; body: unknown; params: unknown }[] = []
  const told: Session[] = []
  const known: Answers = {
    'GET /api/csrf_token': anOkReply({ 'X-CSRF-Token': 'abc' }),
    'GET /api/me': anOkReply(anAccount()),
    'GET /api/me/sessions': anOkReply({ items: [anOpenSession({ id: 's-0', current: true })] }),
    ...answers,
  }
  const call = async ({ method, path }: Call, input?: { body?: unknown; params?: unknown }) => {
    const name = `${method} ${path}`
    if (method !== 'GET') asked.push({ call: name, body: input?.body, params: input?.params })
    return (await known[name]) ?? { kind: 'unreachable' }
  }
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-21T12:30:00Z') })
  if (fetch) store.set(fetchAtom, { fetch })
  store.set(sessionStorageAtom, { read: async () => undefined, write: async () => undefined })
  store.set(sessionEventsAtom, {
    publish: (next) => told.push(next),
    tell: (next) => told.push(next),
    subscribe: () => undefined,
    onSeen: () => undefined,
  })
  store.set(sessionAtom, session)
  const view = await renderAt(ui, { store, url: '/konto' })
  return { ...view, asked, told, answers: known, user: userEvent.setup() }
}
