import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { consentAtom, type Vendor } from './consent.ts'
import { loadVendorScriptAtom, scriptLoaderAtom, vendorScripts } from './vendorScripts.ts'

function open(allowed: readonly Vendor[], load = async () => {}) {
  const store = createStore()
  const asked: string[] = []
  store.set(consentAtom, { state: 'decided', allowed })
  store.set(scriptLoaderAtom, {
    load: (url) => {
      asked.push(url)
      return load()
    },
  })
  return { store, asked }
}

it('loads nothing without consent for that very vendor', async () => {
  const { store, asked } = open(['video', 'analytics', 'ads', 'captcha'])
  expect(await store.set(loadVendorScriptAtom, 'social', 'https://vendor.example/sdk.js')).toBe('refused')
  store.set(consentAtom, { state: 'unread' })
  expect(await store.set(loadVendorScriptAtom, 'video', 'https://vendor.example/a.js')).toBe('refused')
  expect(asked).toEqual([])
})

it('loads what was allowed, the captcha in German', async () => {
  const { store, asked } = open(['social', 'captcha'])
  expect(await store.set(loadVendorScriptAtom, 'social', 'https://vendor.example/sdk.js')).toBe('loaded')
  expect(await store.set(loadVendorScriptAtom, 'captcha', vendorScripts.captcha)).toBe('loaded')
  expect(asked[0]).toBe('https://vendor.example/sdk.js')
  expect(asked[1]).toContain('hl=de')
})

it('tells a failure from a change of mind', async () => {
  const { store } = open(['video'], () => Promise.reject(new Error('blocked')))
  expect(await store.set(loadVendorScriptAtom, 'video', 'https://vendor.example/a.js')).toBe('failed')
  const gone = AbortSignal.abort()
  expect(await store.set(loadVendorScriptAtom, 'video', 'https://vendor.example/a.js', gone)).toBe('cancelled')
})
