import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider, useAtomValue } from 'jotai'
import { expect, it } from 'vitest'
import { aFavouriteCinema, aVisitorStorage } from '../../../test/builders/favourites.ts'
import { clockAtom } from '../core/context.ts'
import { favouritesAtom } from '../favourites/favourites.ts'
import { visitorStorageAtom } from '../favourites/visitorFavourites.ts'
import { noteKeptAtom } from '../place/noteKept.ts'
import { deviceStorageAtom } from '../place/place.ts'
import { type InstallBrowser, installBrowserAtom, isIosTab, useInstallHint } from './installHint.ts'

const DAY = 86_400_000
const FIRST = Date.parse('2026-11-21T12:00:00Z')
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

const aBrowser = (overrides: Partial<InstallBrowser> = {}): InstallBrowser => ({
  userAgent: IPHONE,
  maxTouchPoints: 5,
  matchMedia: () => ({ matches: false }),
  ...overrides,
})

it('knows Safari of an iPhone and of an iPad in a plain tab, and nothing else', () => {
  expect(isIosTab(aBrowser())).toBe(true)
  expect(isIosTab(aBrowser({ userAgent: MAC }))).toBe(true)
  expect(isIosTab(aBrowser({ userAgent: MAC, maxTouchPoints: 0 }))).toBe(false)
  expect(isIosTab(aBrowser({ userAgent: IPHONE.replace('Version/18.5', 'CriOS/137.0') }))).toBe(false)
  expect(isIosTab(aBrowser({ userAgent: IPHONE.replace('Version/18.5', 'Version/18.0 EdgiOS/137.0') }))).toBe(false)
  expect(isIosTab(aBrowser({ standalone: true }))).toBe(false)
  expect(isIosTab(aBrowser({ matchMedia: () => ({ matches: true }) }))).toBe(false)
})

/** A device that keeps its storage from one page to the next. */
function aDevice(favourites = [aFavouriteCinema('Astra')]) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const open = (now: number) => {
    const store = createStore()
    store.set(deviceStorageAtom, { open: () => storage })
    store.set(visitorStorageAtom, aVisitorStorage(favourites))
    store.set(installBrowserAtom, { read: () => aBrowser() })
    store.set(clockAtom, { now: () => new Date(now) })
    return store
  }
  const show = (now: number) => {
    const page = render(
      <Provider store={open(now)}>
        <Hint />
      </Provider>,
    )
    return { ...page, user: userEvent.setup() }
  }
  return { open, show, kept }
}

function Hint() {
  const hint = useInstallHint()
  const favourites = useAtomValue(favouritesAtom)
  return (
    <>
      <p>{favourites?.length ?? 'keine'} Kinos</p>
      {hint && (
        <button type="button" onClick={hint.onClose}>
          Hinweis
        </button>
      )}
    </>
  )
}

it('shows from the fourth day after something was first kept, until it is closed for good', async () => {
  const device = aDevice()
  device.open(FIRST).set(noteKeptAtom)
  const early = device.show(FIRST + 4 * DAY - 1)
  await screen.findByText('1 Kinos')
  expect(screen.queryByText('Hinweis')).toBeNull()
  early.unmount()
  const due = device.show(FIRST + 4 * DAY)
  await due.user.click(await screen.findByText('Hinweis'))
  expect(screen.queryByText('Hinweis')).toBeNull()
  due.unmount()
  device.show(FIRST + 40 * DAY)
  await screen.findByText('1 Kinos')
  expect(screen.queryByText('Hinweis')).toBeNull()
})

it('notes the first day by itself where nobody did', async () => {
  const device = aDevice()
  const first = device.show(FIRST)
  await expect.poll(() => device.kept.get('firstKept')).toBe('2026-11-21T12:00:00.000Z')
  first.unmount()
  device.show(FIRST + 5 * DAY)
  expect(await screen.findByText('Hinweis')).toBeVisible()
})

it('keeps the first day, and begins anew where that lies ahead', () => {
  const device = aDevice()
  device.open(FIRST + DAY).set(noteKeptAtom)
  expect(device.open(FIRST + 2 * DAY).set(noteKeptAtom)).toBe(FIRST + DAY)
  expect(device.open(FIRST).set(noteKeptAtom)).toBe(FIRST)
})

it('says nothing while nothing lies on the device, and works where nothing may be stored', async () => {
  const device = aDevice([])
  device.open(FIRST).set(noteKeptAtom)
  device.show(FIRST + 5 * DAY)
  await screen.findByText('0 Kinos')
  expect(screen.queryByText('Hinweis')).toBeNull()
  const forbidden = device.open(FIRST)
  forbidden.set(deviceStorageAtom, {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(forbidden.set(noteKeptAtom)).toBeNull()
})
