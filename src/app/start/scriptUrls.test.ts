// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { toScriptUrl, toWorkerUrl } from './scriptUrls.ts'

it.each(['https://vendor.example/sdk.js', 'http://127.0.0.1:4000/sdk.js', '//vendor.example/sdk.js'])(
  'takes the script of a vendor: %s',
  (url) => {
    expect(String(toScriptUrl(url))).toBe(url)
  },
)

it('takes the worker', () => {
  expect(String(toWorkerUrl())).toBe('/sw.js')
})

it.each(['/images/avatar/1/84/x', 'assets/app.js', `${location.origin}/api/x`, 'data:text/javascript,x()', 'blob:x'])(
  'refuses what may be anybody’s: %s',
  (url) => {
    expect(() => toScriptUrl(url)).toThrow(TypeError)
  },
)
