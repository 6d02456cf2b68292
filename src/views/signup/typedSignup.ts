import type { TypedSignup } from '../../atoms/signup/signup.ts'

/** The fields of the form without the captcha, which is separate. */
type Asked = Omit<TypedSignup, 'g-recaptcha-response'>

/** The form as it is sent: boxes are '1' or '0' (PRODUCT B4). */
export function toTypedSignup(form: FormData): Asked {
  const text = (name: keyof Asked) => String(form.get(name) ?? '')
  const box = (name: keyof Asked) => (form.has(name) ? '1' : '0')
  return {
    username: text('username'),
    password: text('password'),
    email: text('email'),
    age_verification: box('age_verification'),
    terms_of_service_and_privacy: box('terms_of_service_and_privacy'),
    wants_newsletter: box('wants_newsletter'),
  }
}

const shown: Record<keyof TypedSignup, true> = {
  username: true,
  password: true,
  email: true,
  age_verification: true,
  terms_of_service_and_privacy: true,
  wants_newsletter: true,
  'g-recaptcha-response': true,
}

/** Whether a fault of this field is shown beside it. */
export const isShown = (field: string): boolean => Object.hasOwn(shown, field)
