import { atom } from 'jotai'
import { type Account, confirmEmailCall, updateAccountCall } from '#contract/account.ts'
import type { Body } from '#contract/call.ts'
import { requestPasswordCall } from '#contract/recovery.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { replayNowAtom } from '../core/outbox.ts'
import { keepAnswer, type Outcome, toOutcome } from '../core/outcome.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { ownerAtom, sessionAtom, sessionKnownAtom } from '../core/session.ts'
import { accountRef, sessionsRef } from './refs.ts'

/** Loads what the account's page shows; nothing for a visitor. */
export const loadAccountAtom = atom(
  null,
  async (get, set, options: { refresh?: boolean; signal?: AbortSignal } = {}): Promise<void> => {
    if (get(ownerAtom) === null) return
    await Promise.all([set(loadResourceAtom, accountRef, options), set(loadResourceAtom, sessionsRef, options)])
  },
)

/** Changes what is named: address, password, newsletter. */
export const updateAccountAtom = atom(
  null,
  async (get, set, account: Body<typeof updateAccountCall>['account']): Promise<Outcome<Account>> => {
    const owner = get(ownerAtom)
    const reply = await callUnsafe(get, set, updateAccountCall, { body: { account } })
    keepAnswer(get, set, accountRef, reply, owner)
    // A new password has ended all sessions and begun one: what was on its way with the former is parked.
    if (reply.kind === 'ok' && account.password !== undefined) {
      void set(loadResourceAtom, sessionsRef, { refresh: true })
      set(replayNowAtom)
    }
    return toOutcome(set, reply)
  },
)

/** Has the link to a new password mailed: for who forgot it, or signed up without one. */
export const requestOwnPasswordAtom = atom(null, async (get, set): Promise<Outcome<unknown>> => {
  const session = get(sessionAtom)
  const user = session.type === 'RegisteredUser' ? session.username : ''
  return toOutcome(set, await callUnsafe(get, set, requestPasswordCall, { body: { user } }))
})

/** Confirms a new address by the mailed link's token; anybody may who has it. */
export const confirmEmailAtom = atom(null, async (get, set, token: string): Promise<Outcome<{ email: string }>> => {
  // Which token goes along depends on it.
  await get(sessionKnownAtom)
  const reply = await callUnsafe(get, set, confirmEmailCall, { body: { token } })
  if (reply.kind === 'ok' && get(ownerAtom) !== null) void set(loadResourceAtom, accountRef, { refresh: true })
  return toOutcome(set, reply)
})
