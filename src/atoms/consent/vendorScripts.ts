import { atom } from 'jotai'
import { consentAtom, isAllowed, type Vendor } from './consent.ts'

/** Scripts of vendors whose address is always the same, in German (K11). The social SDK's is the operator's to set. */
export const vendorScripts = {
  captcha: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=de',
} as const satisfies Partial<Record<Vendor, string>>

/** Loads a script into the page: the page's own loader (`src/app/start/loadScript.ts`), or a stand-in. */
export const scriptLoaderAtom = atom<{ load: (url: string, signal?: AbortSignal) => Promise<void> }>({
  load: () => Promise.reject(new Error('no page to load a script into')),
})

export type ScriptOutcome = 'loaded' | 'refused' | 'failed' | 'cancelled'

/**
 * Loads a vendor's script if the visitor allowed that vendor; the only way to one. Never throws.
 *
 * @returns `refused` without consent (show `ConsentNotice`), `failed` when it is blocked or there is no network.
 */
export const loadVendorScriptAtom = atom(
  null,
  async (get, _set, vendor: Vendor, url: string, signal?: AbortSignal): Promise<ScriptOutcome> => {
    if (!isAllowed(get(consentAtom), vendor)) return 'refused'
    try {
      await get(scriptLoaderAtom).load(url, signal)
      return 'loaded'
    } catch {
      return signal?.aborted ? 'cancelled' : 'failed'
    }
  },
)
