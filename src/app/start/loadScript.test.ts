// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { createScriptLoader, ScriptError } from './loadScript.ts'

const URL_A = 'https://vendor.example/de_DE/sdk.js'

/** A document of its own: jsdom loads nothing there, the test says what becomes of a tag. */
let page: Document
beforeEach(() => {
  page = document.implementation.createHTMLDocument()
})
const tags = () => [...page.querySelectorAll('script')]
const tell = (type: 'load' | 'error') => tags()[0]?.dispatchEvent(new Event(type))

it('resolves when the script has loaded, with one tag in the head', async () => {
  const loading = createScriptLoader(page)(URL_A)
  expect(tags().map(({ src, async }) => [src, async])).toEqual([[URL_A, true]])
  tell('load')
  await expect(loading).resolves.toBeUndefined()
  expect(tags()).toHaveLength(1)
})

it('loads each address once, for those who ask meanwhile and for those who ask later', async () => {
  const load = createScriptLoader(page)
  const both = Promise.all([load(URL_A), load(URL_A)])
  expect(tags()).toHaveLength(1)
  tell('load')
  await both
  await load(URL_A)
  await load(URL_A, new AbortController().signal)
  expect(tags()).toHaveLength(1)
  void load('https://vendor.example/other.js')
  expect(tags()).toHaveLength(2)
})

it('rejects everybody when it fails, removes the tag, and begins anew with the next', async () => {
  const load = createScriptLoader(page)
  const first = load(URL_A)
  const second = load(URL_A, new AbortController().signal)
  tell('error')
  await expect(first).rejects.toBeInstanceOf(ScriptError)
  await expect(second).rejects.toBeInstanceOf(ScriptError)
  expect(tags()).toEqual([])
  const again = load(URL_A)
  tell('load')
  await expect(again).resolves.toBeUndefined()
})

it('rejects on abort with its reason, and takes the tag along', async () => {
  const load = createScriptLoader(page)
  const abort = new AbortController()
  const loading = load(URL_A, abort.signal)
  abort.abort(new Error('gone'))
  await expect(loading).rejects.toThrow('gone')
  expect(tags()).toEqual([])
})

it('goes on for who still waits when another one aborts', async () => {
  const load = createScriptLoader(page)
  const abort = new AbortController()
  const leaving = load(URL_A, abort.signal)
  const staying = load(URL_A, new AbortController().signal)
  abort.abort()
  await expect(leaving).rejects.toMatchObject({ name: 'AbortError' })
  tell('load')
  await expect(staying).resolves.toBeUndefined()
  expect(tags()).toHaveLength(1)
})

it('begins nothing for a signal that is aborted already', async () => {
  await expect(createScriptLoader(page)(URL_A, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(tags()).toEqual([])
})

it('keeps a loaded script when whoever asked for it leaves later', async () => {
  const load = createScriptLoader(page)
  const abort = new AbortController()
  const loading = load(URL_A, abort.signal)
  tell('load')
  await loading
  abort.abort()
  await load(URL_A)
  expect(tags()).toHaveLength(1)
})
