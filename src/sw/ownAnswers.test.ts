import { expect, it, vi } from 'vitest'
import { SOURCE_HEADER } from '../sync/sourceHeader.ts'
import { isOurs, isOutOfOrder, markAsDevice, ownAnswers } from './ownAnswers.ts'

const answer = (status: number, type: string, headers: Record<string, string> = {}) =>
  new Response('{}', { status, headers: { 'content-type': type, ...headers } })

it('takes only a good answer of ours for ours, never the page of a captive portal', () => {
  expect(isOurs(answer(200, 'application/json; charset=utf-8'), 'json')).toBe(true)
  expect(isOurs(answer(200, 'text/html'), 'json')).toBe(false)
  expect(isOurs(answer(404, 'application/problem+json'), 'json')).toBe(false)
  expect(isOurs(answer(200, 'image/avif'), 'image')).toBe(true)
})

it('takes errors of the server and its limit for out of order, not an unknown thing', () => {
  expect([500, 502, 503, 429].every((status) => isOutOfOrder(answer(status, 'text/plain')))).toBe(true)
  expect(isOutOfOrder(answer(404, 'application/problem+json'))).toBe(false)
})

it('says that a copy comes from the device and keeps when the server made it', () => {
  const marked = markAsDevice(answer(200, 'application/json', { date: 'Sat, 21 Nov 2026 12:00:00 GMT' }))
  expect(marked.headers.get(SOURCE_HEADER)).toBe('device')
  expect(marked.headers.get('date')).toBe('Sat, 21 Nov 2026 12:00:00 GMT')
})

it('hands the refusal on when the device has no copy', async () => {
  const plugin = ownAnswers({ content: 'json', name: 'films' })
  const state = {}
  const refusal = answer(503, 'application/problem+json', { 'retry-after': '5' })
  const rest = { request: new Request('http://localhost/api/movies'), event: undefined as never, state }
  await expect(plugin.fetchDidSucceed?.({ response: refusal, ...rest })).rejects.toThrow()
  expect(await plugin.handlerDidError?.({ error: new Error('no copy'), ...rest })).toBe(refusal)
})

it('forgets the copy of what the server no longer has for this reader, not where a proxy refuses', async () => {
  const forgotten: string[] = []
  const remove = async ({ url }: Request) => forgotten.push(url) > 0
  vi.stubGlobal('caches', { open: async (name: string) => (name === 'films' ? { delete: remove } : null) })
  const plugin = ownAnswers({ content: 'json', name: 'films' })
  const rest = { request: new Request('http://localhost/api/movies/x'), event: undefined as never }
  for (const status of [404, 403, 410]) {
    const refusal = answer(status, 'application/problem+json')
    expect(await plugin.fetchDidSucceed?.({ response: refusal, ...rest })).toBe(refusal)
  }
  await expect(plugin.fetchDidSucceed?.({ response: answer(403, 'text/html'), ...rest })).rejects.toThrow(
    'no answer of ours',
  )
  vi.unstubAllGlobals()
  expect(forgotten).toEqual(Array(3).fill('http://localhost/api/movies/x'))
})

it('keeps no placeholder of an image that is still being drawn', async () => {
  const plugin = ownAnswers({ content: 'image', name: 'images' })
  const response = answer(200, 'image/svg+xml', { 'cache-control': 'no-store' })
  expect(
    await plugin.cacheWillUpdate?.({
      response,
      request: new Request('http://localhost/images/a'),
      event: undefined as never,
    }),
  ).toBeNull()
})
