import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { CaptchaForm } from '#contract/captcha.ts'
import { useConsent } from '../consent/useConsent.ts'
import { createCaptcha } from './captcha.ts'

/**
 * The captcha of a form, for as long as the form stands: `ui/captcha/CaptchaField.tsx` shows `field`, the form calls
 * `start` when it is touched and `take` when it is sent.
 */
export function useCaptcha(form: CaptchaForm) {
  const store = useStore()
  const [captcha] = useState(() => createCaptcha(store, form))
  const view = useAtomValue(captcha.viewAtom)
  const consent = useConsent('captcha')
  const { start, stop, take, takeOnceSolved, setPlace } = captcha
  useEffect(() => stop, [stop])
  useEffect(() => {
    if (view.state === 'refused' && consent.state === 'allowed') start()
  }, [view.state, consent.state, start])
  return { start, take, takeOnceSolved, field: { view, place: setPlace, onRetry: start, onAdjust: consent.adjust } }
}
