import type { SignupForm } from '#contract/signup.ts'
import { emailFault, passwordFault, usernameFault } from '../credentials/service.ts'

export type FieldErrors = Partial<Record<keyof SignupForm, string[]>>

export const CAPTCHA_FAULT = 'Bitte bestätige, dass du kein Roboter bist.'

/**
 * The faults of a form that can be found without a query.
 *
 * @param form with username and e-mail in the form in which they are stored.
 * @param domain the product's own domain, which the form must name.
 */
export function formFaults(form: SignupForm, productName: string, domain: string): FieldErrors {
  const faults: Record<keyof SignupForm, string | null> = {
    username: usernameFault(form.username, productName),
    password: passwordFault(form.password, [form.username, form.email, productName]),
    email: emailFault(form.email),
    age_verification: form.age_verification === '1' ? null : 'Du musst mindestens 16 Jahre alt sein.',
    terms_of_service_and_privacy:
      form.terms_of_service_and_privacy === '1' ? null : 'Bitte akzeptiere die AGB und Datenschutzbestimmungen.',
    wants_newsletter: ['', '0', '1'].includes(form.wants_newsletter) ? null : 'Diese Angabe passt nicht.',
    registration_domain: form.registration_domain === domain ? null : 'Diese Anmeldung gehört zu einer anderen Seite.',
    'g-recaptcha-response': form['g-recaptcha-response'] === '' ? CAPTCHA_FAULT : null,
  }
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, [fault]]])),
  )
}
