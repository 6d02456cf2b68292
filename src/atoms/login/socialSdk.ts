import { atom } from 'jotai'
import type { SocialLoginSettings } from '#contract/settings.ts'
import { loadVendorScriptAtom } from '../consent/vendorScripts.ts'

/**
 * The SDK's answer to a login. Without `authResponse` no account is connected: the login was refused, or its window
 * closed.
 */
export type SocialAnswer = { status?: string; authResponse?: { accessToken?: string } | null } | null | undefined

/** The part of the network's SDK that we use. */
export type SocialSdk = {
  init: (options: { appId: string; version: string; xfbml: boolean; status: boolean; cookie: boolean }) => void
  login: (onAnswer: (answer: SocialAnswer) => void, options: { scope: string; auth_type?: 'rerequest' }) => void
}

declare global {
  interface Window {
    /** The global of the SDK. Before `fbAsyncInit` was called it is a stub that only records the calls. */
    FB?: SocialSdk
    fbAsyncInit?: () => void
  }
}

/** The time limit of the script, in ms. It loads another script, which may be blocked without an error that we see. */
const PATIENCE = 30_000
const VERSION = 'v23.0'

/** The SDK as soon as its script has run in the page, or null when it does not. Ask before the script is loaded. */
export const sdkArrivalAtom = atom<{ wait: () => Promise<SocialSdk | null> }>({
  wait: () =>
    new Promise<SocialSdk | null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE)
      window.fbAsyncInit = () => resolve(window.FB ?? null)
    }),
})

/** `blocked`: a blocker on the device prevents the download, or there is no network. */
export type SocialSdkState =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'blocked' }
  | { state: 'ready'; sdk: SocialSdk }

export const socialSdkAtom = atom<SocialSdkState>({ state: 'idle' })

/** Loads the SDK if the visitor allowed it (`social`), once for the page; after a failure it may be asked again. */
export const loadSocialSdkAtom = atom(null, async (get, set, settings: SocialLoginSettings): Promise<void> => {
  const { state } = get(socialSdkAtom)
  if (state === 'loading' || state === 'ready') return
  set(socialSdkAtom, { state: 'loading' })
  const arrival = get(sdkArrivalAtom).wait()
  const outcome = await set(loadVendorScriptAtom, 'social', settings.sdk_url)
  const sdk = outcome === 'loaded' ? await arrival : null
  if (sdk) {
    sdk.init({ appId: settings.facebook_app_id, version: VERSION, xfbml: false, status: false, cookie: false })
    set(socialSdkAtom, { state: 'ready', sdk })
  } else {
    set(socialSdkAtom, { state: outcome === 'refused' ? 'idle' : 'blocked' })
  }
})
