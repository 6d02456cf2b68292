import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useConsent } from '../consent/useConsent.ts'
import { offlineAtom } from '../core/network.ts'
import { useSettings } from '../core/settings.ts'
import {
  facebookLoadingAtom,
  forgetSocialErrorAtom,
  type SocialFailure,
  socialLoginAtom,
  socialRequestAtom,
} from './socialLogin.ts'
import { loadSocialSdkAtom, socialSdkAtom } from './socialSdk.ts'

/** `refused`: the vendor is not allowed here. */
type SocialLoginState = 'loading' | 'ready' | 'running' | 'refused' | 'offline' | 'blocked'

export type SocialLogin = {
  state: SocialLoginState
  failure: SocialFailure | null
  onLogin: () => void
  /** Loads the SDK anew where it was blocked. */
  onRetry: () => void
  /** Opens the preferences for this vendor. */
  onAdjust: () => void
}

/**
 * The login by a social network for a form, as `ui/social/SocialLogin.tsx` shows it. Null where the operator has none,
 * and until that is known.
 */
export function useSocialLogin(onSignedIn: (name: string, isNew: boolean) => void): SocialLogin | null {
  const settings = useSettings()?.social_login ?? null
  const consent = useConsent('social')
  const sdk = useAtomValue(socialSdkAtom)
  const request = useAtomValue(socialRequestAtom)
  const isRunning = useAtomValue(facebookLoadingAtom)
  const isOffline = useAtomValue(offlineAtom)
  const load = useSetAtom(loadSocialSdkAtom)
  const login = useSetAtom(socialLoginAtom)
  const forget = useSetAtom(forgetSocialErrorAtom)
  const isDue = consent.state === 'allowed' && !isOffline
  useEffect(() => {
    if (isDue && settings) void load(settings)
  }, [isDue, settings, load])
  useEffect(() => forget, [forget])

  if (!settings) return null
  const toState = (): SocialLoginState => {
    if (isRunning) return 'running'
    if (consent.state === 'refused') return 'refused'
    if (consent.state === 'unknown') return 'loading'
    if (sdk.state === 'ready') return 'ready'
    if (isOffline) return 'offline'
    return sdk.state === 'blocked' ? 'blocked' : 'loading'
  }
  return {
    state: toState(),
    failure: request.state === 'errored' ? request.failure : null,
    onLogin: () => {
      void login().then((outcome) => {
        if (outcome.kind === 'signedIn') onSignedIn(outcome.name, outcome.isNew)
      })
    },
    onRetry: () => void load(settings),
    onAdjust: consent.adjust,
  }
}
