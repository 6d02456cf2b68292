import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useCaptcha } from '../../atoms/captcha/useCaptcha.ts'
import { sessionRequestAtom } from '../../atoms/core/session.ts'
import { loginAtom } from '../../atoms/login/login.ts'

/**
 * The sign-in of a form with a username and a password. Where the server wants a captcha solved first, it shows up, and
 * once it is solved the sign-in goes on by itself with what stands in the fields then.
 */
export function useLogin(onSignedIn: (name: string, isNew: boolean) => void) {
  const signIn = useSetAtom(loginAtom)
  const request = useAtomValue(sessionRequestAtom)
  const { field, take, takeOnceSolved } = useCaptcha('login')
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [isProving, setProving] = useState(false)

  const login = async (form: HTMLFormElement) => {
    const attempt = (solution: string) => {
      const typed = new FormData(form)
      const credentials = { username: String(typed.get('username')), password: String(typed.get('password')) }
      return signIn(solution === '' ? credentials : { ...credentials, 'g-recaptcha-response': solution })
    }
    setProving(needsCaptcha)
    let outcome = await attempt(needsCaptcha ? await take() : '')
    if (outcome.kind === 'captchaNeeded') {
      setNeedsCaptcha(true)
      setProving(true)
      const solution = await takeOnceSolved()
      // The form is gone.
      if (solution === null) return
      outcome = await attempt(solution)
    }
    setProving(false)
    if (outcome.kind === 'signedIn') onSignedIn(outcome.name, false)
  }

  return { login, isBusy: isProving || request.state === 'started', captcha: needsCaptcha ? field : null }
}
