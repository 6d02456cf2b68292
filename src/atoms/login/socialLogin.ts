import { atom, type Getter, type Setter } from 'jotai'
import { loginCall, type RegisteredUser } from '#contract/session.ts'
import type { Reply } from '../../sync/api.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { toHandling } from '../core/problems.ts'
import { trackAtom } from '../tracking/tracking.ts'
import { adoptSessionAtom } from './login.ts'
import { type SocialAnswer, type SocialSdk, socialSdkAtom } from './socialSdk.ts'

/**
 * The reason of a failed login. `notShared`: the profile is not activated, or its address was not shared (PRODUCT B7).
 */
export type SocialFailure = 'notShared' | 'notConnected' | 'tooFast' | 'unreachable'

/** `isNew`: the sign-in made the profile. */
export type SocialOutcome = { kind: 'signedIn'; name: string; isNew: boolean } | { kind: SocialFailure }

/** A sign-in by the social network: started, finished, or errored (PRODUCT B7). */
export type SocialRequest = { state: 'idle' } | { state: 'started' } | { state: 'errored'; failure: SocialFailure }

export const socialRequestAtom = atom<SocialRequest>({ state: 'idle' })

/** Whether a social login runs; its button is disabled meanwhile (PRODUCT B7). */
export const facebookLoadingAtom = atom((get) => get(socialRequestAtom).state === 'started')

/** Takes the error away: the form was left. */
export const forgetSocialErrorAtom = atom(null, (get, set) => {
  if (get(socialRequestAtom).state === 'errored') set(socialRequestAtom, { state: 'idle' })
})

/**
 * Signs in by the social network, or registers a new member. To be called by a press of a button: the network's window
 * opens only then.
 */
export const socialLoginAtom = atom(null, async (get, set): Promise<SocialOutcome> => {
  const before = get(socialRequestAtom)
  const loaded = get(socialSdkAtom)
  if (loaded.state !== 'ready' || before.state === 'started') return { kind: 'notConnected' }
  set(socialRequestAtom, { state: 'started' })
  const answer = await ask(loaded.sdk, before.state === 'errored' && before.failure === 'notShared')
  const accessToken = answer?.authResponse?.accessToken
  const outcome = accessToken ? await exchange(get, set, accessToken) : { kind: 'notConnected' as const }
  const isDone = outcome.kind === 'signedIn'
  set(socialRequestAtom, isDone ? { state: 'idle' } : { state: 'errored', failure: outcome.kind })
  return outcome
})

/** @param again asks again for data that was not shared before; the network does so only on request. */
function ask(sdk: SocialSdk, again: boolean): Promise<SocialAnswer> {
  return new Promise((resolve) => {
    try {
      sdk.login(resolve, { scope: 'email', ...(again ? { auth_type: 'rerequest' as const } : {}) })
    } catch {
      // It refuses pages without https.
      resolve(null)
    }
  })
}

/** The network's token for a session of ours. */
async function exchange(get: Getter, set: Setter, accessToken: string): Promise<SocialOutcome> {
  const reply = await callUnsafe(get, set, loginCall, { body: { access_token: accessToken } })
  if (reply.kind !== 'ok' || reply.value.type !== 'RegisteredUser') return { kind: toFailure(reply) }
  const { is_new: isNew = false, ...session } = reply.value
  await set(adoptSessionAtom, session satisfies RegisteredUser)
  void set(trackAtom, { event: isNew ? 'Social Signup Complete' : 'Social Login Complete' })
  return { kind: 'signedIn', name: session.username, isNew }
}

function toFailure(reply: Reply<unknown>): SocialFailure {
  const kind = toHandling(reply)?.kind
  if (kind === 'tooFast' || kind === 'unreachable') return kind
  const isNotShared =
    reply.kind === 'problem' && (reply.code === 'social_email_missing' || reply.code === 'social_not_activated')
  return isNotShared ? 'notShared' : 'notConnected'
}
