import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import { encodeForm } from '#contract/form.ts'
import { activationCall, signupCall } from '#contract/signup.ts'
import { aSignup } from '../../test/builders/signup.ts'
import { solve } from '../../test/solveCaptcha.ts'
import { mailedLink } from './mail.ts'

export type NewMember = { username: string; password: string; email: string }

/** Has somebody register and follow the mailed link, by the API; the browser of `context` is not signed in by that. */
export async function createMember(context: BrowserContext, url: string): Promise<NewMember> {
  const { request } = context
  const headers = { 'X-XSRF-TOKEN': await xsrfToken(context, url) }
  const captcha = await (await request.get(`${url}/api/captcha?form=signup`)).json()
  const form = aSignup({ 'g-recaptcha-response': await solve(captcha) })
  await expectOk(
    request.post(url + signupCall.path, {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      data: encodeForm('user', form as Record<string, string>),
    }),
  )
  const { username = '', password = '', email = '' } = form
  const link = await mailedLink(request, url, 'aktivieren', email)
  await expectOk(request.post(url + activationCall.path, { headers, data: { token: link.split('/').at(-1) } }))
  return { username, password, email }
}

/** Signs a member in with the cookies of a browser. */
export async function signInAs(context: BrowserContext, url: string, { username, password }: NewMember): Promise<void> {
  const headers = { 'X-XSRF-TOKEN': await xsrfToken(context, url) }
  await expectOk(context.request.post(`${url}/api/session`, { headers, data: { username, password } }))
}

async function xsrfToken(context: BrowserContext, url: string): Promise<string> {
  const answer = await context.request.get(`${url}/api/csrf_token`)
  return (await answer.json())['X-CSRF-Token']
}

async function expectOk(answering: ReturnType<APIRequestContext['post']>): Promise<void> {
  const answer = await answering
  expect(answer.status(), await answer.text()).toBe(200)
}
