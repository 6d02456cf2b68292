import { atom } from 'jotai'

/** The part of the vendor's API that the app uses, once the vendor's script has run. */
export type Recaptcha = {
  ready: (run: () => void) => void
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      callback: (solution: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => number
  reset: (widget: number) => void
}

/** The global that the vendor's script sets, or a stand-in. */
export const recaptchaAtom = atom<{ read: () => Recaptcha | undefined }>({
  read: () => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha,
})
