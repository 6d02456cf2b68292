// @vitest-environment node
import { expect, it } from 'vitest'
import { createApi, type Fetch } from './api.ts'
import { createXsrf } from './xsrf.ts'

function aServer() {
  const asked = { times: 0 }
  const fetchFn = (async () => Response.json({ 'X-CSRF-Token': `token-${++asked.times}` })) as Fetch
  return { asked, api: createApi(fetchFn) }
}

it("reads the page's cookie when sending, without a call", async () => {
  const { asked, api } = aServer()
  let cookie = 'a=1; XSRF-TOKEN=first%2B; b=2'
  const xsrf = createXsrf(api, () => cookie)
  expect(await xsrf.read()).toBe('first+')
  cookie = 'XSRF-TOKEN=second'
  expect(await xsrf.read()).toBe('second')
  expect(asked.times).toBe(0)
})

it('asks the server for a token in place of a cookie that nobody can read', async () => {
  const { api } = aServer()
  expect(await createXsrf(api, () => 'XSRF-TOKEN=%E0%A4').read()).toBe('token-1')
})

it('asks the server in a worker, once for all that ask at the same time', async () => {
  const { asked, api } = aServer()
  const xsrf = createXsrf(api, null)
  expect(await Promise.all([xsrf.read(), xsrf.read(), xsrf.read()])).toEqual(Array(3).fill('token-1'))
  expect(await Promise.all([xsrf.refresh('token-1'), xsrf.refresh('token-1')])).toEqual(Array(2).fill('token-2'))
  expect(await xsrf.refresh('token-1')).toBe('token-2')
  expect(asked.times).toBe(2)
})

it('shows each token that the server gives, and none that lies in the cookie', async () => {
  const { api } = aServer()
  const shown: string[] = []
  await createXsrf(
    api,
    () => 'XSRF-TOKEN=first',
    (token) => shown.push(token),
  ).read()
  const xsrf = createXsrf(api, null, (token) => shown.push(token))
  await xsrf.read()
  await xsrf.refresh('token-1')
  expect(shown).toEqual(['token-1', 'token-2'])
})

it('answers null while the server cannot be reached', async () => {
  const xsrf = createXsrf(createApi((async () => Promise.reject(new TypeError('Failed to fetch'))) as Fetch), null)
  expect(await xsrf.read()).toBeNull()
})
