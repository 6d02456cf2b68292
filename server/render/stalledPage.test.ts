// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageStart } from './pageStart.ts'

const manifest = { 'index.html': { file: 'assets/main.js', isEntry: true } }
const { script } = createPageStart(manifest, {}, '')([], '')
/** Runs the script, which no parser runs here, without the modules that it imports. */
const run = () => new Function('evaluate', script.replace('import(', 'evaluate('))(async () => undefined)
const preloads = () => document.head.querySelectorAll('[rel=modulepreload]').length

beforeEach(() => {
  vi.useFakeTimers()
  document.head.append(document.createElement('style'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

it('starts a page after four seconds though a picture never arrives', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  run()
  await vi.advanceTimersByTimeAsync(3_900)
  expect(preloads()).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(preloads()).toBe(1)
})

it('starts a page whose end is long in coming behind that end, once', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  run()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(preloads()).toBe(0)
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(preloads()).toBe(1)
})
