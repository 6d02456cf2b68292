// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentAtom, type Vendor } from '../consent/consent.ts'
import { scriptLoaderAtom } from '../consent/vendorScripts.ts'
import { loadSocialSdkAtom, type SocialSdk, sdkArrivalAtom, socialSdkAtom } from './socialSdk.ts'

const settings = { facebook_app_id: 'our-app', sdk_url: 'https://vendor.example/de_DE/sdk.js' }

function open({
  allowed = ['social'],
  load = async () => {},
}: {
  allowed?: Vendor[]
  load?: () => Promise<void>
} = {}) {
  const store = createStore()
  const sdk = { init: vi.fn<SocialSdk['init']>(), login: vi.fn<SocialSdk['login']>() }
  const asked: string[] = []
  store.set(consentAtom, { state: 'decided', allowed })
  store.set(scriptLoaderAtom, {
    load: (url) => {
      asked.push(url)
      return load()
    },
  })
  store.set(sdkArrivalAtom, { wait: async () => sdk })
  return { store, sdk, asked, load: () => store.set(loadSocialSdkAtom, settings) }
}

it('is loaded from where the operator says and told our app’s id, once for the page', async () => {
  const { store, sdk, asked, load } = open()
  const loading = load()
  expect(store.get(socialSdkAtom)).toEqual({ state: 'loading' })
  await Promise.all([loading, load()])
  await load()
  expect(store.get(socialSdkAtom)).toEqual({ state: 'ready', sdk })
  expect(asked).toEqual([settings.sdk_url])
  // Neither plugins in the page nor cookies of our own site nor a question who it is before somebody presses the button.
  expect(sdk.init.mock.calls).toEqual([
    [{ appId: 'our-app', version: 'v23.0', xfbml: false, status: false, cookie: false }],
  ])
})

it('is not asked for without consent for that vendor', async () => {
  const { store, asked, load } = open({ allowed: ['video', 'analytics'] })
  await load()
  expect(store.get(socialSdkAtom)).toEqual({ state: 'idle' })
  expect(asked).toEqual([])
})

it('is blocked when its script cannot be loaded, and may be asked for again', async () => {
  let isBlocked = true
  const { store, load } = open({ load: () => (isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve()) })
  await load()
  expect(store.get(socialSdkAtom)).toEqual({ state: 'blocked' })
  isBlocked = false
  await load()
  expect(store.get(socialSdkAtom)).toMatchObject({ state: 'ready' })
})

describe('in the page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    delete window.FB
    delete window.fbAsyncInit
  })

  /** With the page's own way to wait. */
  function openPage() {
    const { store, sdk } = open()
    const page = createStore()
    page.set(consentAtom, store.get(consentAtom))
    page.set(scriptLoaderAtom, store.get(scriptLoaderAtom))
    return { store: page, sdk }
  }

  it('is ready when it says so, not when its script has run', async () => {
    const { store, sdk } = openPage()
    const loading = store.set(loadSocialSdkAtom, settings)
    window.FB = sdk
    await vi.advanceTimersByTimeAsync(1_000)
    expect(store.get(socialSdkAtom)).toEqual({ state: 'loading' })
    window.fbAsyncInit?.()
    await loading
    expect(store.get(socialSdkAtom)).toEqual({ state: 'ready', sdk })
  })

  it('is blocked when it does not come to life within half a minute', async () => {
    const { store } = openPage()
    const loading = store.set(loadSocialSdkAtom, settings)
    await vi.advanceTimersByTimeAsync(30_000)
    await loading
    expect(store.get(socialSdkAtom)).toEqual({ state: 'blocked' })
  })
})
