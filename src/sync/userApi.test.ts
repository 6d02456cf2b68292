import { expect, it, vi } from 'vitest'
import { aSignup } from '../../test/builders/signup.ts'
import type { Fetch } from './api.ts'
import { createRegister, type Registration } from './userApi.ts'

const form = { ...aSignup({ username: 'anna', wants_newsletter: '0' }), 'g-recaptcha-response': 'solved' }

/** Registers against a user API that gives one answer. */
async function register(answer: Response, registration: Partial<Registration> = {}) {
  const fetchFn = vi.fn<Fetch>(async () => answer)
  const reply = await createRegister(fetchFn)({ base: '/api/v1', form: form as Registration['form'], ...registration })
  const [url, init] = fetchFn.mock.calls[0] ?? []
  return { reply, url, init, body: new URLSearchParams(String(init?.body)) }
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

it('sends exactly the keys of a registration, each in the brackets of `user`', async () => {
  const { url, init, body } = await register(json({ username: 'anna' }), { headers: { 'x-xsrf-token': 'abc' } })
  expect(url).toBe('/api/v1/users')
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-xsrf-token': 'abc' },
  })
  expect([...body.keys()].toSorted()).toEqual(
    [
      'user[username]',
      'user[password]',
      'user[email]',
      'user[age_verification]',
      'user[terms_of_service_and_privacy]',
      'user[wants_newsletter]',
      'user[registration_domain]',
      'user[g-recaptcha-response]',
    ].toSorted(),
  )
  expect(body.get('user[wants_newsletter]')).toBe('0')
})

it('posts to another site where the operator says so, and reads its errors', async () => {
  const refusal = json({ errors: { email: ['Schon vergeben.', 'Zu lang.'] } }, 400)
  const { reply, url } = await register(refusal, { base: 'https://users.example:8443/v1' })
  expect(url).toBe('https://users.example:8443/v1/users')
  expect(reply).toMatchObject({ kind: 'problem', status: 400, code: 'invalid' })
  expect(reply.kind === 'problem' && reply.problem?.errors).toEqual({ email: ['Schon vergeben.', 'Zu lang.'] })
})

it("takes another site's success as it comes, and its failures without words as such", async () => {
  const base = 'https://users.example'
  expect((await register(new Response('', { status: 201 }), { base })).reply.kind).toBe('ok')
  const hasty = new Response('slow down', { status: 429, headers: { 'retry-after': '60' } })
  expect((await register(hasty, { base })).reply).toMatchObject({ kind: 'problem', status: 429, retryAfter: 60 })
})
